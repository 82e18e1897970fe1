/** The local user pool without its server: it answers the SDK's requests in this process. */
import { openPool } from '#local/aws/cognito/pool.ts';
import { answer, refusal } from '#local/aws/cognito/protocol.ts';
import type { TriggerHandlers } from '#local/aws/cognito/triggers/triggers.ts';

type Options = { data: string; webOrigin: string };

/** The parts of an SDK request that the pool reads. */
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
    /** Replaces the HTTP round trip. */
    reply: async (request: unknown) => {
      const { method, path, headers, body } = request as Sent; // the SDK built this request
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
