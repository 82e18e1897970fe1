/** Rare cases: numbers with leading zeros or a high first bit. */
import { expect, test } from 'vitest';
import { isProven, makeVerifier, openExchange } from '#local/aws/cognito/crypto/srp.ts';
import { srpClient } from '#test/local/cognito/srp.ts';

const [REALM, NAME, PASSWORD] = ['aPool', 'ada', 'Correct horse 9 battery'];

test.each(['9f', '7f', '00', '007f', '009f', '00007f'])('a salt that begins with %s works like any other', (start) => {
  const known = makeVerifier(REALM, NAME, PASSWORD, start.padEnd(32, '5'));
  const client = srpClient(REALM);
  const exchange = openExchange(client.publicValue, known);
  const { PASSWORD_CLAIM_SIGNATURE: signature, TIMESTAMP: timestamp } = client.claim(
    { SALT: known.salt, SRP_B: exchange.serverPublic, SECRET_BLOCK: exchange.secretBlock, USER_ID_FOR_SRP: NAME },
    PASSWORD,
  );
  const claim = { timestamp, signature, secretBlock: exchange.secretBlock };
  expect(isProven(REALM, NAME, claim, exchange, known)).toBe(true);
  expect(isProven(REALM, NAME, claim, exchange, makeVerifier(REALM, NAME, 'Another 9 password', known.salt))).toBe(
    false,
  );
});
