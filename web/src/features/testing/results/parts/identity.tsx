import { useTranslation } from 'react-i18next';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { TestedDocument } from '#web/features/testing/tested-document.tsx';
import type { WholeResult } from '../queries.ts';
import { generatedFacts, modelFacts } from './identity-facts.ts';

/** Inputs and engine of a result; the same inputs reproduce it. */
export const useIdentity = ({ test, result, plan, sha256 }: WholeResult) => {
  const { t, i18n } = useTranslation();
  const { document, created_at, created_by, purpose } = test;
  const data = [
    {
      label: t('testResults.identity.document'),
      value: <TestedDocument test={test} />,
    },
    ...(plan.header_row === undefined
      ? []
      : [
          {
            label: t('testResults.identity.headerRow'),
            value: t('testResults.identity.rowOfFile', { row: plan.header_row }),
          },
        ]),
    { label: t('testResults.identity.type'), value: t(`testing.types.${plan.type}`) },
    ...modelFacts(t, test, result),
    { label: t('testResults.identity.purpose'), value: <Words>{purpose}</Words> },
    ...generatedFacts(t, plan).map(({ label, value }) => ({ label, value: <Words>{value}</Words> })),
  ];
  const verification = [
    { label: t('testResults.identity.hash'), value: <code className="result-hash">{document.sha256}</code> },
    { label: t('testResults.identity.result'), value: <code className="result-hash">{sha256}</code> },
    { label: t('testResults.identity.engine'), value: result.engine },
    { label: t('testResults.identity.seed'), value: String(result.seed) },
    {
      label: t('testResults.identity.asked'),
      value: t('testResults.identity.by', { when: formatMoment(created_at, i18n.language), who: created_by.name }),
    },
  ];
  return { data, verification };
};

export const Identity = ({ data }: { data: WholeResult }) => {
  const { t } = useTranslation();
  const { data: identity, verification } = useIdentity(data);
  return <Panel title={t('testResults.identity.title')} columns={3} items={[...identity, ...verification]} />;
};
