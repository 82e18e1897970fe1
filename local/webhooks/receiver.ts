/** Stand-in for external webhook receivers: records each delivery and returns a status. */
import type { Reply, Request } from '#local/aws/cognito/http.ts';

const KEPT_AT_MOST = 500;

/** A delivery, with the headers of webhooks. */
export type Received = { at: string; to: string; headers: Record<string, string>; body: string; answered: number };

export type Receiver = ReturnType<typeof createReceiver>;

/** An address selects its answer, for tests of failures: `https://hooks.example/answers/503`. */
const answerOf = (to: string) => Number(/\/answers\/([2-5]\d\d)$/.exec(to)?.[1] ?? 204);

export const createReceiver = (now: () => number = Date.now) => {
  let kept: Received[] = [];
  return {
    receive: ({ url, headers, body }: Request): Reply => {
      const to = new URL(url, 'http://localhost').searchParams.get('to') ?? '';
      const answered = answerOf(to);
      const sent = Object.entries(headers).filter(([name]) => name.startsWith('webhook-'));
      const received = { at: new Date(now()).toISOString(), to, body: body.toString(), answered };
      kept = [
        ...kept,
        { ...received, headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])) },
      ];
      kept = kept.slice(-KEPT_AT_MOST);
      return { status: answered, headers: {}, body: '' };
    },
    /** Newest first, for one address or all. */
    list: (to?: string): Received[] => kept.filter((one) => !to || one.to === to).toReversed(),
  };
};
