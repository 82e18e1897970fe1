import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTarget } from '#lib/tenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-tenants-'));
const write = (id: string, content: unknown) =>
  writeFileSync(join(folder, `${id}.json`), typeof content === 'string' ? content : JSON.stringify(content));
const acme = { name: 'Acme', guides_url: 'https://guides.example.com', mail_from: 'ai@acme.example' };
write('acme', acme);
write('globex', { ...acme, region: 'eu-central-1', maintenance: true, idle_minutes: 5 });
afterAll(() => rmSync(folder, { recursive: true }));

const read = (tenant: unknown, stage: unknown = 'dev') => readTarget(tenant, stage, folder);

test('the example tenant can be built for', () => {
  expect(readTarget('example', 'prd')).toMatchObject({ stage: 'prd', tenant: { id: 'example', region: 'us-east-1' } });
});

test('a tenant is in us-east-1, not in maintenance, and idle after 30 minutes, unless its file says otherwise', () => {
  expect(read('acme').tenant).toMatchObject({ ...acme, region: 'us-east-1', maintenance: false, idle_minutes: 30 });
  expect(read('globex').tenant).toMatchObject({ region: 'eu-central-1', maintenance: true, idle_minutes: 5 });
});

test('who says no tenant or stage is told what to type', () => {
  expect(() => read(undefined)).toThrow('npx cdk synth -c tenant=example -c stage=dev');
  expect(() => readTarget('acme', undefined, folder)).toThrow('npx cdk synth -c tenant=example -c stage=dev');
});

test('an unknown tenant is answered with the known ones', () => {
  expect(() => read('initech')).toThrow("There is no tenant 'initech'. The tenants are: acme and globex.");
});

test.each(['../acme', 'a/b', '/etc/passwd', 'acme.json', 'Acme', '', '.', 'acme\n', 'a'.repeat(21), '1st', '%2e%2e'])(
  'the name %j is refused before any file is looked for',
  (name) => {
    expect(() => readTarget(name, 'dev', '/nowhere')).toThrow('is not a name of a tenant');
  },
);

test('an unknown stage is answered with the known ones', () => {
  expect(() => read('acme', 'prod')).toThrow("There is no stage 'prod'. The stages are dev, stg, and prd.");
});

test('the stage of one machine is never deployed', () => {
  expect(() => read('acme', 'loc')).toThrow("The stage 'loc' is one machine and is never deployed");
});

test.each([
  ['nothing', '', 'tenants/bad.json is not JSON'],
  ['half a file', '{"name":', 'tenants/bad.json is not JSON'],
  ['no name', { guides_url: acme.guides_url }, 'name'],
  ['a setting that there is not', { ...acme, colour: 'red' }, 'colour'],
  ['a setting of the wrong type', { ...acme, maintenance: 'yes' }, 'maintenance'],
  ['an idle time longer than a session', { ...acme, idle_minutes: 721 }, 'idle_minutes'],
  ['a region that cannot be', { ...acme, region: 'the moon' }, 'This is no region.'],
  ['codes by e-mail alone', { ...acme, second_factors: ['email'] }, "needs 'sms'"],
  ['nobody to write from', { name: acme.name, guides_url: acme.guides_url }, 'mail_from'],
  ['codes by carrier pigeon', { ...acme, second_factors: ['pigeon'] }, 'second_factors'],
  ['a sender who is none', { ...acme, mail_from: 'acme.example' }, 'mail_from'],
  ['the secret of its captcha', { ...acme, captcha: { site_key: 'x', secret: '0xE' } }, 'secret'],
  [
    'a captcha whose secret has another name',
    { ...acme, captcha: { site_key: 'x', secret_name: '0xE' } },
    "'plumbline/'",
  ],
  ['guides that run as a script', { ...acme, guides_url: 'javascript:alert(1)' }, 'This must be an https address.'],
  ['terms that anybody may change on the way', { ...acme, terms_url: 'http://acme.example' }, 'This must be an https'],
])('a file with %s is refused with the reason', (_, content, reason) => {
  write('bad', content);
  expect(() => read('bad')).toThrow(reason);
  rmSync(join(folder, 'bad.json'));
});
