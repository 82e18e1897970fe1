import { useTranslation } from 'react-i18next';
import type { BiasTest } from '#domain/tests/test.ts';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { modelPath, statusPath } from '#web/routing/paths.ts';
import { TestedDocument } from '../tested-document.tsx';

const isType = (type: string) =>
  type === 'fairness_ml_user' || type === 'fairness_ml_synthetic' || type === 'fairness_llm_user' ? type : undefined;

/** Subject of the test and its requester. */
export const About = ({ test }: { test: BiasTest }) => {
  const { t, i18n } = useTranslation();
  const { purpose, model, created_at, created_by, finished_at, reruns, application_id } = test;
  const type = isType(test.type);
  const modelText = [model.name, model.version].join(' ').trim();
  return (
    <Panel
      title={t('testing.status.about')}
      columns={2}
      items={[
        { label: t('testing.status.purpose'), value: <Words>{purpose}</Words> },
        { label: t('testing.status.type'), value: type ? t(`testing.types.${type}`) : test.type },
        {
          label: t('testing.status.document'),
          value: <TestedDocument test={test} />,
        },
        ...(modelText === '' && type === 'fairness_llm_user' // the file names the model
          ? []
          : [
              {
                label: t('testing.status.model'),
                value: model.id ? (
                  <RouterLink to={modelPath(model.id)}>{modelText}</RouterLink>
                ) : (
                  <Words>{modelText}</Words>
                ),
              },
            ]),
        {
          label: t('testing.status.asked'),
          value: t('testing.status.by', { when: formatMoment(created_at, i18n.language), who: created_by.name }),
        },
        ...(finished_at
          ? [{ label: t('testing.status.finished'), value: formatMoment(finished_at, i18n.language) }]
          : []),
        ...(test.own_thresholds.length > 0
          ? [{ label: t('testing.status.own'), value: <Words>{test.thresholds_reason ?? ''}</Words> }]
          : []),
        ...(reruns
          ? [
              {
                label: t('testing.status.reruns'),
                value: (
                  <RouterLink to={statusPath({ application_id, id: reruns })}>{t('testing.status.before')}</RouterLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
};
