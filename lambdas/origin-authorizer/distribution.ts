/**
 * The CloudFront API, as far as the rotation needs it. The configuration is sent back with a single changed value, so
 * unknown settings stay. The Secrets Manager client signs the requests.
 */
import { environment } from '#contract/environment.ts';
import { ORIGIN_HEADER } from '#contract/http/origin-header.ts';
import { client } from './secret.ts';

const HOST = 'cloudfront.amazonaws.com';
/** CloudFront's API is in a single region. */
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

/** A concurrent change of the distribution makes the update fail, and the rotation step is retried. */
export const show = async (secret: string) => {
  const { body, etag } = await ask('GET', '/config');
  const found = [...body.matchAll(SHOWN)];
  if (found.length !== 1)
    throw new Error(`The distribution must contain ${ORIGIN_HEADER} once, but contains it ${found.length} times.`);
  if (found[0]?.[2] === secret) return;
  const changed = body.replace(SHOWN, (_, before: string) => `${before}${secret}`);
  await ask('PUT', '/config', { body: changed, match: etag });
};

/** Whether the last change is deployed everywhere, and the distribution's own domain. */
export const state = async () => {
  const { body } = await ask('GET', '');
  const textOf = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(body)?.[1];
  return { isEverywhere: textOf('Status') === 'Deployed', domain: textOf('DomainName') ?? '' };
};
