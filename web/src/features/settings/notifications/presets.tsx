import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';
import { isPreset, PRESETS, type Preset, presetWays, type Ways } from './choices.ts';

/** A preset that was applied, and the choices that it replaced. */
export type Applied = { preset: Preset; before: Ways };

type PresetsProps = { applied: Applied | undefined; onApply: (applied: Applied | undefined) => void };

export const Presets = ({ applied, onApply }: PresetsProps) => {
  const { t } = useTranslation();
  const { notification_preferences: ways } = useCurrentUser();
  const { mutate, error } = useSavePreferences();
  const save = (next: Ways, applying?: Applied) => {
    onApply(undefined);
    mutate({ notification_preferences: next }, { onSuccess: () => onApply(applying) });
  };
  return (
    <SpaceBetween size="s">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div role="group" aria-label={t('settings.notifications.presetsLabel')} className="notification-presets">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            disabled={isPreset(preset, ways)}
            disabledReason={t('settings.notifications.current')}
            onClick={() => save(presetWays(preset), { preset, before: ways })}
          >
            {t(`settings.notifications.presets.${preset}`)}
          </Button>
        ))}
      </div>
      {applied && (
        <div role="status">
          <Alert
            type="success"
            action={<Button onClick={() => save(applied.before)}>{t('settings.notifications.undo')}</Button>}
          >
            {t('settings.notifications.applied', { preset: t(`settings.notifications.presets.${applied.preset}`) })}
          </Alert>
        </div>
      )}
      {error && (
        <div role="alert">
          <Alert type="error">{changeFailed(t, t('settings.notifications.failed'), error)}</Alert>
        </div>
      )}
    </SpaceBetween>
  );
};
