import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { isRetired } from '#domain/life/life.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';

/** Explains why a retired application is read-only. */
export const RetiredNotice = ({ application }: { application: Application }) => {
  const { t, i18n } = useTranslation();
  const { retirement } = application;
  if (!isRetired(application)) return null;
  return (
    <Alert
      type="info"
      header={
        retirement
          ? t('applications.life.notice', { when: formatMoment(retirement.at, i18n.language), who: retirement.by.name })
          : t('applications.developmentStatuses.retired')
      }
    >
      {retirement ? <Words>{retirement.reason}</Words> : t('applications.life.refusal')}
    </Alert>
  );
};
