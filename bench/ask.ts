/** Calls the API over HTTP and measures the time until the response is complete. */
import { type RouteKey, split } from '#contract/http/route.ts';

export type Request = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};
type Answer = { status: number; body: unknown; ms: number };

export const ask = async (
  api: string,
  token: string | undefined,
  key: RouteKey,
  { params = {}, query = {}, body }: Request = {},
): Promise<Answer> => {
  const { method, path } = split(key);
  const filled = path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const began = performance.now();
  const response = await fetch(`${api}${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), ms };
};

/** Throws unless the request succeeds, because error responses would distort the figures. */
export const askWell = async (...request: Parameters<typeof ask>): Promise<Answer> => {
  const answer = await ask(...request);
  if (answer.status >= 300) throw new Error(`${request[2]} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
};
