import Box from '@cloudscape-design/components/box';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useTranslation } from 'react-i18next';
import { hasOtherRatios, lawTablesOf } from '#domain/bias/result/local-law-144.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { summaryFactsOf } from '../law-summary/use-summary-form.ts';
import type { WholeResult } from '../queries.ts';
import type { Wording } from '../wording/phrases.ts';
import { CoverageView } from './coverage.tsx';
import { Fold } from './fold.tsx';
import { useIdentity } from './identity.tsx';

export const DataAndMethod = ({ data, wording }: { data: WholeResult; wording: Wording }) => {
  const { t } = useTranslation();
  const { test, result } = data;
  const { data: identity } = useIdentity(data);
  const facts = summaryFactsOf(test);
  return (
    <Fold title={t('testResults.dataAndMethod.title')} about={t('testResults.dataAndMethod.about')}>
      <KeyValuePairs minColumnWidth={180} columns={3} items={identity} />
      <CoverageView result={result} wording={wording} />
      {hasOtherRatios(lawTablesOf(result, facts.small_because !== '', facts)) && (
        <Box color="text-body-secondary">{t('testResults.law.otherRatios')}</Box>
      )}
      <RouterLink to="/application-testing/method">{t('testResults.explanation.allRules')}</RouterLink>
    </Fold>
  );
};
