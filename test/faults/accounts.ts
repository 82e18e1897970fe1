/** The user pool of this machine without its server: the SDK's requests are answered in this very process. */
import { openPool } from '#local/aws/cognito/pool.ts';
import { answer, refusal } from '#local/aws/cognito/protocol.ts';
import type { TriggerHandlers } from '#local/aws/cognito/triggers/triggers.ts';

type Options = { data: string; webOrigin: string };

/** What the pool is asked over the wire. */
type Sent = { method: string; path: string; headers: Record<string, string>; body: Uint8Array };

export const openAccounts = ({ data, webOrigin }: Options) => {
  const triggers: TriggerHandlers = {};
  const accounts = openPool({
    ...{
      data,
      webOrigin,
      triggers,
      deliver: () => {},
      providers: [],
      extraFlows: [],
      mfa: 'OPTIONAL',
      required: ['email'],
    },
    now: () => Date.now(),
  });
  return {
    id: accounts.id,
    users: accounts.users,
    clients: accounts.clients,
    /** In place of the way there and back. */
    reply: async (request: unknown) => {
      const { method, path, headers, body } = request as Sent; // what the SDK has just made
      const received = {
        method,
        path,
        url: path,
        headers,
        body: Buffer.from(body.buffer, body.byteOffset, body.length),
        secure: false,
      };
      const reply = await answer(accounts, received, () => {}).catch(refusal);
      return { statusCode: reply.status, headers: reply.headers, body: Buffer.from(reply.body) };
    },
    close: () => accounts.state.close(),
  };
};
export type Accounts = ReturnType<typeof openAccounts>;
