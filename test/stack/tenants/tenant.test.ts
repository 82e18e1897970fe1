import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { Settings } from '#lib/tenants/file.ts';
import { checkTenant, readTarget, WrongTarget } from '#lib/tenants/tenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-tenants-'));
const write = (id: string, content: unknown) =>
  writeFileSync(join(folder, `${id}.json`), typeof content === 'string' ? content : JSON.stringify(content));
const acme = {
  name: 'Acme',
  guides_url: 'https://guides.example.com',
  mail_from: 'ai@acme.example',
  administrator: { email: 'ada@acme.example', first_name: 'Ada', last_name: 'Lovelace' },
  stages: { dev: { account: '111122223333' } },
};
write('acme', acme);
const globex = {
  ...acme,
  idle_minutes: 5,
  security: { waf: false },
  stages: {
    dev: { account: '111122223333', region: 'eu-central-1', maintenance: true },
    prd: { account: '444455556666', idle_minutes: 60, security: { backups: false }, limits: { burst: 70 } },
  },
};
write('globex', globex);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (tenant: unknown, stage: unknown = 'dev') => readTarget(tenant, stage, folder);

test('the example tenant can be built', () => {
  expect(readTarget('example', 'prd')).toMatchObject({ stage: 'prd', tenant: { id: 'example', region: 'us-east-1' } });
});

test('a tenant is in us-east-1, not in maintenance, and idle after 30 minutes, unless its file says otherwise', () => {
  const { stages: _, ...said } = acme;
  expect(read('acme').tenant).toMatchObject({ ...said, region: 'us-east-1', maintenance: false, idle_minutes: 30 });
  expect(read('globex').tenant).toMatchObject({ region: 'eu-central-1', maintenance: true, idle_minutes: 5 });
});

test('a stage overrides only its own settings, and protections are on only in production', () => {
  const on = { waf: true, customer_key: true, malware_scan: true, backups: true, deletion_protection: false };
  const off = { waf: false, customer_key: false, malware_scan: false, backups: false, deletion_protection: false };
  expect(read('acme').tenant.security).toEqual(off);
  expect(read('globex').tenant.security).toEqual(off);
  const production = read('globex', 'prd').tenant;
  expect(production).toMatchObject({ idle_minutes: 60, maintenance: false, account: '444455556666' });
  expect(production.security).toEqual({ ...on, waf: false, backups: false });
  expect(production.limits).toMatchObject({ burst: 70, requests_per_second: 100 });
  expect(readTarget('example', 'prd').tenant.security).toEqual(on);
});

test('an unknown stage of the file is refused with instructions to add it', () => {
  expect(() => read('acme', 'prd')).toThrow('tenants/acme.json has no stage \'prd\'. Add it: "stages": { "prd": {');
});

test('a missing tenant or stage is refused with the command to type', () => {
  expect(() => read(undefined)).toThrow('npx cdk synth -c tenant=example -c stage=dev');
  expect(() => readTarget('acme', undefined, folder)).toThrow('npx cdk synth -c tenant=example -c stage=dev');
});

test('an unknown tenant is refused with the known ones', () => {
  expect(() => read('initech')).toThrow(
    "The tenant 'initech' does not exist. The tenants are: acme and globex. To create it: npm run tenant:new -- initech",
  );
});

test.each(['../acme', 'a/b', '/etc/passwd', 'acme.json', 'Acme', '', '.', 'acme\n', 'a'.repeat(21), '1st', '%2e%2e'])(
  'refuses the name %j before looking for a file',
  (name) => {
    expect(() => readTarget(name, 'dev', '/nowhere')).toThrow('is not a valid tenant name');
  },
);

test('an unknown stage name is refused with the known ones', () => {
  expect(() => read('acme', 'prod')).toThrow("The stage 'prod' does not exist. The stages are dev, stg, and prd.");
});

test('the local stage is never deployed', () => {
  expect(() => read('acme', 'loc')).toThrow("The stage 'loc' is the local machine and cannot be deployed");
});

