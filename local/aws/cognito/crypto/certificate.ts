/** The TLS certificate of the Cognito stand-in. It is self-signed, so a browser asks once whether to trust it. */
import { X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import * as z from 'zod';
import type { State } from '#local/aws/cognito/state.ts';

const DAY = 86_400_000;

const Row = z.object({ value: z.string() });
const Kept = z.object({ key: z.string(), cert: z.string() });
export type Certificate = z.output<typeof Kept>;

const make = async (now: number): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + 3650 * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
};

/** Keeps one certificate across starts until a day before it expires, so browsers keep trusting it. */
export const certificateIn = async (state: State, now: number): Promise<Certificate> => {
  const known = state.one(Row, "select value from settings where name = 'certificate'");
  const kept = known && Kept.parse(JSON.parse(known.value));
  if (kept && new X509Certificate(kept.cert).validToDate.getTime() > now + DAY) return kept;
  const made = await make(now);
  state.run("insert or replace into settings (name, value) values ('certificate', ?)", JSON.stringify(made));
  return made;
};
