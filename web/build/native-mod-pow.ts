/**
 * Amplify proves a password with big-number arithmetic that predates BigInt and takes about six times as long. Amplify
 * replaces the same operation in React Native.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NUMBERS = '/srp/BigInteger/BigInteger.mjs';
const SLOW = 'BigInteger.prototype.modPow = bnModPow;';
const FAST = `
import { modPow } from ${JSON.stringify(join(import.meta.dirname, '../../domain/sign-in/mod-pow.ts'))};

const toNative = (number) => {
  const hex = number.toString(16);
  return hex.startsWith('-') ? -BigInt('0x' + hex.slice(1)) : BigInt('0x' + hex);
};

BigInteger.prototype.modPow = function (exponent, modulus, callback) {
  const power = modPow(toNative(this), toNative(exponent), toNative(modulus));
  callback(null, new BigInteger(power.toString(16), 16));
};
`;

export const nativeModPow = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'native-mod-pow',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(NUMBERS) || !code.includes(SLOW)) return;
      isReplaced = true;
      return { code: code.replace(SLOW, FAST), map: null };
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`Amplify has no modPow in ${NUMBERS} any more.`);
    },
  };
};