const without = (name: keyof typeof acme) => ({ ...acme, [name]: undefined });
const inDev = (more: object) => ({ ...acme, stages: { dev: { account: '111122223333', ...more } } });
const VIRGINIA = 'arn:aws:acm:us-east-1:111122223333:certificate/0123-abcd';
const BERLIN = VIRGINIA.replace('us-east-1', 'eu-central-1');
const names = { name: 'a.example', certificate: VIRGINIA, api_name: 'api.a.example', api_certificate: VIRGINIA };
const oidc = (name: string) => ({
  type: 'oidc',
  name,
  domains: ['acme.example'],
  issuer: 'https://id.acme.example',
  client_id: 'plumbline',
  client_secret_name: 'plumbline/oidc',
});
const manyDomains = (name: string) => ({
  ...oidc(name),
  domains: Array.from({ length: 50 }, (_, at) => `${name}-${at}.acme.example`),
});

test.each([
  ['nothing', '', 'tenants/bad.json is not JSON'],
  ['half a file', '{"name":', 'tenants/bad.json is not JSON'],
  ['no name', without('name'), 'name: Specify the name of the company.'],
  ['a setting that there is not', { ...acme, colour: 'red' }, 'colour: The setting colour does not exist'],
  ['a setting of the wrong type', { ...acme, maintenance: 'yes' }, 'maintenance: This must be true or false.'],
  ['an idle time longer than a session', { ...acme, idle_minutes: 721 }, 'idle_minutes: This must be a whole number'],
  ['an account that nobody has', inDev({ account: '000000000000' }), 'stages.dev.account: This is not an AWS account'],
  [
    'a burst in which the rate is never reached',
    { ...acme, limits: { requests_per_second: 500, burst: 1 } },
    'limits.burst: This must be at least half of requests_per_second: 250.',
  ],
  [
    'a rate that is too much for the burst where none is said',
    { ...acme, limits: { requests_per_second: 401 } },
    'limits.burst: This must be at least half of requests_per_second: 201.',
  ],
  [
    'one key twice',
    JSON.stringify(acme).replace('"dev":', '"dev":{"account":"444455556666"},"dev":'),
    'dev: This occurs more than once in the same object',
  ],
  [
    'another name further on',
    JSON.stringify(acme).replace(/}$/, ',"name":"Beta"}'),
    'name: This occurs more than once',
  ],
  ['a name that no stack can bear', { ...acme, name: 'a'.repeat(5000) }, 'name: This is too long: at most 200'],
  [
    'a key that each object has',
    JSON.stringify(acme).replace('{', '{"__proto__":{},'),
    '__proto__: The setting __proto__ does not exist',
  ],
  ['another such key', { ...acme, constructor: 1 }, 'constructor: The setting constructor does not exist'],
  ['such a key in a stage', inDev({ toString: 1 }), 'stages.dev.toString: The setting toString does not exist'],
  [
    'a captcha without its secret',
    { ...acme, captcha: { site_key: 'x' } },
    'captcha.secret_name: This must be the name',
  ],
  [
    'a directory that speaks neither',
    { ...acme, providers: [{ type: 'ldap' }] },
    'providers.0.type: Specify the protocol of the directory: { "type": "oidc", … }',
  ],
  [
    'more directories than a function can be told of',
    { ...acme, providers: ['one', 'two', 'six'].map(manyDomains) },
    'providers: The names and domains of providers are too long',
  ],
  ['no language', { ...acme, languages: [] }, 'languages.0: This must be one of en, es.'],
  ['languages that are none', { ...acme, languages: 'en' }, 'languages: This must be a list of at least one of en, es'],
  [
    'a language that nobody has written',
    { ...acme, languages: ['en', 'fr'] },
    'languages.1: This must be one of en, es.',
  ],
  ['a language twice', { ...acme, languages: ['es', 'es'] }, 'languages: List each language only once.'],
  [
    'who comes first in a language that is not offered',
    inDev({ languages: ['en'], administrator: { ...acme.administrator, language: 'es' } }),
    "stages.dev.administrator.language: This must be one of the tenant's languages: en.",
  ],
  ['codes by e-mail alone', { ...acme, second_factors: ['email'] }, "second_factors: 'email' requires 'sms'"],
  [
    'a sign-in flow that there is not',
    { ...acme, extra_sign_in_flows: ['srp'] },
    'extra_sign_in_flows.0: This must be one of',
  ],
  [
    'a sign-in flow twice',
    { ...acme, extra_sign_in_flows: ['custom', 'custom'] },
    'extra_sign_in_flows: List each flow only once',
  ],
  ['nobody to write from', without('mail_from'), 'mail_from: This must be an e-mail address'],
  ['codes by carrier pigeon', { ...acme, second_factors: ['pigeon'] }, 'second_factors.0: '],
  ['a sender who is none', { ...acme, mail_from: 'acme.example' }, 'mail_from: This must be an e-mail address'],
  ['the secret of its captcha', { ...acme, captcha: { site_key: 'x', secret: '0xE' } }, 'captcha.secret'],
  [
    'a captcha whose secret has another name',
    { ...acme, captcha: { site_key: 'x', secret_name: '0xE' } },
    "'plumbline/'",
  ],
  ['a name of two lines', { ...acme, name: 'a\nb\u0000' }, 'name: This must be one line'],
  [
    'a password in an address',
    { ...acme, guides_url: 'https://a:b@x.example/' },
    'guides_url: This must be an https address without',
  ],
  [
    'spaces in an address',
    { ...acme, guides_url: 'https://x.example/ javascript:' },
    'guides_url: This must be an https address without',
  ],
  ['guides that run as a script', { ...acme, guides_url: 'javascript:alert(1)' }, 'This must be an https address.'],
  ['terms that anybody may change on the way', { ...acme, terms_url: 'http://acme.example' }, 'This must be an https'],
  ['nobody who comes first', without('administrator'), 'administrator: Specify the first administrator'],
  ['no stages', without('stages'), 'stages: Specify the account of each stage'],
  ['a stage that there is not', { ...acme, stages: { prod: {} } }, 'stages.prod: This stage does not exist.'],
  ['a stage that is somewhere', { ...acme, stages: { prd: {} } }, 'stages.prd.account: Specify the AWS account'],
  ['an account that is a number', inDev({ account: 111122223333 }), 'stages.dev.account: '],
  ['a region for all', { ...acme, region: 'eu-west-1' }, 'region: Specify this for each stage, under stages.'],
  ['what is wrong in one stage', inDev({ idle_minutes: 0 }), 'stages.dev.idle_minutes: '],
  [
    'logs that CloudWatch cannot keep',
    { ...acme, retention: { logs_days: 8 } },
    'retention.logs_days: CloudWatch keeps',
  ],
  [
    'a certificate of another region',
    inDev({ domain: { name: 'a.example', certificate: BERLIN } }),
    'only certificates from us-east-1',
  ],
  [
    "a certificate of the API's in another region than the stage",
    inDev({ region: 'eu-central-1', domain: { ...names, api_certificate: VIRGINIA } }),
    'stages.dev.domain.api_certificate: This certificate is in us-east-1, but the stage is in eu-central-1',
  ],
  [
    'certificates of another account',
    inDev({ account: '444455556666', domain: names }),
    'stages.dev.domain.certificate: This certificate belongs to the account 111122223333, but the stage is in 444455556666',
  ],
  [
    'one name for two stages',
    {
      ...acme,
      stages: { dev: { account: '111122223333', domain: names }, stg: { account: '111122223333', domain: names } },
    },
    'stages.stg.domain.name: stages.dev.domain.name already has this name.',
  ],
  [
    'half a name for the API',
    inDev({ domain: { name: 'a.example', certificate: VIRGINIA, api_name: 'api.a.example' } }),
    'stages.dev.domain.api_certificate: api_name and api_certificate go together',
  ],
])('refuses a file with %s and gives the reason', (_, content, reason) => {
  write('bad', content);
  expect(() => read('bad')).toThrow(reason);
  rmSync(join(folder, 'bad.json'));
});

