/** Problems with the dates of an audit under Local Law 144, as sentences. */
import { clockOf, type SummaryFacts, type troublesOf, usedOn } from '#domain/bias/result/local-law-144.ts';
import { formatDate } from '#web/components/moment.tsx';
import type { Wording } from '../wording/phrases.ts';

export const troubleText = (
  { t }: Pick<Wording, 't'>,
  language: string,
  facts: Pick<SummaryFacts, 'audited_on' | 'used_from'>,
  today: string,
  trouble: ReturnType<typeof troublesOf>[number],
) => {
  const { until, notice } = clockOf(facts);
  const day = (value: string | null) => (value ? formatDate(value, language) : '');
  return t(`testResults.law.troubles.${trouble}`, {
    ...{ audited: day(facts.audited_on), until: day(until), notice: day(notice) },
    used: day(usedOn(facts, today)),
  });
};
