/** Replies for a person's browser. */
import type { Reply } from '#local/aws/cognito/http.ts';

export type HostedReply = Reply;

/** A reply that ends what was asked for, wherever it is found out. */
export class HostedRefusal extends Error {
  readonly reply: HostedReply;

  constructor(reply: HostedReply) {
    super('Refused');
    this.reply = reply;
  }
}

export const redirectTo = (location: string, more: Record<string, string | string[]> = {}): HostedReply => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store', ...more },
  body: '',
});