test('a domain name in two tenant files is refused in both, with files and fields', () => {
  write('first', inDev({ domain: names }));
  const stg = { account: '111122223333', domain: { name: 'api.a.example', certificate: VIRGINIA } };
  write('second', { ...acme, stages: { dev: { account: '111122223333' }, stg } });
  write('broken', '{');
  // Also for a stage that is not requested, because either of the two could be deployed first.
  expect(() => read('second')).toThrow(
    'tenants/second.json is not valid:\n  stages.stg.domain.name: stages.dev.domain.api_name of tenants/first.json already has this name.',
  );
  expect(() => read('first')).toThrow(
    'stages.dev.domain.api_name: stages.stg.domain.name of tenants/second.json already has',
  );
  for (const id of ['first', 'second', 'broken']) rmSync(join(folder, `${id}.json`));
});

test.each(['the moon', 'eu-moon-1', 'cn-north-1', 'us-gov-west-1', 'eu-south-1', ''])(
  'refuses the region %j, which lacks services, and lists the supported ones',
  (region) => {
    expect(() => checkTenant('bad', inDev({ region }))).toThrow(
      'stages.dev.region: This region is not supported. Use one of us-east-1, ',
    );
  },
);

test('all errors are reported together, each by its field', () => {
  const bad = { ...inDev({ account: '1' }), mail_from: 'x', idle_minutes: -1 };
  expect(() => checkTenant('bad', bad)).toThrow(
    /^tenants\/bad.json is not valid:\n {2}\S+: .+\n {2}\S+: .+\n {2}\S+: .+$/,
  );
});

