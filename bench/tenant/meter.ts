/** Counts the capacity units that requests of the stores consume, as the table reports them. */
import { table } from '#lambdas/persistence/table.ts';

/** Read and write units, and the number of read requests. */
export type Units = { read: number; write: number; reads: number };

const NONE: Units = { read: 0, write: 0, reads: 0 };

const READS = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand', 'TransactGetItemsCommand']);

type Consumed = { CapacityUnits?: number };

const isConsumed = (value: unknown): value is Consumed =>
  typeof value === 'object' && value !== null && 'CapacityUnits' in value;

const unitsOf = (output: unknown) => {
  const reported = typeof output === 'object' && output !== null && 'ConsumedCapacity' in output;
  const consumed: unknown[] = reported ? [output.ConsumedCapacity].flat() : [];
  return consumed.reduce<number>((sum, one) => sum + (isConsumed(one) ? (one.CapacityUnits ?? 0) : 0), 0);
};

type Request = Parameters<typeof table.config.requestHandler.handle>[0];

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && 'hostname' in value && 'body' in value;

export const startMeter = () => {
  let units: Units = { ...NONE };
  let reads: Request[] = [];
  table.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      const kind = READS.has(context.commandName ?? '') ? 'read' : 'write';
      units[kind] += unitsOf(answer.output);
      if (kind === 'read') units.reads += 1;
      return answer;
    },
    { step: 'initialize', name: 'meter' },
  );
  table.middlewareStack.add(
    (next, context) => async (args) => {
      if (READS.has(context.commandName ?? '') && isRequest(args.request)) reads.push(args.request);
      return next(args);
    },
    { step: 'deserialize', name: 'remember' },
  );
  return {
    /** Returns and resets the counts. */
    take: (): Units => {
      const taken = units;
      units = { ...NONE };
      reads = [];
      return taken;
    },
    /** Repeats the recorded reads in sequence and returns the time of the table alone. */
    again: async (): Promise<number> => {
      const began = performance.now();
      for (const request of reads) {
        const { response } = await table.config.requestHandler.handle(request);
        for await (const _ of response.body); // discards the response
      }
      return performance.now() - began;
    },
  };
};
