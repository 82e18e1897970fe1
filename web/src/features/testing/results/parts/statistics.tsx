import Box from '@cloudscape-design/components/box';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { languageShown } from '#web/i18n/index.ts';
import { useResultPlaces } from '../places.ts';
import type { WholeResult } from '../queries.ts';
import { tableCalled, type Wording } from '../wording/phrases.ts';
import { verdictSentence } from '../wording/sentences.ts';
import { Fold } from './fold.tsx';

/** The full statement, and links to all figures. */
export const Statistics = ({ data: { test, result }, wording }: { data: WholeResult; wording: Wording }) => {
  const { t } = useTranslation();
  const { details } = useResultPlaces(test);
  const sentence = verdictSentence(wording, languageShown(), test, result);
  return (
    <Fold title={t('testResults.statistics.title')} about={t('testResults.statistics.about')}>
      <SpaceBetween size="s">
        <Box variant="h3">{t('testResults.verdictFor')}</Box>
        <blockquote className="result-sentence">{sentence}</blockquote>
        <CopyToClipboard
          textToCopy={sentence}
          copyButtonText={t('testResults.copy')}
          copySuccessText={t('testResults.copied')}
          copyErrorText={t('testResults.notCopied')}
        />
      </SpaceBetween>
      <ul className="result-list">
        {result.tables.map((table) => (
          <li key={table.id}>
            <RouterLink to={details(table.id)}>
              {t('testResults.detailsOf', { table: tableCalled(wording, table) })}
            </RouterLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
};
