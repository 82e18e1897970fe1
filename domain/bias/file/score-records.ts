/**
 * Exact scores in bounded memory. Tallies count scores until they hold too many distinct ones. Each further record is then
 * stored in typed arrays that all tables share: its score once, and its group in each table.
 */
import type { Tally } from './tally.ts';

/** One record. Missing numbers are -1, a missing score is NaN. */
export type ScoreSummary = {
  /** 1 if selected, otherwise 0. For classes: the number of the class. */
  selected: number;
  score: number;
  label: number;
  stratum: number;
  period: number;
  weight: number;
};

/** The squares of larger scores would overflow in sums. */
export const LARGEST_SCORE = 1e100;
export const MOST_SCORES = {
  /** The limit of pairs of group and score in the tallies of all tables: about 120 MB. */
  entries: 2_000_000,
  /** The limit of records that are stored individually: about 30 bytes each for five tables. */
  records: 5_000_000,
};

const CHUNK = 65_536;

const makeChunk = (tables: number, isWeighted: boolean) => ({
  scores: new Float64Array(CHUNK),
  weights: isWeighted ? new Float64Array(CHUNK) : undefined,
  labels: new Int8Array(CHUNK),
  strata: new Int16Array(CHUNK),
  periods: new Int16Array(CHUNK),
  groups: Array.from({ length: tables }, () => new Int16Array(CHUNK)),
});

/** Calls back with each record and its group. The record object is reused for the next call. */
export type EachRecord = (see: (group: number, record: ScoreSummary) => void) => void;

export const makeScoreRecords = (tables: number, isWeighted: boolean, most: number) => {
  const chunks: ReturnType<typeof makeChunk>[] = [];
  let size = 0;
  return {
    isFull: () => size >= most,
    add: ({ score, weight, label, stratum, period }: ScoreSummary, inTables: Int16Array) => {
      const at = size % CHUNK;
      if (at === 0) chunks.push(makeChunk(tables, isWeighted));
      size += 1;
      const chunk = chunks.at(-1);
      if (!chunk) return;
      chunk.scores[at] = score;
      if (chunk.weights) chunk.weights[at] = weight;
      chunk.labels[at] = label;
      chunk.strata[at] = stratum;
      chunk.periods[at] = period;
      for (let table = 0; table < tables; table += 1) {
        const groups = chunk.groups[table];
        if (groups) groups[at] = inTables[table] ?? -1;
      }
    },
    /** The records with a group in this table. Without a table: all records as one group. */
    of:
      (table?: number): EachRecord =>
      (see) => {
        const record: ScoreSummary = { selected: 0, score: 0, label: 0, stratum: 0, period: 0, weight: 1 };
        for (const [number, { scores, weights, labels, strata, periods, groups }] of chunks.entries()) {
          const ofTable = table === undefined ? undefined : groups[table];
          const end = Math.min(CHUNK, size - number * CHUNK);
          for (let at = 0; at < end; at += 1) {
            const group = ofTable?.[at] ?? 0;
            if (group < 0) continue;
            record.score = scores[at] ?? 0;
            record.weight = weights?.[at] ?? 1;
            record.label = labels[at] ?? 0;
            record.stratum = strata[at] ?? -1;
            record.period = periods[at] ?? -1;
            see(group, record);
          }
        }
      },
  };
};

/** Whether the tallies exceed their limit. Sums over all tallies: do not call it for each row. */
export const areTalliesFull = (tallies: readonly Tally[], most: number) =>
  tallies.reduce((sum, tally) => sum + tally.entries(), 0) > most;
