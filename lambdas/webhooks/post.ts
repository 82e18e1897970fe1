/**
 * One delivery attempt: returns the status or the problem. Redirects are not followed, and the response body is not
 * read.
 */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicHost } from '#domain/webhooks/public-host.ts';
import type { Attempt, DeliveryProblem } from '#domain/webhooks/webhook.ts';
import { PrivateAddress, publicLookup } from './public-address.ts';

const TIMEOUT_MS = 10_000;

class TooSlow extends Error {}

const problemOf = (error: Error & { code?: string }): DeliveryProblem => {
  if (error instanceof PrivateAddress) return 'private_address';
  if (error instanceof TooSlow) return 'too_slow';
  const { code = '' } = error;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not_found';
  return /CERT|TLS|SSL|SELF_SIGNED|ALTNAME|VERIFY/.test(code) ? 'not_trusted' : 'unreachable';
};

/** Locally all requests go to the page that shows deliveries, with the intended address. */
const wayTo = (address: string) => {
  const url = new URL(address);
  // Node does not call `lookup` for literal IP addresses, so the host is checked here. This applies locally, too.
  if (!isPublicHost(url.hostname)) throw new PrivateAddress(url.hostname);
  const instead = process.env.WEBHOOKS_GO_TO;
  if (instead !== undefined) return { url: new URL(`${instead}?to=${encodeURIComponent(address)}`), options: {} };
  return { url, options: { lookup: publicLookup } };
};

const answerOf = (address: string, headers: Record<string, string>, body: string) =>
  new Promise<number>((resolve, reject) => {
    const { url, options } = wayTo(address);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = request(url, { ...options, method: 'POST', headers, agent: false }, (response) => {
      clearTimeout(late);
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    const late = setTimeout(() => sent.destroy(new TooSlow()), TIMEOUT_MS);
    sent.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    sent.end(body);
  });

export const post = async (address: string, headers: Record<string, string>, body: string): Promise<Attempt> => {
  const began = Date.now();
  const attempt = (status: number | null, problem: DeliveryProblem | null): Attempt => ({
    ...{ at: new Date(began).toISOString(), status, problem, ms: Date.now() - began },
  });
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return answerOf(address, { ...sent, 'user-agent': 'Plumbline-Webhooks/1' }, body).then(
    (status) => attempt(status, null),
    (error: Error) => attempt(null, problemOf(error)),
  );
};
