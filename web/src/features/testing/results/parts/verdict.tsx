import Alert from '@cloudscape-design/components/alert';
import Box, { type BoxProps } from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import { findingsOf } from '#domain/bias/result/findings.ts';
import { isFlag } from '#domain/bias/result/verdicts.ts';
import { ENGINE_VERSION } from '#domain/bias/words.ts';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { languageShown } from '#web/i18n/index.ts';
import type { WholeResult } from '../queries.ts';
import { headlineOf } from '../wording/headline.ts';
import type { Wording } from '../wording/phrases.ts';
import { findingSentence, verdictSentence } from '../wording/sentences.ts';

type VerdictProps = {
  data: WholeResult;
  wording: Wording;
  /** Button that repeats the test, if the user may. */
  again: ReactNode;
};

/** As the icon of the verdict. */
const COLORS: Record<BiasVerdict, BoxProps.Color> = {
  adverse_impact: 'text-status-error',
  flagged: 'text-status-error',
  inconclusive: 'text-status-warning',
  detectable_small: 'text-status-info',
  within_noise: 'text-status-info',
  no_flag: 'text-status-success',
};

/** Flags listed below the most serious one. */
const MOST_SHOWN = 5;

const CHANGES = ['4', '5', '6'] as const;

const changesSince = (t: TFunction, engine: string) =>
  CHANGES.filter((version) => Number(version) > Number(engine)).map((version) =>
    t(`testResults.engine.changes.${version}`),
  );

/** The gravest finding in plain words, and other flags. */
export const Verdict = ({ data: { test, result }, wording, again }: VerdictProps) => {
  const { t } = useTranslation();
  const [gravest, ...others] = findingsOf(result);
  const flagged = others.filter(({ verdict }) => isFlag(verdict));
  const headline = gravest && headlineOf(wording, gravest);
  return (
    <SpaceBetween size="m">
      {result.engine !== ENGINE_VERSION && (
        <Alert type="info" header={t('testResults.engine.title')} action={again}>
          {[t('testResults.engine.text', { engine: result.engine }), ...changesSince(t, result.engine)].join(' ')}
        </Alert>
      )}
      <Container>
        <SpaceBetween size="s">
          <VerdictChip verdict={result.verdict} />
          {headline && gravest ? (
            <Box variant="h2" fontSize="heading-l" color={COLORS[gravest.verdict]}>
              {headline.fact} {headline.chance}
            </Box>
          ) : (
            <blockquote className="result-sentence">
              {verdictSentence(wording, languageShown(), test, result)}
            </blockquote>
          )}
          {flagged.length > 0 && (
            <div>
              <Box variant="h3">{t('testResults.more.title', { count: flagged.length })}</Box>
              <ul className="result-list">
                {flagged.slice(0, MOST_SHOWN).map((finding) => (
                  <li key={findingSentence(wording, finding)}>{headlineOf(wording, finding).fact}</li>
                ))}
              </ul>
              {flagged.length > MOST_SHOWN && <small>{t('testResults.more.all')}</small>}
            </div>
          )}
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
