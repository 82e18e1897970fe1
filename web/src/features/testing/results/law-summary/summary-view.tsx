import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  calledOf,
  clockOf,
  type LawTable,
  lacksOf,
  lawTablesOf,
  MONTHS_KEPT,
  type SummaryFacts,
  troublesOf,
} from '#domain/bias/result/local-law-144.ts';
import { formatDate } from '#web/components/moment.tsx';
import { languageShown } from '#web/i18n/index.ts';
import type { WholeResult } from '../queries.ts';
import { namesOf, type Wording } from '../wording/phrases.ts';
import { troubleText } from './summary-days.ts';

const Rates = ({ one, wording }: { one: LawTable; wording: Wording }) => {
  const { t, figures } = wording;
  const { kind, table, rows, unknown } = one;
  return (
    <section>
      <h3>{t(`testResults.law.tables.${kind}`)}</h3>
      <p>{t('testResults.law.unknown', { count: unknown, shown: figures.count(unknown) })}</p>
      <table className="result-facts">
        <thead>
          <tr>
            <th scope="col">{namesOf(table.attributes)}</th>
            <th scope="col">{t('testResults.law.applicants')}</th>
            <th scope="col">{t(`testResults.law.${table.measure === 'score' ? 'scored' : 'selected'}`)}</th>
            <th scope="col">{t(`testResults.details.${table.measure}`)}</th>
            <th scope="col">{t('testResults.details.ratio')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ names, n, selected, rate, ratio, isLeftOut }) => (
            <tr key={JSON.stringify(names)}>
              <th scope="row">{namesOf(names)}</th>
              <td>{figures.count(n)}</td>
              <td>{figures.count(selected)}</td>
              <td>{rate === null ? '–' : figures.figure(rate)}</td>
              <td>
                {ratio === null
                  ? t(isLeftOut ? 'testResults.law.leftOut' : 'testResults.law.noRatio')
                  : figures.figure(ratio)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

type SummaryViewProps = {
  data: WholeResult;
  facts: SummaryFacts;
  wording: Wording;
  today: string;
  place: Ref<HTMLElement>;
};

/** The published summary: only headings, text and tables, because it is embedded in other pages. */
export const SummaryView = ({ data: { test, result, plan }, facts, wording, today, place }: SummaryViewProps) => {
  const { t } = useTranslation();
  const id = useId();
  const language = languageShown();
  const tables = lawTablesOf(result, facts.small_because.trim() !== '', facts);
  const lacks = lacksOf(facts, tables);
  const { until, notice } = clockOf(facts);
  const called = calledOf(facts, today);
  const day = (value: string | null) => (value ? formatDate(value, language) : t('testResults.law.notSaid'));
  const orNotStated = (value: string) => (value.trim() === '' ? t('testResults.law.notSaid') : value);
  const rows = [
    [t('testResults.law.fields.tool'), orNotStated(facts.tool)],
    [t('testResults.law.fields.distributed_on'), day(facts.distributed_on)],
    [t('testResults.law.fields.auditor'), orNotStated(facts.auditor)],
    [t('testResults.law.fields.audited_on'), day(facts.audited_on)],
    [t('testResults.law.until'), day(until)],
    [t('testResults.law.fields.used_from'), day(facts.used_from)],
    [t('testResults.law.notice'), day(notice)],
    [
      t('testResults.law.data'),
      t(plan.type === 'fairness_ml_synthetic' ? 'testResults.law.test' : 'testResults.law.historical'),
    ],
    [t('testResults.law.fields.source'), orNotStated(facts.source)],
    [
      t('testResults.law.records'),
      t('testResults.law.recordsOf', {
        records: wording.figures.count(result.records),
        document: test.document.name,
        hash: test.document.sha256 ?? '',
      }),
    ],
  ] as const;
  return (
    <article ref={place} className="law-summary" lang={language} aria-labelledby={id}>
      <h2 id={id}>{t(`testResults.law.${called}`)}</h2>
      {called === 'noAudit' && <p>{t('testResults.law.noAuditText')}</p>}
      {troublesOf(facts, today).map((trouble) => (
        <p key={trouble}>
          <strong>{troubleText(wording, language, facts, today, trouble)}</strong>
        </p>
      ))}
      <table className="result-facts">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="prose">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tables.map((one) => (
        <Rates key={one.kind} one={one} wording={wording} />
      ))}
      {facts.small_because.trim() !== '' && (
        <p className="prose">{t('testResults.law.smallBecause', { reason: facts.small_because })}</p>
      )}
      {plan.type === 'fairness_ml_synthetic' && plan.generated && (
        <p className="prose">{t('testResults.law.generated', { ...plan.generated })}</p>
      )}
      <p>{t('testResults.law.definition')}</p>
      <p>{t('testResults.law.kept', { months: MONTHS_KEPT })}</p>
      {lacks.length > 0 && (
        <p>{t('testResults.law.lacks', { what: lacks.map((lack) => t(`testResults.law.lack.${lack}`)).join('; ') })}</p>
      )}
    </article>
  );
};
