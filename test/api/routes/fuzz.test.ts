/** Random valid and invalid requests from the schemas of the contract cause no server error or undocumented answer. */

import fc from 'fast-check';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { Problem } from '#contract/http/problem.ts';
import { paramNames, type Route, split } from '#contract/http/route.ts';
import { scim } from '#contract/people/scim.ts';
import { everyRoute } from '#test/api/client.ts';
import { SCIM_ERROR } from '#test/api/directory.ts';
import { signedIn } from '#test/api/people.ts';
import { connect, SECRET } from '#test/api/seed/directory.ts';
import { fitting } from './from-schema.ts';

const RUNS = 40;

/** Routes with only path parameters need fewer runs. */
const runsOf = ({ query, body, upload }: Route) => (query || body || upload ? RUNS : RUNS / 4);

let administrator: Awaited<ReturnType<typeof signedIn>>;
let documented: Record<string, Record<string, { responses: Record<string, unknown> }>>;
const signIn = async () => {
  administrator = await signedIn('Administrator');
};
beforeAll(async () => {
  await connect();
  await signIn();
  ({ paths: documented } = await (await fetch(`${inject('endpoints').api}/openapi.json`)).json());
});

const param = fc.oneof(
  fc.uuid(),
  fc.constantFrom('all', '1', '14'),
  // URLs drop the path segments `.` and `..`, even when percent-encoded.
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => !/^\.\.?$/.test(text)),
);
const segment = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E');

const search = (values: object) =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );

const query = (route: Route) =>
  fc.oneof(
    route.query ? fitting(route.query).map((values) => search(Object(values))) : fc.constant<[string, string][]>([]),
    fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary' })), { maxLength: 3 }),
  );

const body = (route: Route) =>
  route.body
    ? fc.oneof(
        fitting(route.body).map((value) => JSON.stringify(value)),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fitting(route.body).chain((value) =>
          fc
            .dictionary(fc.constantFrom(...Object.keys(Object(value)), '__proto__', 'constructor', 'x'), fc.jsonValue())
            .map((wrong) => JSON.stringify({ ...Object(value), ...wrong })),
        ),
        fc.string(),
      )
    : fc.constant(undefined);

const FORM = 'multipart/form-data; boundary=x';
/** A form with one file, valid or malformed. */
const form = ({ upload }: Route) =>
  fc
    .record({
      name: fc.constantFrom(upload?.field ?? '', 'other', ''),
      filename: fc.constantFrom('; filename="a.png"', ''),
      file: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\u0089PNG\r\n\u001a\n')),
      end: fc.constantFrom('--x--', '--x', ''),
    })
    .map(
      ({ name, filename, file, end }) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n\r\n${file}\r\n${end}`,
    );

const request = (key: string, route: Route) => {
  const { path } = split(key);
  return fc.record({
    params: fc.array(param, { minLength: paramNames(path).length, maxLength: paramNames(path).length }),
    query: query(route),
    body: route.upload ? form(route) : body(route),
    headers: fc.record(
      {
        'if-match': fc.constantFrom('"1"', '*', 'x'),
        'if-none-match': fc.constantFrom('"1"', '*', 'x'),
        'idempotency-key': fc.uuid(),
      },
      { requiredKeys: [] },
    ),
  });
};

/** An active webhook would receive the events of all other tests. */
const isToldOfAll = (key: string, sent: string) => key === 'POST /access/webhooks' && /active/.test(sent);

/**
 * Changes that would affect other tests: the approval process and time zone of the company, its questions in the
 * intake, and active webhooks.
 */
const isShared = (key: string, { body: schema }: Route, sent: string | undefined) => {
  const isCompanys = key === 'PATCH /company' && /approval_stages|unfinished_work|time_zone/.test(sent ?? '');
  const isQuestions = key === 'PATCH /intake-questions';
  if (!sent || !(isCompanys || isQuestions || isToldOfAll(key, sent))) return false;
  try {
    return schema?.safeParse(JSON.parse(sent)).success ?? false;
  } catch {
    return false;
  }
};

test.each(everyRoute)('$key answers any request with a documented status', async ({ key, route }) => {
  const { method, path } = split(key);
  if (key.endsWith('/sign-out-everywhere')) onTestFinished(signIn);
  await fc.assert(
    fc.asyncProperty(request(key, route), async ({ params, query: pairs, body: sent, headers }) => {
      fc.pre(!isShared(key, route, sent));
      const filled = path.replaceAll(/{\w+}/g, () => segment(params.shift() ?? ''));
      const response = await fetch(`${inject('endpoints').api}${filled}?${new URLSearchParams(pairs)}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${administrator.token.access}`,
          ...(sent !== undefined && { 'content-type': route.upload ? FORM : 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
      });
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      expect(documented[path]?.[method.toLowerCase()]?.responses, text).toHaveProperty(String(response.status));
      if (response.status >= 400) Problem.parse(JSON.parse(text));
      else if (text !== '') route.response?.parse(JSON.parse(text));
    }),
    { numRuns: runsOf(route) },
  );
});

test.each(Object.entries<Route>(scim))(
  '%s of SCIM answers any request in SCIM format, without a server error',
  async (key, route) => {
    const { method, path } = split(key);
    await fc.assert(
      fc.asyncProperty(request(key, route), async ({ params, query: pairs, body: sent, headers }) => {
        const filled = path.replaceAll(/{\w+}/g, () => segment(params.shift() ?? ''));
        const at = `${inject('endpoints').web}/scim/v2${filled}?${new URLSearchParams(pairs)}`;
        const response = await fetch(at, {
          method,
          headers: {
            ...headers,
            authorization: `Bearer ${SECRET}`,
            ...(sent !== undefined && { 'content-type': 'application/scim+json' }),
          },
          ...(sent !== undefined && { body: sent }),
        });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        if (text === '') return;
        expect(response.headers.get('content-type')).toMatch('application/scim+json');
        if (response.status >= 400)
          expect(JSON.parse(text)).toMatchObject({ schemas: [SCIM_ERROR], status: String(response.status) });
        else route.response?.parse(JSON.parse(text));
      }),
      { numRuns: RUNS / 2 },
    );
  },
);
