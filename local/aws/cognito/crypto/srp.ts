/**
 * SRP-6a with Cognito's parameters: 3072-bit group of RFC 5054, SHA-256, and HKDF for the key that signs the answer.
 */
import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { modPow } from '#domain/sign-in/mod-pow.ts';

/** The prime of group 15 of RFC 3526, which is the same. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;

/** The stored form of a password. Both fields are hexadecimal. */
export type Verifier = { salt: string; verifier: string };

/** The server's state of one exchange, stored between two requests. All fields but `secretBlock` are hexadecimal. */
export type Exchange = { clientPublic: string; serverPrivate: string; serverPublic: string; secretBlock: string };

/** The client's proof that it knows the password. */
export type Claim = { timestamp: string; secretBlock: string; signature: string };

const fromHex = (hex: string) => BigInt(`0x${hex}`);

/**
 * Encodes a number like Java's BigInteger: a leading zero byte only if the first bit would be taken for a sign. Clients
 * convert every received value to a number, so the hash input is always a number, too.
 */
const bytes = (value: bigint) => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};

const sha256 = (...parts: (Buffer | string)[]) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
const hashed = (...parts: Buffer[]) => fromHex(sha256(...parts).toString('hex'));

const k = hashed(bytes(N), bytes(g));

/** `realm` is the name of the pool, or the group of a device. */
export const makeVerifier = (realm: string, name: string, password: string, salt = randomBytes(16).toString('hex')) => {
  const x = hashed(bytes(fromHex(salt)), sha256(`${realm}${name}:${password}`));
  return { salt, verifier: modPow(g, x, N).toString(16) } satisfies Verifier;
};

export const matches = (realm: string, name: string, password: string, known: Verifier) => {
  const [given, wanted] = [makeVerifier(realm, name, password, known.salt), known].map(({ verifier }) =>
    sha256(verifier),
  );
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
};

/** With zero or a multiple of N, a client would know the key without the password. */
export const isPublicValue = (hex: string) => /^[0-9a-f]{1,1600}$/i.test(hex) && fromHex(hex) % N !== 0n;

export const openExchange = (clientPublic: string, { verifier }: Verifier): Exchange => {
  const secret = fromHex(randomBytes(32).toString('hex'));
  const serverPublic = (k * fromHex(verifier) + modPow(g, secret, N)) % N;
  return {
    clientPublic,
    serverPrivate: secret.toString(16),
    serverPublic: serverPublic.toString(16),
    secretBlock: randomBytes(384).toString('base64'),
  };
};

/** Does the same work for a wrong secret block as for a correct one. */
export const isProven = (realm: string, name: string, claim: Claim, exchange: Exchange, { verifier }: Verifier) => {
  const u = hashed(bytes(fromHex(exchange.clientPublic)), bytes(fromHex(exchange.serverPublic)));
  const base = (fromHex(exchange.clientPublic) * modPow(fromHex(verifier), u, N)) % N;
  const shared = modPow(base, fromHex(exchange.serverPrivate), N);
  const key = hkdfSync('sha256', bytes(shared), bytes(u), 'Caldera Derived Key', 16);
  const wanted = createHmac('sha256', Buffer.from(key))
    .update(realm)
    .update(name)
    .update(Buffer.from(exchange.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, 'base64');
  const isSame = given.length === wanted.length && timingSafeEqual(given, wanted);
  return u !== 0n && isSame && claim.secretBlock === exchange.secretBlock;
};
