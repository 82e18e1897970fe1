import Icon from '@cloudscape-design/components/icon';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { ChosenKind } from '#domain/notifications/kinds.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';
import { ChannelBoxes } from './channel-boxes.tsx';
import { isOn, type Ways } from './choices.ts';

const useSaveWays = (onChange: () => void) => {
  const { t } = useTranslation();
  const { mutate, error } = useSavePreferences();
  const save = (ways: Partial<Ways>) => {
    onChange();
    mutate({ notification_preferences: ways });
  };
  const failed = error && (
    <div role="alert">
      <StatusIndicator type="error">{changeFailed(t, t('settings.notifications.failed'), error)}</StatusIndicator>
    </div>
  );
  return { save, failed };
};

/** `onChange` is called for each change, before it is saved. */
type Changes = { onChange: () => void };

const KindRow = ({ kind, onChange }: Changes & { kind: ChosenKind }) => {
  const { t } = useTranslation();
  const { notification_preferences: ways } = useCurrentUser();
  const { save, failed } = useSaveWays(onChange);
  const label = t(`told.${kind}`);
  return (
    <tr>
      <th scope="row">
        {label}
        {failed}
      </th>
      <ChannelBoxes label={label} kinds={[kind]} ways={ways} onChange={save} />
    </tr>
  );
};

type GroupRowsProps = Changes & {
  label: string;
  kinds: readonly ChosenKind[];
  isOpen: boolean;
  onToggle: () => void;
};

export const GroupRows = ({ label, kinds, isOpen, onToggle, onChange }: GroupRowsProps) => {
  const { t } = useTranslation();
  const { notification_preferences: ways } = useCurrentUser();
  const { save, failed } = useSaveWays(onChange);
  const byMail = kinds.filter((kind) => isOn(ways[kind], 'mail')).length;
  return (
    <tbody>
      <tr className="notification-group">
        <th scope="rowgroup">
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            <Icon name={isOpen ? 'caret-down-filled' : 'caret-right-filled'} />
            <span>
              {label} <small>{t('settings.notifications.byMail', { mailed: byMail, all: kinds.length })}</small>
            </span>
          </button>
          {failed}
        </th>
        <ChannelBoxes label={label} kinds={kinds} ways={ways} onChange={save} />
      </tr>
      {isOpen && kinds.map((kind) => <KindRow key={kind} kind={kind} onChange={onChange} />)}
    </tbody>
  );
};
