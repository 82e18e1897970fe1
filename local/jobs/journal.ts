/** The queues' journal on disk: one line per change of a message. */
import { join } from 'node:path';
import * as z from 'zod';
import { openLines } from '#local/json-lines.ts';

const Message = z.object({
  id: z.string(),
  job: z.string(),
  body: z.string(),
  sent_at: z.iso.datetime(),
  /** The number of failed attempts. */
  attempts: z.int(),
  /** The last error and its time. */
  error: z.string().nullable(),
  failed_at: z.iso.datetime().nullable(),
  /** A dead letter, which is retried only on request. */
  dead: z.boolean(),
});
export type Message = z.output<typeof Message>;

const Line = z.union([z.object({ is: Message }), z.object({ done: z.string() })]);
type Line = z.output<typeof Line>;

const LINES_AT_MOST = 5_000;

export const openJournal = (data: string) => {
  const lines = openLines<Line>(join(data, 'journal.jsonl'), (line) => Line.parse(line));
  const messages = new Map<string, Message>();
  for (const line of lines.read()) {
    if ('is' in line) messages.set(line.is.id, line.is);
    else messages.delete(line.done);
  }

  let written = 0;
  const shorten = () => {
    lines.rewrite([...messages.values()].map((is) => ({ is })));
    written = 0;
  };
  const append = (line: Line) => {
    // A crash of the machine may lose a `done` line; the message is then delivered again, as with SQS.
    lines.append(line, { flush: 'is' in line });
    written += 1;
    if (written > LINES_AT_MOST && written > 2 * messages.size) shorten();
  };
  shorten();

  return {
    messages: messages as ReadonlyMap<string, Message>,
    write: (message: Message) => {
      messages.set(message.id, message);
      append({ is: message });
    },
    done: (id: string) => {
      messages.delete(id);
      append({ done: id });
    },
  };
};
