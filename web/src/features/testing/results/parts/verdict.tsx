import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingsOf } from '#domain/bias/findings.ts';
import { isFlag } from '#domain/bias/verdicts.ts';
import { ENGINE_VERSION } from '#domain/bias/words.ts';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { languageShown } from '#web/i18n/index.ts';
import type { WholeResult } from '../queries.ts';
import { headlineOf } from '../wording/headline.ts';
import type { Saying } from '../wording/phrases.ts';
import { findingSentence, verdictSentence } from '../wording/sentences.ts';

type VerdictProps = {
  whole: WholeResult;
  saying: Saying;
  /** Button that repeats the test, if the user may. */
  again: ReactNode;
};

/** Flags listed below the most serious one. */
const MOST_SHOWN = 5;

const CHANGES = ['4', '5', '6'] as const;

const changesSince = (t: TFunction, engine: string) =>
  CHANGES.filter((version) => Number(version) > Number(engine)).map((version) =>
    t(`testResults.engine.changes.${version}`),
  );

/** The findings in plain words, with the full statement collapsed below. */
export const Verdict = ({ whole: { test, result }, saying, again }: VerdictProps) => {
  const { t } = useTranslation();
  const sentence = verdictSentence(saying, languageShown(), test, result);
  const [gravest, ...others] = findingsOf(result);
  const flagged = others.filter(({ verdict }) => isFlag(verdict));
  const headline = gravest && headlineOf(saying, gravest);
  return (
    <SpaceBetween size="m">
      {result.engine !== ENGINE_VERSION && (
        <Alert type="info" header={t('testResults.engine.title')} action={again}>
          {[t('testResults.engine.text', { engine: result.engine }), ...changesSince(t, result.engine)].join(' ')}
        </Alert>
      )}
      <Container header={<Header variant="h2">{t('testResults.verdict')}</Header>}>
        <SpaceBetween size="s">
          <Box fontSize="heading-m">
            <VerdictChip verdict={result.verdict} />
          </Box>
          {headline && (
            <>
              <Box variant="p" fontSize="heading-m">
                {headline.fact}
              </Box>
              <div>
                {headline.chance} {headline.next}
              </div>
            </>
          )}
          {flagged.length > 0 && (
            <div>
              <Box variant="h3">{t('testResults.more.title', { count: flagged.length })}</Box>
              <ul className="result-list">
                {flagged.slice(0, MOST_SHOWN).map((finding) => (
                  <li key={findingSentence(saying, finding)}>{headlineOf(saying, finding).fact}</li>
                ))}
              </ul>
              {flagged.length > MOST_SHOWN && <small>{t('testResults.more.all')}</small>}
            </div>
          )}
          <ExpandableSection
            headerText={t('testResults.verdictFor')}
            defaultExpanded={!headline}
            headerActions={
              <CopyToClipboard
                textToCopy={sentence}
                copyButtonText={t('testResults.copy')}
                copySuccessText={t('testResults.copied')}
                copyErrorText={t('testResults.notCopied')}
              />
            }
          >
            <blockquote className="result-sentence">{sentence}</blockquote>
          </ExpandableSection>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
