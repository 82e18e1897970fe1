/** Keeps in memory what pages send to Sentry and LaunchDarkly in AWS. */
import * as z from 'zod';

export const OPERATIONS_PATH = '/local/web-operations';

const Shown = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    at: z.iso.datetime(),
    page: z.string(),
    name: z.string(),
    message: z.string(),
    stack: z.array(z.string()),
    user: z.uuid().nullable(),
  }),
  z.strictObject({
    kind: z.literal('flag'),
    at: z.iso.datetime(),
    name: z.string(),
    value: z.string(),
    context: z.record(z.string(), z.unknown()),
  }),
]);
export type Shown = z.output<typeof Shown>;

const KEPT_AT_MOST = 100;
const LONGEST = 16_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const createOperations = () => {
  const kept: Record<Shown['kind'], Shown[]> = { error: [], flag: [] };
  return {
    /** Returns false for an invalid or oversized report. */
    keep: (text: string): boolean => {
      const { data } = Shown.safeParse(text.length <= LONGEST ? parsed(text) : undefined);
      if (!data) return false;
      kept[data.kind] = [data, ...kept[data.kind]].slice(0, KEPT_AT_MOST);
      return true;
    },
    /** Newest first. */
    list: () => ({ errors: kept.error, flags: kept.flag }),
  };
};
export type Operations = ReturnType<typeof createOperations>;
