/**
 * CloudFront's own interface, as far as showing another secret needs it. What it answers with is sent back but for the one
 * value, so nothing of a distribution is lost that this does not know. The SDK's client for secrets signs it.
 */
import { environment } from '#contract/environment.ts';
import { ORIGIN_HEADER } from '#contract/origin-header.ts';
import { client } from './secret.ts';

const HOST = 'cloudfront.amazonaws.com';
/** CloudFront is in one region alone. */
const BY = { name: 'sigv4', signingName: 'cloudfront', signingRegion: 'us-east-1', properties: {} };

const ask = async (method: 'GET' | 'PUT', what: '' | '/config', changed?: { body: string; match: string }) => {
  const path = `/2020-05-31/distribution/${environment('DISTRIBUTION_ID')}${what}`;
  const signer = await client.config.signer(BY);
  const request = {
    ...{ method, protocol: 'https:', hostname: HOST, path, query: {} },
    headers: { host: HOST, ...(changed && { 'if-match': changed.match, 'content-type': 'application/xml' }) },
    ...(changed && { body: changed.body }),
  };
  const { headers } = await signer.sign(request);
  const response = await fetch(`https://${HOST}${path}`, { method, headers, ...(changed && { body: changed.body }) });
  const body = await response.text();
  if (!response.ok) throw new Error(`CloudFront answered ${response.status}: ${body.slice(0, 500)}`);
  return { body, etag: response.headers.get('etag') ?? '' };
};

const SHOWN = new RegExp(`(<HeaderName>${ORIGIN_HEADER}</HeaderName>\\s*<HeaderValue>)([^<]*)(?=</HeaderValue>)`, 'gi');

/** Whoever changes the distribution at the same moment wins: this is asked for again. */
export const show = async (secret: string) => {
  const { body, etag } = await ask('GET', '/config');
  const found = [...body.matchAll(SHOWN)];
  if (found.length !== 1) throw new Error(`CloudFront shows ${ORIGIN_HEADER} ${found.length} times, and not once.`);
  if (found[0]?.[2] === secret) return;
  const changed = body.replace(SHOWN, (_, before: string) => `${before}${secret}`);
  await ask('PUT', '/config', { body: changed, match: etag });
};

/** Whether what was changed last is everywhere, and how the distribution is called by CloudFront itself. */
export const state = async () => {
  const { body } = await ask('GET', '');
  const textOf = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(body)?.[1];
  return { isEverywhere: textOf('Status') === 'Deployed', domain: textOf('DomainName') ?? '' };
};
