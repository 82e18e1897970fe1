import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { whyNothing } from '#domain/bias/result/findings.ts';
import type { ImpactGroup, ImpactTable } from '#domain/bias/result/impact.ts';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import {
  chosenBy,
  isOpen,
  markText,
  measureIn,
  namesOf,
  neededIn,
  powerText,
  ratioText,
  standingText,
  tableCalled,
  type Wording,
} from '../wording/phrases.ts';
import { ChartTable } from './chart-table.tsx';
import { type Ratio, RatioAxis, RatioMark, ratioScale } from './ratio-chart.tsx';
import { TableFrame, type TableViewProps } from './table-frame.tsx';

/** Furthest from parity first; then groups without a verdict, then the reference. */
const byRatio = (a: ImpactGroup, b: ImpactGroup) => placeOf(a) - placeOf(b);
const placeOf = ({ standing, compared }: ImpactGroup) => {
  if (standing === 'reference') return 100;
  const ratio = compared?.ratio ?? 1;
  return Math.min(ratio, 1 / ratio) + (standing === 'judged' ? 0 : 10);
};

const ratioOf = (wording: Wording, table: ImpactTable, { standing, compared }: ImpactGroup): Ratio => {
  const { t } = wording;
  const isReference = standing === 'reference';
  const [ratio, interval] = isReference ? [1, null] : [compared?.ratio ?? null, compared?.ratio_interval ?? null];
  const verdict = compared?.verdict ?? null;
  const inWords = verdict ? t(`bias.verdicts.${verdict}`) : standingText(wording, table, standing);
  const shown = (value: number) => ratioText(wording, value);
  const text = isReference
    ? t('testResults.forest.referenceMark')
    : markText(wording, { ratio, interval }, { shown, verdict: inWords });
  return { ratio, interval, isReference, verdict, said: text };
};

type VerdictProps = { table: ImpactTable; group: ImpactGroup; reference: ImpactGroup | undefined; wording: Wording };

const Verdict = ({ table, group, reference, wording }: VerdictProps) => {
  const { t } = wording;
  const { compared } = group;
  if (!compared?.verdict) return <span>{standingText(wording, table, group.standing)}</span>;
  const { records_needed: needed, verdict } = compared;
  const power = isOpen(verdict) ? powerText(wording, compared) : undefined;
  return (
    <>
      <VerdictChip verdict={verdict} />
      {needed != null && reference && (
        <small>{t('testResults.forest.needed', neededIn(wording, needed, { group, reference }))}</small>
      )}
      {power && <small>{power}</small>}
    </>
  );
};

const Notes = ({ table }: { table: ImpactTable }) => {
  const { labels, reference, reference_chosen, reference_by } = table;
  const { t } = useTranslation();
  const ofErrors = labels?.reference && namesOf(labels.reference);
  return (
    <Box color="text-body-secondary">
      {table.class && <>{t('testResults.forest.class', { count: table.class.of })} </>}
      {reference_chosen && t(chosenBy(reference_by))}
      {ofErrors && ofErrors !== namesOf(reference ?? []) && (
        <> {t('testResults.forest.errorReference', { reference: ofErrors })}</>
      )}
    </Box>
  );
};

/** Groups of one attribute or of an intersection, each with its ratio to the reference. */
export const ImpactView = ({ table, ...view }: TableViewProps & { table: ImpactTable }) => {
  const { wording } = view;
  const { t } = useTranslation();
  const { figures, thresholds } = wording;
  const title = t('testResults.forest.title', { attribute: tableCalled(wording, table) });
  const reference = table.groups.find(({ standing }) => standing === 'reference');
  const why = whyNothing(table);
  const groups = table.groups.toSorted(byRatio);
  const ratios = groups.map((group) => ratioOf(wording, table, group));
  const lines = [thresholds.ratio];
  const scale = ratioScale(ratios, lines);
  const rows = groups.map((group, index) => {
    const { compared, selected, names } = group;
    const one = ratios[index];
    const interval = compared?.ratio_interval;
    return {
      key: JSON.stringify(names),
      name: namesOf(names),
      below: figures.proportion(selected),
      chart: one && <RatioMark one={one} scale={scale} lines={lines} />,
      cells: [
        <span key="ratio">
          {compared?.ratio == null ? '–' : ratioText(wording, compared.ratio)}
          {compared?.ratio != null && (
            <small>
              {interval
                ? t('testResults.forest.fromTo', figures.interval(interval))
                : t('testResults.forest.noInterval')}
            </small>
          )}
        </span>,
        <Verdict key="verdict" {...{ table, group, reference, wording }} />,
      ],
    };
  });
  return (
    <TableFrame
      {...view}
      table={table}
      title={title}
      description={
        reference
          ? t('testResults.forest.against', {
              reference: namesOf(reference.names),
              measure: measureIn(wording, table),
              rate: figures.proportion(reference.selected),
            })
          : why
            ? t('testResults.nothing.forest', { why: t(`testResults.nothing.why.${why}`) })
            : t('testResults.forest.noReference')
      }
    >
      <Notes table={table} />
      <ChartTable
        label={title}
        headers={[t('testResults.forest.ratio'), t('testResults.forest.verdict')]}
        rows={rows}
        axis={<RatioAxis scale={scale} at={[...lines, 1]} tick={figures.limit} />}
        legend={t('testResults.forest.legend', { line: figures.limit(thresholds.ratio) })}
      />
    </TableFrame>
  );
};
