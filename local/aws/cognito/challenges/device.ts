/** DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER: a remembered device proves its secret. */

import { isProven, isPublicValue, openExchange } from '#local/aws/cognito/crypto/srp.ts';
import { incorrect, invalidParameter, notFound } from '#local/aws/cognito/errors.ts';
import type { Family, Step } from './family.ts';
import { claimOf, Exchange } from './password-verifier.ts';
import { ask, required, stillThere } from './question.ts';

const FIRST = 'DEVICE_SRP_AUTH';
const SECOND = 'DEVICE_PASSWORD_VERIFIER';

const gone = () => notFound('Device does not exist.');

export const askForDevice: Step = (pool, user, attempt) => {
  const { device: key, isDeviceProven } = attempt.progress;
  if (key === undefined || isDeviceProven) return undefined;
  const device = pool.devices.find(user.id, key);
  if (!device?.secret || !device.remembered) return undefined;
  const parameters = { USERNAME: user.id, USER_ID_FOR_SRP: user.id, DEVICE_KEY: key };
  return ask(pool, attempt, { name: FIRST, claimant: user.id, parameters });
};

export const deviceSrp: Family = {
  name: FIRST,
  judge: (pool, { claimant }, responses, attempt) => {
    const [key, clientPublic] = [required(responses, 'DEVICE_KEY'), required(responses, 'SRP_A')];
    const user = stillThere(pool, claimant);
    const secret = key === attempt.progress.device ? pool.devices.get(user.id, key).secret : null;
    if (!secret) throw gone();
    if (!isPublicValue(clientPublic)) throw invalidParameter('Invalid SRP_A');
    const exchange = openExchange(clientPublic, secret);
    const parameters = {
      SALT: secret.salt,
      SECRET_BLOCK: exchange.secretBlock,
      SRP_B: exchange.serverPublic,
      USERNAME: user.id,
      USER_ID_FOR_SRP: user.id,
      DEVICE_KEY: key,
    };
    return { next: () => ask(pool, attempt, { name: SECOND, claimant: user.id, parameters, data: exchange }) };
  },
};

export const devicePasswordVerifier: Family = {
  name: SECOND,
  judge: (pool, { claimant, data }, responses, { progress }) => {
    const claim = claimOf(responses);
    const user = stillThere(pool, claimant);
    const device = pool.devices.get(user.id, progress.device ?? '');
    if (!device.secret) throw gone();
    if (!isProven(device.group, device.key, claim, Exchange.parse(data), device.secret)) throw incorrect();
    // A proven device replaces the second factor.
    return { user, progress: { isDeviceProven: true, isEnough: true } };
  },
};
