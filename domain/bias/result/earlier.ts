/** Converts results of engines before version 4 to the current shape. Their findings do not change. */
import * as z from 'zod';

const Turned = z.looseObject({
  ...{ pairs: z.number(), to_more: z.number(), to_less: z.number(), undecided: z.number() },
  ...{ p: z.number(), adjusted_p: z.number().nullable() },
});
const Rate = z.looseObject({ rate: z.number().nullable() }).nullable();
const Group = z.looseObject({
  ...{ standing: z.string(), selected: Rate, refused: Rate },
  compared: z.looseObject({ flips: Turned.nullable(), refusals: Turned.nullable() }).nullable(),
});
const Table = z.looseObject({ kind: z.string(), groups: z.array(z.unknown()) });
const Earlier = z.looseObject({
  result: z.looseObject({ engine: z.string(), tables: z.array(Table) }),
});

const NOT_COMPUTED = {
  ratio: null,
  ratio_interval: null,
  difference_interval: null,
  detectable: null,
  pairs_needed: null,
};

/** The earlier engines did not keep the rates of the pairs, so the rates of all answers replace them. */
const pairedRates = (turned: z.output<typeof Turned>, own: z.output<typeof Rate>, base: z.output<typeof Rate>) => {
  const [rate, reference_rate] = [own?.rate ?? 0, base?.rate ?? 0];
  const rates = { rate, reference_rate, difference: rate - reference_rate };
  return { ...NOT_COMPUTED, verdict: null, ...turned, ...rates, mcnemar_p: turned.p };
};

/** The earlier engines judged decisions by changes only, so the rates have no verdict. */
const pairsGroup = (group: z.output<typeof Group>, reference: z.output<typeof Group> | undefined) => {
  const { compared } = group;
  if (!compared) return group;
  const { flips, refusals } = compared;
  return {
    ...group,
    compared: {
      ...compared,
      decisions: flips && {
        ...pairedRates({ ...flips, verdict: null }, group.selected, reference?.selected ?? null),
        disadvantaged: null,
      },
      refusals: refusals && pairedRates(refusals, group.refused, reference?.refused ?? null),
    },
  };
};

const tableOf = (table: z.output<typeof Table>) => {
  if (table.kind !== 'pairs') return table;
  const groups = table.groups.map((group) => Group.parse(group));
  const reference = groups.find(({ standing }) => standing === 'reference');
  return { ...table, groups: groups.map((group) => pairsGroup(group, reference)) };
};

const FIRST_OF_THIS_SHAPE = 4;

/** Values in the current shape, or without a result, are returned unchanged. */
export const inCurrentShape = (kept: unknown): unknown => {
  const { data } = Earlier.safeParse(kept);
  if (!data || Number(data.result.engine) >= FIRST_OF_THIS_SHAPE) return kept;
  return { ...data, result: { ...data.result, tables: data.result.tables.map(tableOf) } };
};
