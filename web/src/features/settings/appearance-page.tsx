import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { APPEARANCES, DENSITIES, SHORTCUTS } from '#domain/enumerations.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { Choice } from './choice.tsx';
import { useSaveChoice } from './use-save-choice.ts';

export const AppearancePage = () => {
  const { t } = useTranslation();
  const { appearance, density, shortcuts } = useCurrentUser();
  const save = useSaveChoice();
  return (
    <Container header={<Header variant="h2">{t('settings.appearance')}</Header>}>
      <PageTitle>{t('settings.appearance')}</PageTitle>
      <div className="two-choices">
        <Choice
          label={t('settings.colors')}
          values={APPEARANCES}
          chosen={appearance}
          name={(value) => t(`settings.appearances.${value}`)}
          hint={(value) => t(`settings.appearanceHints.${value}`)}
          onChoose={(value) => save({ appearance: value })}
        />
        <Choice
          label={t('settings.density')}
          values={DENSITIES}
          chosen={density}
          name={(value) => t(`settings.densities.${value}`)}
          hint={(value) => t(`settings.densityHints.${value}`)}
          onChoose={(value) => save({ density: value })}
        />
        <Choice
          label={t('settings.shortcuts')}
          values={SHORTCUTS}
          chosen={shortcuts}
          name={(value) => t(`settings.shortcutChoices.${value}`)}
          hint={(value) => t(`settings.shortcutHints.${value}`)}
          onChoose={(value) => save({ shortcuts: value })}
        />
      </div>
    </Container>
  );
};
