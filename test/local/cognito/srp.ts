/** The client side of SRP, for tests that must send something other than aws-amplify does. */
import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

const modPow = (base: bigint, exponent: bigint) => {
  let result = 1n;
  let power = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * power) % N;
    power = (power * power) % N;
  }
  return result;
};

const bytes = (value: bigint) => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};
const hash = (...parts: (Buffer | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const number = (buffer: Buffer) => BigInt(`0x${buffer.toString('hex')}`);

const k = number(hash(bytes(N), bytes(2n)));

/** `Sat Nov 21 08:22:52 UTC 2026` */
const timestamp = (time = new Date()) => {
  const [day, date, month, year, clock] = time.toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${Number(date)} ${clock} UTC ${year}`;
};

export const realmOf = (userPoolId: string) => userPoolId.split('_')[1] ?? '';

/** The verifier that a device registers, as aws-amplify computes it. */
export const deviceVerifier = (group: string, key: string, secret: string) => {
  const salt = number(randomBytes(16));
  const x = number(hash(bytes(salt), hash(`${group}${key}:${secret}`)));
  return { Salt: bytes(salt).toString('base64'), PasswordVerifier: bytes(modPow(2n, x)).toString('base64') };
};

/** `as` is the name of a device, if a device proves the secret instead of the user. */
export const srpClient = (realm: string, as?: string) => {
  const secret = number(randomBytes(128));
  const publicValue = modPow(2n, secret);
  return {
    publicValue: publicValue.toString(16),

    claim: (asked: Record<string, string>, password: string) => {
      const { SALT = '0', SRP_B = '0', SECRET_BLOCK = '', USER_ID_FOR_SRP: person = '' } = asked;
      const name = as ?? person;
      const serverPublic = BigInt(`0x${SRP_B}`);
      const u = number(hash(bytes(publicValue), bytes(serverPublic)));
      const x = number(hash(bytes(BigInt(`0x${SALT}`)), hash(`${realm}${name}:${password}`)));
      const base = (((serverPublic - k * modPow(2n, x)) % N) + N) % N;
      const shared = modPow(base, secret + u * x);
      const key = hkdfSync('sha256', bytes(shared), bytes(u), 'Caldera Derived Key', 16);
      const time = timestamp();
      const signature = createHmac('sha256', Buffer.from(key))
        .update(Buffer.concat([Buffer.from(realm + name), Buffer.from(SECRET_BLOCK, 'base64'), Buffer.from(time)]))
        .digest('base64');
      return {
        USERNAME: person,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: time,
      };
    },
  };
};
