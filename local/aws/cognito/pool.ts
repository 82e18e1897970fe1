/** The settings and parts of the user pool and the identity pool. */
import { randomUUID } from 'node:crypto';
import { proofClientSettings, webClientSettings } from '#contract/app-clients.ts';
import type { ExtraSignInFlow } from '#domain/enumerations.ts';
import { keysIn } from './crypto/keys.ts';
import { randomText } from './crypto/random.ts';
import { authorizationCodesIn } from './hosted/authorization-codes.ts';
import { hostedSessionsIn } from './hosted/hosted-sessions.ts';
import { setting } from './settings.ts';
import { openState } from './state.ts';
import { clientsIn } from './tokens/clients.ts';
import { grantsIn } from './tokens/grants.ts';
import { keepAppClient } from './tokens/own-clients.ts';
import { providerLinksIn } from './tokens/provider-links.ts';
import { sessionsIn } from './tokens/sessions.ts';
import { temporaryCredentialsIn } from './tokens/temporary-credentials.ts';
import { tokensOf } from './tokens/tokens.ts';
import { type TriggerHandlers, triggersOf } from './triggers/triggers.ts';
import { attemptsIn } from './users/attempts.ts';
import { claimantsIn } from './users/claimants.ts';
import { codesIn } from './users/codes.ts';
import { credentialsOf } from './users/credentials.ts';
import { devicesIn } from './users/devices.ts';
import { identitiesIn } from './users/identities.ts';
import { type MailTransport, mailsFrom } from './users/mails.ts';
import { type MfaDemand, mfaIn } from './users/mfa.ts';
import { passkeysIn } from './users/passkeys.ts';
import { pendingAttributesIn } from './users/pending-attributes.ts';
import { usersIn } from './users/users.ts';

const REGION = 'us-east-1';
const NAME = 'Plumbline';
const ID = `${REGION}_${NAME}`;
/** Cognito's real host name, because verifiers of its tokens require it. */
const PROVIDER = `cognito-idp.${REGION}.amazonaws.com/${ID}`;

/** Scopes for API clients. */
export const SCOPES = ['plumbline/read', 'plumbline/write'];

/** A corporate directory for users of certain e-mail domains. */
export type Provider = { name: string; domains: readonly string[] };

export type PoolOptions = {
  data: string;
  webOrigin: string;
  deliver: MailTransport;
  triggers: TriggerHandlers;
  providers: readonly Provider[];
  extraFlows: readonly ExtraSignInFlow[];
  mfa: MfaDemand;
  /** Required attributes: users who lack one must enter it when they set their password. */
  required: readonly string[];
  now: () => number;
};

export const openPool = (options: PoolOptions) => {
  const { data, webOrigin, deliver, triggers: handlers, providers, extraFlows, mfa, required, now } = options;
  const state = openState(data);
  const [users, grants, keys] = [usersIn(state, now), grantsIn(state, now), keysIn(state)];
  const clients = clientsIn(state, required);
  const attempts = attemptsIn(state, now);
  const triggers = triggersOf({ region: REGION, userPoolId: ID, handlers });

  const webClientId = setting(state, 'web-client-id', () => randomText(26));
  const names = providers.map(({ name }) => name);
  const web = webClientSettings({ origin: webOrigin, providers: names, extraFlows, required });
  keepAppClient(clients, webClientId, now(), web);
  const proofClientId = setting(state, 'proof-client-id', () => randomText(26));
  keepAppClient(clients, proofClientId, now(), proofClientSettings(required));

  return {
    id: ID,
    /** SRP includes the realm in its hashes. */
    realm: NAME,
    provider: PROVIDER,
    issuer: `https://${PROVIDER}`,
    webOrigin,
    webClientId,
    proofClientId,
    providers,
    required,
    identityPoolId: setting(state, 'identity-pool-id', () => `${REGION}:${randomUUID()}`),
    now,
    state,
    users,
    claimants: claimantsIn(state, users),
    credentials: credentialsOf(NAME, attempts, now),
    attempts,
    mfa: mfaIn(state, now, mfa),
    pendingAttributes: pendingAttributesIn(state),
    devices: devicesIn(state, REGION, now),
    passkeys: passkeysIn(state, now),
    /** The WebAuthn relying party: passkeys are valid for this domain. */
    relyingParty: new URL(webOrigin).hostname,
    codes: codesIn(state, now),
    sessions: sessionsIn(state, now, (id) => clients.get(id).AuthSessionValidity),
    hostedSessions: hostedSessionsIn(state, now),
    authorizationCodes: authorizationCodesIn(state, now),
    clients,
    keys,
    grants,
    tokens: tokensOf({ keys, grants, users, triggers, issuer: `https://${PROVIDER}`, now }),
    identities: identitiesIn(state, REGION),
    temporaryCredentials: temporaryCredentialsIn(state, now),
    providerLinks: providerLinksIn(state),
    triggers,
    mails: mailsFrom(webOrigin, deliver, triggers),
  };
};
export type Pool = ReturnType<typeof openPool>;
