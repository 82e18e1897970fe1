/** Calls the API over HTTP as its clients do. */
import { inject } from 'vitest';
import { Problem } from '#contract/http/problem.ts';
import { type Call, type Output, type Route, type RouteKey, type Routes, split } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { contract } from '#contract/index.ts';

export const everyRoute: readonly { domain: string; key: RouteKey; route: Route }[] = Object.entries(contract).flatMap(
  ([domain, routes]) =>
    Object.entries<Route>(routes satisfies Routes).map(([key, route]) => ({ domain, key: key as RouteKey, route })),
);

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, Blob>;
  headers?: Record<string, string>;
};

const address = (path: string, { params = {}, query = {} }: Parts) => {
  const filled = path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
  );
  return `${inject('endpoints').api}${filled}${search.length > 0 ? `?${new URLSearchParams(search)}` : ''}`;
};

const formOf = (files: Record<string, Blob>) => {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.append(field, file, 'file');
  return form;
};

export type Answer = { status: number; headers: Headers; body: unknown };

export const ask = async (key: RouteKey, token: string | undefined, parts: Parts = {}): Promise<Answer> => {
  const { method, path } = split(key);
  const response = await fetch(address(path, parts), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...parts.headers,
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    ...(parts.form && { body: formOf(parts.form) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

export const problemOf = ({ body }: Answer) => Problem.parse(body);

const routeOf = (key: string) => {
  const found = everyRoute.find((one) => one.key === key);
  if (!found) throw new Error(`${key} is not in the contract.`);
  return found.route;
};

/** Calls a route that must succeed, and parses the answer with the schema of the route. */
export const askWell = async <K extends keyof AllRoutes & RouteKey>(
  key: K,
  token: string,
  parts: Call<K, AllRoutes[K]> & { headers?: Record<string, string> },
): Promise<Output<AllRoutes[K]>> => {
  const answer = await ask(key, token, parts as Parts); // `Call` is `Parts` with the types of one route
  if (answer.status >= 300) throw new Error(`${key} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return routeOf(key).response?.parse(answer.body) as Output<AllRoutes[K]>; // parsed by the schema of this route
};
