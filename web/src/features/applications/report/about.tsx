import { useTranslation } from 'react-i18next';
import type { Coverage } from '#domain/frameworks/coverage.ts';
import type { Report } from '#domain/report/report.ts';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { formatDate, formatDay } from '#web/components/moment.tsx';

const SHOWN = ['covered', 'partly', 'open', 'excluded', 'organizational'] as const satisfies readonly Coverage[];

/** The subject of the report, its date, and whether the framework applies. */
export const About = ({ report }: { report: Report }) => {
  const { t, i18n } = useTranslation();
  const { application, framework, concerned, catalog_version, day } = report;
  const { applies, decided, role } = concerned;
  const decidedBy = decided && { who: decided.by.name, day: formatDay(decided.at, i18n.language) };
  const status = decidedBy
    ? t(applies ? 'report.applies.decided' : 'report.applies.excluded', decidedBy)
    : t(applies ? 'report.applies.proposed' : 'report.applies.notProposed');
  return (
    <Panel
      title={t('report.about.title')}
      columns={3}
      items={[
        { label: t('report.about.application'), value: application.name },
        { label: t('report.about.purpose'), value: <Words>{application.purpose}</Words> },
        { label: t('report.about.day'), value: formatDate(day, i18n.language) },
        { label: t('report.about.framework'), value: `${framework.name} (${framework.version})` },
        {
          label: t('report.about.concerned'),
          value: (
            <>
              <div>{status}</div>
              {decided && <div className="report-aside prose">{decided.reason}</div>}
            </>
          ),
        },
        {
          label: t('report.about.role'),
          value: role ? t(`frameworks.parties.${role}`) : t('report.about.anyRole'),
        },
        { label: t('report.about.catalog'), value: catalog_version },
      ]}
    />
  );
};

export const Counts = ({ report: { counts } }: { report: Report }) => {
  const { t, i18n } = useTranslation();
  return (
    <Panel
      title={t('report.counts.title')}
      description={t('report.counts.whenever')}
      columns={4}
      items={SHOWN.map((coverage) => ({
        label: t(`report.counts.${coverage}`),
        value: counts[coverage].toLocaleString(i18n.language),
      }))}
    />
  );
};
