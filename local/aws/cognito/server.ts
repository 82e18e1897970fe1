/** The stand-in for the Cognito user pool and identity pool, compatible with the AWS SDKs. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUIRED_ATTRIBUTES } from '#contract/app-clients.ts';
import type { ExtraSignInFlow } from '#domain/enumerations.ts';
import { listenOnLoopback } from '#local/aws/loopback.ts';
import { alsoOverTls } from './both-protocols.ts';
import { certificateIn } from './crypto/certificate.ts';
import { checkSignature } from './crypto/signature.ts';
import { hosted } from './hosted/routes.ts';
import { corsHeaders, json, preflight, type Reply, type Request, readRequest, send } from './http.ts';
import { openPool, type Provider } from './pool.ts';
import { answer, refusal } from './protocol.ts';
import { revokeEndpoint, tokenEndpoint } from './tokens/oauth.ts';
import type { FindSession } from './tokens/temporary-credentials.ts';
import type { TriggerHandlers } from './triggers/triggers.ts';
import type { MailTransport } from './users/mails.ts';
import type { MfaDemand } from './users/mfa.ts';
import { jwksPath, wellKnown } from './well-known.ts';

export type IdentityOptions = {
  /** 0 selects any free port. */
  port: number;
  data: string;
  /** The origin that CORS allows and to which links in mails lead. */
  webOrigin: string;
  deliver: MailTransport;
  adminCredentials: { accessKeyId: string; secretAccessKey: string };
  /** The pool's Lambda triggers, by Cognito's names. */
  triggers?: TriggerHandlers;
  providers?: readonly Provider[];
  /**
   * Additional sign-in flows of the web client, as in a tenant's file. Required, because opening the pool again without
   * them would remove them from the client.
   */
  extraFlows: readonly ExtraSignInFlow[];
  mfa?: MfaDemand;
  /** Attributes that every account must have. */
  required?: readonly string[];
  now?: () => number;
};

export type Identity = {
  url: string;
  /** HTTPS address of hosted login. */
  domain: string;
  userPoolId: string;
  webClientId: string;
  proofClientId: string;
  identityPoolId: string;
  jwksUri: string;
  /** Finds the credentials behind a session token of the identity pool. */
  findSession: FindSession;
  stop: () => Promise<void>;
};

export const startIdentity = async (options: IdentityOptions): Promise<Identity> => {
  const {
    port: wanted,
    data,
    webOrigin,
    deliver,
    adminCredentials,
    triggers = {},
    providers = [],
    extraFlows,
    mfa = 'OPTIONAL',
    required = REQUIRED_ATTRIBUTES,
    now = Date.now,
  } = options;
  const pool = openPool({ data, webOrigin, deliver, triggers, providers, extraFlows, mfa, required, now });

  const route = async (request: Request): Promise<Reply> => {
    const { method, path, headers } = request;
    if (method === 'OPTIONS') return preflight(headers);
    if (method === 'POST' && path === '/')
      return answer(pool, request, () => checkSignature(request, adminCredentials));
    if (method === 'POST' && path === '/oauth2/token') return tokenEndpoint(pool, request);
    if (method === 'POST' && path === '/oauth2/revoke') return revokeEndpoint(pool, request);
    const published = method === 'GET' ? wellKnown(pool, path, url, domain) : undefined;
    return published ?? (await hosted(pool, request)) ?? json(404, { message: 'Not Found' });
  };

  const answerTo = async (incoming: IncomingMessage, response: ServerResponse) => {
    const reply = await readRequest(incoming)
      .then(route)
      .catch((error: unknown) => (incoming.errored ? undefined : refusal(error)));
    // An undefined reply means that the client has disconnected.
    if (reply) send(response, reply, corsHeaders(incoming.headers, webOrigin));
  };

  const start = async () => {
    const certificate = await certificateIn(pool.state, Date.now());
    const { server, listener, ...listening } = await listenOnLoopback(answerTo, wanted);
    return { ...listening, ...alsoOverTls(server, listener, certificate) };
  };
  const { port, stop, closeAll } = await start().catch((error: unknown) => {
    pool.state.close();
    throw error;
  });
  const domain = `localhost:${port}`;
  const url = `http://${domain}`;

  return {
    url,
    domain,
    userPoolId: pool.id,
    webClientId: pool.webClientId,
    proofClientId: pool.proofClientId,
    identityPoolId: pool.identityPoolId,
    jwksUri: url + jwksPath(pool),
    findSession: pool.temporaryCredentials.find,
    stop: async () => {
      const stopped = stop();
      closeAll();
      await stopped;
      pool.state.close();
    },
  };
};
