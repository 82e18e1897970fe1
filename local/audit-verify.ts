/**
 * `npm run audit:verify [-- from [to]]`: asks the API whether the audit trail is as it was written, and says where it is
 * not. On this machine an administrator of the demo asks; anywhere else SITE says where, and TOKEN who.
 */
import type * as z from 'zod';
import { audit } from '#contract/audit.ts';
import { PREFIX } from '#contract/prefix.ts';
import { WebConfig } from '#contract/web-config.ts';
import { PEOPLE } from './demo/company.ts';
import { tokensOf } from './demo/tokens.ts';
import { REGION } from './environment.ts';

type Part = z.output<(typeof audit)['GET /audit/check']['response']>;

const { SITE = `http://localhost:${process.env.PORT ?? 3000}`, TOKEN } = process.env;

const demoToken = async () => {
  const config = WebConfig.parse(await (await fetch(`${SITE}/config.json`)).json());
  const administrator = PEOPLE.find(({ role }) => role === 'Administrator');
  if (!config.identity_endpoint || !administrator) throw new Error('Say who asks: TOKEN is an access token.');
  Object.assign(process.env, { WEB_CLIENT_ID: config.web_client_id, AWS_REGION: REGION });
  return (await tokensOf(administrator, config.identity_endpoint)).access;
};

const ask = async (token: string, query: Record<string, string>): Promise<Part> => {
  const response = await fetch(`${SITE}${PREFIX}/audit/check?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`The API answered ${response.status}: ${body.detail}`);
  return audit['GET /audit/check'].response.parse(body);
};

const instant = (text: string) => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new Error(`'${text}' is no time. Say it as 2026-11-22 or 2026-11-22T08:00:00Z.`);
  return date.toISOString();
};

const verify = async ([from, to]: readonly string[]) => {
  const token = TOKEN ?? (await demoToken());
  const range = { ...(from && { from: instant(from) }), ...(to && { to: instant(to) }) };
  let [checked, broken] = [0, 0];
  let cursor: string | null | undefined;
  do {
    const part = await ask(token, { ...range, ...(cursor && { cursor }) });
    for (const { what, id, name, number, at, problem } of part.breaks)
      console.log(`${problem}: row ${number} of ${what} '${name}' (${id}), ${at}`);
    checked += part.checked;
    broken += part.breaks.length;
    cursor = part.next_cursor;
  } while (cursor);
  console.log(`${checked} rows checked, ${broken === 0 ? 'all as they were written' : `${broken} breaks`}.`);
  return broken === 0;
};

try {
  process.exit((await verify(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
