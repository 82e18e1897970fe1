/** PASSWORD_VERIFIER: the second half of SRP. */
import * as z from 'zod';
import { type Claim, isProven, isPublicValue, openExchange } from '#local/aws/cognito/crypto/srp.ts';
import { invalidParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { Claimant } from '#local/aws/cognito/users/claimants.ts';
import type { Family, Question, Responses, SignInAttempt } from './family.ts';
import { ask, required } from './question.ts';

const NAME = 'PASSWORD_VERIFIER';

/** SRP state that the session keeps between the two requests. */
export const Exchange = z.object({
  clientPublic: z.string(),
  serverPrivate: z.string(),
  serverPublic: z.string(),
  secretBlock: z.string(),
});

/** For example `Sat Nov 21 08:22:52 UTC 2026`. Clock skew of the browser does not matter. */
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [0-9]{1,2} [0-9]{2}:[0-9]{2}:[0-9]{2} UTC [0-9]{4}$/;

export const askForPassword = (
  pool: Pool,
  attempt: SignInAttempt,
  claimant: Claimant,
  clientPublic: string,
): Question => {
  if (!isPublicValue(clientPublic)) throw invalidParameter('Invalid SRP_A');
  const exchange = openExchange(clientPublic, claimant.password);
  return ask(pool, attempt, {
    name: NAME,
    claimant: claimant.id,
    parameters: {
      SALT: claimant.password.salt,
      SECRET_BLOCK: exchange.secretBlock,
      SRP_B: exchange.serverPublic,
      USERNAME: claimant.id,
      USER_ID_FOR_SRP: claimant.id,
    },
    data: exchange,
  });
};

export const claimOf = (responses: Responses): Claim => {
  const claim = {
    secretBlock: required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
    signature: required(responses, 'PASSWORD_CLAIM_SIGNATURE'),
    timestamp: required(responses, 'TIMESTAMP'),
  };
  if (!TIMESTAMP.test(claim.timestamp) || Number.isNaN(Date.parse(claim.timestamp)))
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  return claim;
};

export const passwordVerifier: Family = {
  name: NAME,
  judge: (pool, { claimant: id, data }, responses) => {
    const claim = claimOf(responses);
    const claimant = pool.claimants.identify(id);
    if (claimant.id !== id) throw notAuthorized('Invalid session for the user.');
    const exchange = Exchange.parse(data);
    const user = pool.credentials.admit(claimant, () => isProven(pool.realm, id, claim, exchange, claimant.password));
    const { DEVICE_KEY: key } = responses;
    return { user, progress: key ? { device: pool.devices.get(user.id, key).key } : {} };
  },
};
