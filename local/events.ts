/**
 * How events reach their handlers, as in Lambda's asynchronous invocation: at least once, in no promised order, three
 * attempts with growing pauses, then the dead letters. What was accepted outlives the process.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { openLines } from './json-lines.ts';

export type EventHandler = (event: unknown) => Promise<unknown>;

const Accepted = z.object({ id: z.string(), source: z.string(), event: z.unknown() });
type Accepted = z.output<typeof Accepted>;

const JournalLine = z.union([z.object({ accepted: Accepted }), z.object({ settled: z.string() })]);
type JournalLine = z.output<typeof JournalLine>;

const DeadLetter = Accepted.extend({ attempts: z.number(), error: z.string(), at: z.iso.datetime() });
export type DeadLetter = z.output<typeof DeadLetter>;

const ATTEMPTS = 3;
const AT_ONCE = 10;
/** What has no handler waits for one to come; beyond this many, the oldest are let go. */
const WAITING_AT_MOST = 1_000;
const JOURNAL_LINES_AT_MOST = 5_000;

const openJournal = (data: string) => {
  const lines = openLines<JournalLine>(join(data, 'journal.jsonl'), (line) => JournalLine.parse(line));
  const open = new Map<string, Accepted>();
  for (const line of lines.read()) {
    if ('accepted' in line) open.set(line.accepted.id, line.accepted);
    else open.delete(line.settled);
  }

  let written = 0;
  const shorten = () => {
    lines.rewrite([...open.values()].map((accepted) => ({ accepted })));
    written = 0;
  };
  const append = (line: JournalLine) => {
    lines.append(line);
    written += 1;
    if (written > JOURNAL_LINES_AT_MOST && written > 2 * open.size) shorten();
  };
  shorten();

  return {
    open: () => [...open.values()],
    accept: (accepted: Accepted) => {
      open.set(accepted.id, accepted);
      append({ accepted });
    },
    settle: ({ id }: Accepted) => {
      open.delete(id);
      append({ settled: id });
    },
  };
};

export const createEvents = ({ data, pauseMs = 1_000 }: { data: string; pauseMs?: number }) => {
  const journal = openJournal(data);
  const letters = openLines<DeadLetter>(join(data, 'dead-letters.jsonl'), (line) => DeadLetter.parse(line));
  const handlers = new Map<string, EventHandler>();
  const waiting = journal.open();
  let underWay = 0;
  const whenSettled: (() => void)[] = [];

  const attempt = async ({ source, event }: Accepted) => {
    // A handler may have been put in another's place since the last attempt; one is there, or it would still wait.
    const handler = handlers.get(source);
    // As over the wire: a handler that changes its event changes nobody else's.
    await handler?.(structuredClone(event));
  };

  const deliver = async (accepted: Accepted) => {
    for (let tried = 1; ; tried += 1) {
      try {
        await attempt(accepted);
        break;
      } catch (error) {
        if (tried === ATTEMPTS) {
          const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
          console.error(`An event of "${accepted.source}" failed ${ATTEMPTS} times and is a dead letter:`, error);
          letters.append({ ...accepted, attempts: tried, error: text, at: new Date().toISOString() });
          break;
        }
        await pause(pauseMs * tried);
      }
    }
    journal.settle(accepted);
  };

  const takeNext = () => {
    const at = waiting.findIndex(({ source }) => handlers.has(source));
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };

  const proceed = () => {
    while (underWay < AT_ONCE) {
      const next = takeNext();
      if (!next) break;
      underWay += 1;
      deliver(next)
        // The disk refuses: what is in the journal is delivered again after the next start.
        .catch((error) => console.error('An event could not be settled:', error))
        .finally(() => {
          underWay -= 1;
          proceed();
        });
    }
    if (underWay > 0) return;
    for (const settled of whenSettled.splice(0)) settled();
  };

  const letGoOfTheOldest = () => {
    const idle = waiting.filter(({ source }) => !handlers.has(source));
    for (const accepted of idle.slice(0, Math.max(0, idle.length - WAITING_AT_MOST))) {
      waiting.splice(waiting.indexOf(accepted), 1);
      journal.settle(accepted);
    }
  };

  return {
    /** One handler a source; another takes its place. What waited for it is delivered now. */
    on: (source: string, handler: EventHandler) => {
      handlers.set(source, handler);
      proceed();
    },
    /** Accepted, and kept on disk, when it returns. */
    emit: (source: string, event: unknown) => {
      const accepted: Accepted = { id: randomUUID(), source, event };
      journal.accept(accepted);
      waiting.push(accepted);
      if (!handlers.has(source)) letGoOfTheOldest();
      // Never within the emitter's own call, which is in the middle of something.
      setImmediate(proceed);
    },
    deadLetters: (): readonly DeadLetter[] => letters.read(),
    /** All that has a handler was delivered or is a dead letter. */
    settled: () =>
      new Promise<void>((resolve) => {
        whenSettled.push(resolve);
        setImmediate(proceed);
      }),
  };
};
