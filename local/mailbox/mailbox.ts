import { join } from 'node:path';
import { KeptMessage, type Message } from '#local/aws/message.ts';
import { openLines } from '#local/json-lines.ts';

const KEPT_AT_MOST = 1_000;

export type Mailbox = ReturnType<typeof createMailbox>;

export const createMailbox = ({ data, now = Date.now }: { data: string; now?: () => number }) => {
  const lines = openLines<KeptMessage>(join(data, 'messages.jsonl'), (line) => KeptMessage.parse(line));
  let kept = lines.read();
  let inFile = kept.length;

  const forgetOldest = () => {
    kept = kept.slice(-KEPT_AT_MOST);
    // Rewrites the file only when it has twice as many messages as are kept.
    if (inFile <= 2 * KEPT_AT_MOST) return;
    lines.rewrite(kept);
    inFile = kept.length;
  };
  forgetOldest();

  return {
    deliver: ({ unsubscribe = null, attachments = [], ...sent }: Message) => {
      const message = { ...sent, unsubscribe, attachments, at: new Date(now()).toISOString() };
      lines.append(message);
      kept.push(message);
      inFile += 1;
      forgetOldest();
    },
    /** Newest first, for one recipient or all. */
    list: (to?: string): KeptMessage[] => {
      const wanted = to?.trim().toLowerCase();
      return kept.filter((message) => !wanted || message.to.toLowerCase() === wanted).toReversed();
    },
  };
};
