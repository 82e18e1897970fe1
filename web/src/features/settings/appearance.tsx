import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import { APPEARANCES, DENSITIES } from '#domain/enumerations.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useSaveChoice } from './use-save-choice.ts';

export const Appearance = () => {
  const { t } = useTranslation();
  const { appearance, density } = useCurrentUser();
  const save = useSaveChoice();
  return (
    <Container header={<Header variant="h2">{t('settings.appearance')}</Header>}>
      <div className="two-choices">
        <FormField label={t('settings.colors')}>
          <RadioGroup
            value={appearance}
            items={APPEARANCES.map((value) => ({
              value,
              label: t(`settings.appearances.${value}`),
              description: t(`settings.appearanceHints.${value}`),
            }))}
            onChange={({ detail }) => {
              const chosen = APPEARANCES.find((one) => one === detail.value);
              if (chosen) save({ appearance: chosen });
            }}
          />
        </FormField>
        <FormField label={t('settings.density')}>
          <RadioGroup
            value={density}
            items={DENSITIES.map((value) => ({
              value,
              label: t(`settings.densities.${value}`),
              description: t(`settings.densityHints.${value}`),
            }))}
            onChange={({ detail }) => {
              const chosen = DENSITIES.find((one) => one === detail.value);
              if (chosen) save({ density: chosen });
            }}
          />
        </FormField>
      </div>
    </Container>
  );
};
