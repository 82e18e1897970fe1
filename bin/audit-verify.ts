/**
 * `npm run audit:verify [-- from [to]]`: asks the API to verify the audit log and prints where it was changed. By
 * default it signs in as an administrator of the local demo; elsewhere SITE has the URL and TOKEN the access token.
 */
import type * as z from 'zod';
import { CommandError, parseArguments } from '#contract/command.ts';
import { audit } from '#contract/company/audit.ts';
import { PREFIX } from '#contract/http/prefix.ts';
import { WebConfig } from '#contract/web/web-config.ts';
import { PEOPLE } from '#local/demo/company.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { REGION } from '#local/environment.ts';

type Part = z.output<(typeof audit)['GET /audit/check']['response']>;

const { SITE = `http://localhost:${process.env.PORT ?? 3000}`, TOKEN } = process.env;

const USAGE = `npm run audit:verify [-- from [to]], each a date or a time.
Without them, all stored rows are verified and compared with the archive.
For another installation, prefix the command with SITE=https://… TOKEN=<access token>.`;
const HELP = { help: { type: 'boolean', short: 'h' } } as const;

const get = async (path: string, headers: Record<string, string> = {}) => {
  try {
    return await fetch(`${SITE}${path}`, { headers });
  } catch {
    throw new CommandError(`${SITE} does not respond. Start the product, or set SITE to its URL.`);
  }
};

const demoToken = async () => {
  const config = WebConfig.parse(await (await get('/config.json')).json());
  const administrator = PEOPLE.find(({ role }) => role === 'Administrator');
  if (!config.identity_endpoint || !administrator)
    throw new Error('Set TOKEN to the access token of an administrator.');
  Object.assign(process.env, { WEB_CLIENT_ID: config.web_client_id, AWS_REGION: REGION });
  return (await tokensOf(administrator, config.identity_endpoint)).access;
};

const ask = async (token: string, query: Record<string, string>): Promise<Part> => {
  const authorization = `Bearer ${token}`;
  const response = await get(`${PREFIX}/audit/check?${new URLSearchParams(query)}`, { authorization });
  const body = await response.json();
  if (!response.ok) throw new Error(`The API answered ${response.status}: ${body.detail}`);
  return audit['GET /audit/check'].response.parse(body);
};

const instant = (text: string) => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new Error(`'${text}' is not a valid time. Use the format 2026-11-22 or 2026-11-22T08:00:00Z.`);
  return date.toISOString();
};

const verify = async ([from, to]: readonly string[]) => {
  const token = TOKEN ?? (await demoToken());
  const range = { ...(from && { from: instant(from) }), ...(to && { to: instant(to) }) };
  const breaks = new Set<string>();
  const checkAll = async (query: Record<string, string>) => {
    let checked = 0;
    let cursor: string | null | undefined;
    do {
      const part = await ask(token, { ...query, ...(cursor && { cursor }) });
      for (const { what, id, name, number, at, problem } of part.breaks)
        breaks.add(`${problem}: row ${number} of ${what} '${name}' (${id}), ${at}`);
      checked += part.checked;
      cursor = part.next_cursor;
    } while (cursor);
    return checked;
  };
  const counts = from
    ? `${await checkAll(range)} rows checked`
    : `${await checkAll({ by: 'storage' })} rows checked, ${await checkAll({ by: 'archive' })} compared with the archive`;
  for (const found of breaks) console.log(found);
  console.log(`${counts}, ${breaks.size === 0 ? 'all unchanged' : `${breaks.size} breaks`}.`);
  return breaks.size === 0;
};

try {
  const { positionals, values } = parseArguments(USAGE, HELP);
  if (values.help) console.log(USAGE);
  process.exit(values.help || (await verify(positionals)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
