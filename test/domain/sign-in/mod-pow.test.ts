import { getDiffieHellman } from 'node:crypto';
import { expect, test } from 'vitest';
import { modPow } from '#domain/sign-in/mod-pow.ts';

const exchange = () => getDiffieHellman('modp15');
const PRIME = exchange().getPrime();
const number = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);

test.each([
  [2n, 10n, 1000n, 24n],
  [5n, 0n, 7n, 1n],
  [0n, 5n, 7n, 0n],
  [-3n, 3n, 7n, 1n],
  [3n, 0x100000000n, 11n, 3n ** (0x100000000n % 5n)],
])('%i to the power of %i, modulo %i, is %i', (base, exponent, modulus, power) => {
  expect(modPow(base, exponent, modulus)).toBe(power % modulus);
});

test('large numbers agree with Diffie-Hellman', () => {
  const [ada, alan] = [exchange(), exchange()];
  const [hers, his] = [ada.generateKeys(), alan.generateKeys()].map(number);
  expect(modPow(2n, number(ada.getPrivateKey()), number(PRIME))).toBe(hers);
  expect(modPow(his ?? 0n, number(ada.getPrivateKey()), number(PRIME))).toBe(
    number(ada.computeSecret(alan.getPublicKey())),
  );
});
