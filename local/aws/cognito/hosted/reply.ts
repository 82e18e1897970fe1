/** Replies of hosted login to a browser. */
import type { Reply } from '#local/aws/cognito/http.ts';

export type HostedReply = Reply;

/** Carries the reply with which a request is refused, from any depth of the code. */
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
