/** Quotable sentences about a result; each number occurs in the result. */
import { type Finding, findingsOf, unjudgedIn, whyNothing } from '#domain/bias/result/findings.ts';
import type { PairsTable } from '#domain/bias/result/pairs.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { formatDate } from '#web/components/moment.tsx';
import { factsOf } from './facts.ts';
import { calledIn, namesOf, sayingOf, type Wording } from './phrases.ts';

/** The group that a difference of rates disadvantages. */
const disadvantagedIn = (wording: Wording, finding: Finding) => {
  if (finding.kind !== 'impact' && finding.kind !== 'decisions') return undefined;
  const { disadvantaged } = finding.compared;
  return disadvantaged ? calledIn(wording, finding[disadvantaged]) : undefined;
};

/** Sentence for one finding, without its full stop. */
export const findingSentence = (wording: Wording, finding: Finding) => {
  const { t } = wording;
  const who = disadvantagedIn(wording, finding);
  const verdict = t(`bias.verdicts.${finding.verdict}`);
  return t('testResults.sentence.finding', {
    verdict: finding.verdict === 'adverse_impact' && who ? t('testResults.sentence.on', { verdict, who }) : verdict,
    attribute: namesOf(finding.table.attributes),
    group: calledIn(wording, finding.group),
    reference: calledIn(wording, finding.reference),
    facts: factsOf(wording, finding),
  });
};

/** Sentence for the test, with the identifiers required to find it. */
export const verdictSentence = (
  wording: Pick<Wording, 't' | 'figures'>,
  language: string,
  test: Pick<BiasTest, 'document' | 'finished_at' | 'updated_at'>,
  result: BiasResult,
) => {
  const { t } = wording;
  const [worst, ...others] = findingsOf(result);
  const alike = others.filter(({ verdict }) => verdict === worst?.verdict).length;
  const why = result.tables.flatMap((table) => whyNothing(table) ?? [])[0];
  const small = unjudgedIn({ tables: result.tables.filter((table) => !whyNothing(table)) });
  const nothing = why
    ? t('testResults.nothing.judged', { why: t(`testResults.nothing.why.${why}`) })
    : t('testResults.sentence.nothing');
  return t('testResults.sentence.whole', {
    finding: worst ? findingSentence(sayingOf(wording, result), worst) : nothing,
    others: alike > 0 ? t('testResults.sentence.others', { count: alike }) : '',
    small: small > 0 ? t('testResults.sentence.small', { count: small }) : '',
    date: formatDate((test.finished_at ?? test.updated_at).slice(0, 10), language), // UTC, the same for all readers
    document: test.document.name,
    version: test.document.version,
    hash: test.document.sha256 ?? '',
  });
};

/** Number of prompts or profiles, repetitions, and the reference. */
export const pairsSummary = (
  { t, isMadeUp }: Pick<Wording, 't' | 'isMadeUp'>,
  { prompts, most_repetitions }: Pick<PairsTable, 'prompts' | 'most_repetitions'>,
  reference: string,
) =>
  t('testResults.pairs.summary', {
    prompts: t(isMadeUp ? 'testResults.pairs.profiles' : 'testResults.pairs.prompts', { count: prompts }),
    times: t(isMadeUp ? 'testResults.pairs.decided' : 'testResults.pairs.asked', { count: most_repetitions }),
    reference,
  });