const Node = z.object({
  get properties() {
    return z.record(z.string(), Node).default({});
  },
  get items() {
    return Node.optional();
  },
  get oneOf() {
    return z.array(Node).default([]);
  },
});
type Path = readonly (string | number)[];

/** Every field of the schema, for any kind of directory. */
const fieldsOf = (node: z.output<typeof Node>, path: Path = []): Path[] => [
  ...Object.entries(node.properties).flatMap(([name, inner]) => [[...path, name], ...fieldsOf(inner, [...path, name])]),
  ...(node.items
    ? [[...path, 0], ...fieldsOf(node.items, [...path, 0])].slice(node.items.oneOf.length > 0 ? 1 : 0)
    : []),
  ...node.oneOf.flatMap((one, at) => [[...path.slice(0, -1), at], ...fieldsOf(one, [...path.slice(0, -1), at])]),
];

const EVERYTHING: Record<string, unknown> = {
  ...acme,
  captcha: { site_key: 'x', secret_name: 'plumbline/captcha' },
  providers: [
    oidc('Acme'),
    { type: 'saml', name: 'Beta', domains: ['beta.example'], metadata_url: 'https://id.beta.example/metadata' },
  ],
  second_factors: ['sms'],
  extra_sign_in_flows: ['custom'],
  languages: ['en'],
};

const withIn = (value: unknown, [first, ...rest]: Path, wrong: unknown): unknown => {
  if (first === undefined) return wrong;
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? withIn(one, rest, wrong) : one));
  const inner = typeof value === 'object' && value !== null ? value : {};
  return { ...inner, [first]: withIn(Reflect.get(inner, first), rest, wrong) };
};

const told = (content: unknown) => {
  try {
    checkTenant('bad', content);
    return '';
  } catch (error) {
    return error instanceof WrongTarget ? error.message : `${error}`;
  }
};

test('every invalid field is reported in plain words with its name', () => {
  const schema = Node.parse(z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' }));
  const fields = fieldsOf(schema);
  expect(fields.length).toBeGreaterThan(60);
  const whole = {
    ...EVERYTHING,
    stages: { dev: { account: '111122223333', region: 'us-east-1', domain: names } },
  };
  expect(told(whole)).toBe('');
  for (const field of fields) {
    const place = ['account', 'region', 'domain'].includes(String(field[0])) ? ['stages', 'dev', ...field] : field;
    for (const wrong of [undefined, null, [1], { a: 1 }, 'x'.repeat(5000), '', -0.5, {}, true]) {
      const message = told(withIn(whole, place, wrong));
      expect(message).not.toMatch(
        /Invalid|expected|received|Unrecognized|Too (big|small)|nonoptional|undefined|\wError:/i,
      );
      if (wrong === null) expect(message).toContain(`  ${place.join('.')}: `);
    }
  }
});
