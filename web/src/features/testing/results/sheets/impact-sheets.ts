import { ERROR_KINDS, ERROR_MEASURES } from '#domain/bias/result/findings.ts';
import type { CalibrationBin, ImpactTable } from '#domain/bias/result/impact.ts';
import { isGoodIn, namesOf, ratioText, standingText, type Wording } from '../wording/phrases.ts';
import { amountsSheets } from './amounts-sheets.ts';
import { type BiasSheet, type Columns, headersIn, makeCells, type Put, sheetOf } from './sheet-cells.ts';

type Named = { names: readonly string[] };
const group = <R extends Named>({ t }: Wording, { text }: Put): Columns<R> => [
  { id: 'group', header: t('testResults.details.group'), cell: ({ names }) => text(namesOf(names)) },
];

const RATES_OF_ERRORS = [
  ...(['true_positive_rate', 'false_positive_rate', 'false_negative_rate'] as const),
  ...(['positive_predictive_value', 'false_discovery_rate', 'false_omission_rate'] as const),
];

/** Sheets that compare groups: rates, ratios, errors, strata and periods. */
export const impactSheets = (table: ImpactTable, wording: Wording): BiasSheet[] => {
  const { t, figures, thresholds } = wording;
  const put = makeCells(wording);
  const h = headersIn(wording);
  const isGood = isGoodIn(wording, table);
  const base = table.groups.find(({ standing }) => standing === 'reference');
  const rateText = (rate: number | null) => (rate === null ? '–' : figures.figure(rate));
  const limits = [thresholds.error_ratio_low, thresholds.error_ratio_high];
  const over = (one: number | null, other: number | null, ratio: string) =>
    `${rateText(one)} / ${rateText(other)} = ${ratio}`;
  const minus = (one: string, other: string, difference: string) => `${one} − ${other} = ${difference}`;

  const rates = sheetOf('rates', h('rates'), table.groups, [
    ...group<ImpactTable['groups'][number]>(wording, put),
    { id: 'standing', header: h('standing'), cell: ({ standing }) => put.text(standingText(wording, table, standing)) },
    { id: 'n', header: h('n'), cell: ({ selected }) => put.count(selected.of) },
    {
      id: 'selected',
      header: h(table.class ? 'inClass' : 'selected'),
      cell: ({ selected }) => put.count(selected.count),
    },
    { id: 'rate', header: t(`testResults.details.${table.measure}`), cell: ({ selected }) => put.proportion(selected) },
    { id: 'share', header: h('share'), cell: ({ share }) => put.share(share) },
    {
      id: 'expected',
      header: h('expected'),
      cell: ({ expected }) => put.figure(Math.min(expected.selected, expected.not_selected)),
    },
    ...(table.groups.some(({ scores }) => scores)
      ? [
          {
            id: 'mean',
            header: h('mean'),
            cell: ({ scores }: ImpactTable['groups'][number]) =>
              put.figure(
                scores?.mean,
                scores?.deviation == null
                  ? undefined
                  : t('testResults.details.deviation', { value: figures.figure(scores.deviation) }),
              ),
          },
        ]
      : []),
  ]);

  const others = table.groups.flatMap(({ compared, ...rest }) => (compared ? [{ ...rest, compared }] : []));
  const compared = sheetOf('compared', h('compared'), others, [
    ...group<(typeof others)[number]>(wording, put),
    {
      id: 'verdict',
      header: h('verdict'),
      cell: ({ compared: { verdict }, standing }) =>
        put.text(verdict ? t(`bias.verdicts.${verdict}`) : standingText(wording, table, standing)),
    },
    {
      id: 'ratio',
      header: h('ratio'),
      cell: ({ compared: { ratio }, selected }) =>
        put.ratio(
          ratio,
          ratio === null || !base ? undefined : over(selected.rate, base.selected.rate, ratioText(wording, ratio)),
        ),
    },
    { id: 'interval', header: h('interval'), cell: ({ compared: one }) => put.interval(one.ratio_interval) },
    ...(others.some(({ compared: one }) => one.bootstrap_interval)
      ? [
          {
            id: 'bootstrap',
            header: h('bootstrap'),
            cell: ({ compared: one }: (typeof others)[number]) => put.interval(one.bootstrap_interval),
          },
        ]
      : []),
    {
      id: 'shortfall',
      header: h(isGood ? 'shortfall' : 'tooMany'),
      cell: ({ compared: one, selected }) =>
        put.count(
          one.shortfall,
          one.shortfall === 0
            ? undefined
            : t('testResults.details.shortfallSays', {
                count: figures.count(selected.count + (isGood ? one.shortfall : -one.shortfall)),
                of: figures.count(selected.of),
                line: figures.limit(thresholds.ratio),
              }),
        ),
    },
    { id: 'flips', header: h('flips'), cell: ({ compared: one }) => put.count(one.flips) },
    { id: 'below', header: h('detectableBelow'), cell: ({ compared: one }) => put.figure(one.detectable?.below) },
    { id: 'above', header: h('detectableAbove'), cell: ({ compared: one }) => put.figure(one.detectable?.above) },
    { id: 'needed', header: h('needed'), cell: ({ compared: one }) => put.count(one.records_needed) },
  ]);

  const differences = sheetOf('differences', h('differences'), others, [
    ...group<(typeof others)[number]>(wording, put),
    {
      id: 'difference',
      header: h('difference'),
      cell: ({ compared: one, selected }) =>
        put.figure(
          one.difference,
          base && minus(rateText(selected.rate), rateText(base.selected.rate), figures.figure(one.difference)),
          thresholds.difference,
          -thresholds.difference,
        ),
    },
    {
      id: 'differenceInterval',
      header: h('differenceInterval'),
      cell: ({ compared: one }) => put.interval(one.difference_interval),
    },
    { id: 'z', header: 'z', cell: ({ compared: one }) => put.figure(one.z) },
    { id: 'zp', header: h('zp'), cell: ({ compared: one }) => put.p(one.z_p) },
    { id: 'p', header: h('fisher'), cell: ({ compared: one }) => put.p(one.p) },
    { id: 'holm', header: h('holm'), cell: ({ compared: one }) => put.p(one.adjusted_p) },
    { id: 'h', header: h('effect'), cell: ({ compared: one }) => put.figure(one.effect_size) },
  ]);

  const labelled = table.labels?.groups ?? [];
  const confusion = sheetOf(
    'confusion',
    t('testResults.details.labels', { column: table.labels?.column ?? '' }),
    labelled,
    [
      ...group<(typeof labelled)[number]>(wording, put),
      ...(['true_positive', 'false_positive', 'false_negative', 'true_negative'] as const).map((what) => ({
        id: what,
        header: h(what),
        cell: ({ confusion }: (typeof labelled)[number]) => put.count(confusion[what]),
      })),
    ],
  );
  const labels = sheetOf('labels', h('errorRates'), labelled, [
    ...group<(typeof labelled)[number]>(wording, put),
    ...RATES_OF_ERRORS.map((what) => ({
      id: what,
      header: t(`testResults.rates.${what}`),
      cell: (row: (typeof labelled)[number]) => put.proportion(row[what]),
    })),
    {
      id: 'auc',
      header: 'AUC',
      cell: ({ auc }) => ({
        ...put.figure(auc?.value, auc ? t('testResults.forest.fromTo', figures.interval(auc.interval)) : undefined),
        ...(auc && { bounds: auc.interval }),
      }),
    },
  ]);
  const baseOf = labelled.find(({ names }) => namesOf(names) === namesOf(table.labels?.reference ?? base?.names ?? []));
  const errors = labelled.flatMap(({ names, compared: said, ...all }) =>
    said
      ? ERROR_KINDS.flatMap((measure) => {
          const one = said[measure];
          const { rate } = ERROR_MEASURES[measure];
          if (!one) return [];
          return [{ names, measure, one, all: said, own: all[rate]?.rate ?? null, base: baseOf?.[rate]?.rate ?? null }];
        })
      : [],
  );
  const errorsCompared = sheetOf('errors', h('errors'), errors, [
    ...group<(typeof errors)[number]>(wording, put),
    {
      id: 'measure',
      header: h('measure'),
      cell: ({ measure }) => put.text(t(`testResults.rates.${ERROR_MEASURES[measure].rate}`)),
    },
    {
      id: 'verdict',
      header: h('verdict'),
      cell: ({ one }) => put.text(one.verdict ? t(`bias.verdicts.${one.verdict}`) : '–'),
    },
    {
      id: 'difference',
      header: h('difference'),
      cell: ({ one, own, base: other }) =>
        put.figure(
          one.difference,
          minus(rateText(own), rateText(other), figures.figure(one.difference ?? 0)),
          thresholds.difference,
          -thresholds.difference,
        ),
    },
    {
      id: 'ratio',
      header: h('errorRatio'),
      cell: ({ one: { ratio }, own, base: other }) =>
        put.figure(ratio, ratio === null ? undefined : over(own, other, figures.figure(ratio, ...limits)), ...limits),
    },
    { id: 'p', header: h('fisher'), cell: ({ one }) => put.p(one.p) },
    { id: 'holm', header: h('holm'), cell: ({ one }) => put.p(one.adjusted_p) },
    { id: 'odds', header: h('odds'), cell: ({ all }) => put.figure(all.equalised_odds) },
    { id: 'averageOdds', header: h('averageOdds'), cell: ({ all }) => put.figure(all.average_odds) },
  ]);

  const bins = labelled.flatMap(({ names, calibration }) =>
    (calibration ?? []).map((bin: CalibrationBin) => ({ names, ...bin })),
  );
  const calibration = sheetOf('calibration', h('calibration'), bins, [
    ...group<(typeof bins)[number]>(wording, put),
    { id: 'from', header: h('from'), cell: ({ from }) => put.figure(from) },
    { id: 'to', header: h('to'), cell: ({ to }) => put.figure(to) },
    { id: 'score', header: h('mean'), cell: ({ mean_score }) => put.figure(mean_score) },
    { id: 'positive', header: h('positive'), cell: ({ positive }) => put.proportion(positive) },
  ]);

  const stratified = table.strata?.groups ?? [];
  const column = table.strata?.column ?? '';
  const common = sheetOf('strata', t('testResults.details.strata', { column }), stratified, [
    ...group<(typeof stratified)[number]>(wording, put),
    {
      id: 'turns',
      header: h('turns'),
      cell: ({ turns }) => put.text(t(turns ? 'testResults.details.yes' : 'testResults.details.no')),
    },
    { id: 'common', header: h('common'), cell: ({ odds_ratio }) => put.figure(odds_ratio, undefined, 1) },
    { id: 'interval', header: h('interval'), cell: ({ interval }) => put.interval(interval) },
    { id: 'crude', header: h('crude'), cell: ({ crude_odds_ratio }) => put.figure(crude_odds_ratio, undefined, 1) },
    { id: 'chi', header: h('chi'), cell: ({ chi_square }) => put.figure(chi_square) },
    { id: 'p', header: 'p', cell: ({ p }) => put.p(p) },
  ]);
  const each = stratified.flatMap(({ names, strata }) => strata.map((stratum) => ({ names, ...stratum })));
  const byStratum = sheetOf('byStratum', t('testResults.details.byStratum', { column }), each, [
    { id: 'stratum', header: column, cell: ({ stratum }) => put.text(stratum) },
    ...group<(typeof each)[number]>(wording, put),
    { id: 'rate', header: t(`testResults.details.${table.measure}`), cell: (row) => put.proportion(row.group) },
    { id: 'reference', header: h('ofReference'), cell: ({ reference }) => put.proportion(reference) },
    { id: 'odds', header: h('oddsRatio'), cell: ({ odds_ratio }) => put.figure(odds_ratio, undefined, 1) },
  ]);

  const times = (table.periods?.periods ?? []).flatMap(({ period, groups }) =>
    groups.map((one) => ({
      ...{ period, ...one },
      other: groups.find(({ names }) => base && namesOf(names) === namesOf(base.names))?.selected.rate ?? null,
    })),
  );
  const periods = sheetOf('periods', t('testResults.details.periods', { column: table.periods?.column ?? '' }), times, [
    { id: 'period', header: table.periods?.column ?? '', cell: ({ period }) => put.text(period) },
    ...group<(typeof times)[number]>(wording, put),
    { id: 'rate', header: t(`testResults.details.${table.measure}`), cell: ({ selected }) => put.proportion(selected) },
    {
      id: 'ratio',
      header: h('ratio'),
      cell: ({ ratio, selected, other }) =>
        put.ratio(ratio, ratio === null ? undefined : over(selected.rate, other, ratioText(wording, ratio))),
    },
  ]);
  // For amounts, the rates above the median are reported but not compared.
  if (table.amounts) return [...amountsSheets(table.amounts, wording), rates, periods];
  return [rates, compared, differences, confusion, labels, errorsCompared, calibration, common, byStratum, periods];
};
