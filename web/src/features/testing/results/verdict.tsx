import Container from '@cloudscape-design/components/container';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { languageShown } from '#web/i18n/index.ts';
import type { WholeResult } from './queries.ts';
import { type Saying, verdictSentence } from './sentences.ts';
import { VerdictChip } from './verdict-chip.tsx';

/** What came of it, first in a word, then in a sentence that somebody may quote. */
export const Verdict = ({ whole: { test, result }, saying }: { whole: WholeResult; saying: Saying }) => {
  const { t } = useTranslation();
  const sentence = verdictSentence(saying, languageShown(), test, result);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('testResults.verdictFor')}
          actions={
            <CopyToClipboard
              textToCopy={sentence}
              copyButtonText={t('testResults.copy')}
              copySuccessText={t('testResults.copied')}
              copyErrorText={t('testResults.notCopied')}
            />
          }
        >
          {t('testResults.verdict')}
        </Header>
      }
    >
      <SpaceBetween size="xs">
        <VerdictChip verdict={result.verdict} />
        <blockquote className="result-sentence">{sentence}</blockquote>
      </SpaceBetween>
    </Container>
  );
};
