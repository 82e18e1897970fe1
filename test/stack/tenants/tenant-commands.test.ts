/** The commands for a tenant file, in non-interactive use. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { toMind } from '#lib/tenants/mind.ts';
import { readTargets } from '#lib/tenants/tenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`bin/${command}.ts`, ...args, '--folder', folder],
      { env: { PATH: process.env.PATH } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
    child.stdin?.end();
  });

const ANSWERS = {
  name: 'Acme',
  'guides-url': 'https://guides.acme.example',
  'mail-from': 'ai@acme.example',
  'admin-email': 'ada@acme.example',
  'admin-first-name': 'Ada',
  'admin-last-name': 'Lovelace',
  languages: 'es, en',
  'alarm-address': 'ops@acme.example',
  account: '111122223333',
};
const flags = (answers: Record<string, string>) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

test('writes a tenant file once from the flags, and none when they are invalid', async () => {
  const { account: _, ...few } = ANSWERS;
  const unasked = await run('tenant-new', 'acme', ...flags(few));
  expect(unasked).toMatchObject({
    code: 1,
    output: 'There is no terminal for questions. Add these options: --account\n',
  });
  const wrong = await run('tenant-new', 'acme', ...flags({ ...ANSWERS, account: '12' }));
  expect(wrong.output).toContain('stages.dev.account: This is not an AWS account');
  expect(() => readFileSync(join(folder, 'acme.json'))).toThrow('ENOENT');

  const made = await run('tenant-new', 'acme', ...flags(ANSWERS));
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining('npx cdk deploy --all -c tenant=acme -c stage=dev'),
  });
  expect(JSON.parse(readFileSync(join(folder, 'acme.json'), 'utf8'))).toMatchObject({
    administrator: { email: 'ada@acme.example' },
    languages: ['es', 'en'],
    stages: { dev: { account: '111122223333', region: 'us-east-1' } },
  });
  expect(made.output).toContain('npx cdk bootstrap -c tenant=acme -c stage=dev ');
  const again = await run('tenant-new', 'acme', ...flags(ANSWERS));
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('tenants/acme.json already exists') });
}, 20_000);

test('shows the resources and cost of a stage, and the errors of another file', async () => {
  writeFileSync(join(folder, 'bad.json'), '{}');
  const file = { name: 'Beta', guides_url: 'https://g.example', mail_from: 'ai@b.example', security: { waf: true } };
  const administrator = { email: 'ada@b.example', first_name: 'Ada', last_name: 'Lovelace' };
  writeFileSync(
    join(folder, 'beta.json'),
    JSON.stringify({ ...file, administrator, stages: { stg: { account: '111122223333' } } }),
  );
  const { code, output } = await run('tenant-check', 'bad', 'beta');
  expect(code).toBe(1);
  expect(output).toContain('tenants/bad.json is not valid:');
  expect(output).toMatch(/beta stg: account 111122223333, us-east-1/);
  expect(output).toMatch(/ \d{3} resources: .*\d+ Lambda/);
  expect(output).toMatch(/costs about \d+\.\d\d USD a month when idle/);
  expect(output).toMatch(/10\.00 USD {2}2 firewalls/);
  expect(output).not.toContain('mind');
}, 20_000);

const readme = readFileSync('README.md', 'utf8');
const [, commands = '', example = ''] = /## Deploy a tenant.*?```\n(.*?)```.*?```json\n(.*?)```/s.exec(readme) ?? [];
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The arguments of an npm script in the README. */
const argumentsOf = (script: string) => {
  const line = commands.split('\n').find((one) => one.startsWith(`npm run ${script} -- `)) ?? '';
  return line.split(' -- ')[1]?.split(' ') ?? [];
};

test('the README commands work in order for the example file', async () => {
  const lines = commands.trim().split('\n');
  for (const line of lines.filter((one) => one.startsWith('npm run')))
    expect(scripts).toHaveProperty([line.split(' ')[2] ?? '']);
  for (const line of lines.filter((one) => one.startsWith('npx cdk')))
    expect(line).toContain('-c tenant=acme -c stage=prd');

  rmSync(join(folder, 'acme.json'), { force: true });
  const made = await run('tenant-new', ...argumentsOf('tenant:new'), ...flags(ANSWERS));
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(lines.at(-1) ?? 'cdk deploy') });
  writeFileSync(join(folder, 'acme.json'), example.replaceAll('…', '1234'));
  const rehearsed = await run('rehearse', ...argumentsOf('rehearse'));
  expect(rehearsed).toMatchObject({ code: 0, output: expect.stringContaining(', 0 findings.') });
});

test('reads a file with a byte order mark, and names an unreadable file', () => {
  const content = readFileSync('tenants/example.json', 'utf8');
  writeFileSync(join(folder, 'marked.json'), `\uFEFF${content}`);
  expect(readTargets('marked', folder)).toHaveLength(3);
  mkdirSync(join(folder, 'folder.json'));
  expect(() => readTargets('folder', folder)).toThrow('tenants/folder.json cannot be read: ');
  expect(() => readTargets('any', join(folder, 'nowhere'))).toThrow(/^The folder .* does not exist\.$/);
});

const typed = (file: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, HOME: folder, AWS_EC2_METADATA_DISABLED: 'true', SITE: 'http://127.0.0.1:9' };
    const place = { TABLE_NAME: 'table', FILES_BUCKET: 'files', SITE_BUCKET: 'site' };
    execFile(
      process.execPath,
      [file, ...args],
      { env: { ...env, ...place, AWS_REGION: 'us-east-1' } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });

test.each([
  ['bin/tenant-export.ts', [join(folder, 'out')], 1, /^There are no AWS credentials\. .*\n$/],
  ['bin/tenant-export.ts', ['one', 'two'], 1, /^Specify the target folder:\n/],
  ['bin/tenant-import.ts', ['one', 'two'], 1, /^Specify the source folder:\n/],
  ['bin/audit-verify.ts', ['--help'], 0, /^npm run audit:verify /],
  ['bin/audit-verify.ts', [], 2, /^http:\/\/127\.0\.0\.1:9 does not respond\. .*\n$/],
  ['bin/audit-verify.ts', ['--form'], 2, /^Unknown option '--form'\.\nnpm run audit:verify /],
  ['bin/verify.ts', ['-h'], 0, /^npm run verify /],
  ['bin/verify.ts', ['nowhere.zip'], 2, /^nowhere\.zip does not exist\.\n$/],
] as const)(
  '%s %j reports missing input in words',
  async (file, args, code, said) => {
    const { output, code: ended } = await typed(file, ...args);
    expect(output).toMatch(said);
    expect(ended).toBe(code);
  },
  20_000,
);

test('names production settings that need attention by field, and none when all are set', () => {
  const inProduction = (settings: object, own: object = {}) => {
    const stages = { dev: { account: '111122223333' }, prd: { account: '111122223333', ...own } };
    const file = { name: 'G', guides_url: 'https://g.example', mail_from: 'ai@g.example', ...settings };
    const administrator = { email: 'ada@g.example', first_name: 'Ada', last_name: 'Lovelace' };
    writeFileSync(join(folder, 'gamma.json'), JSON.stringify({ ...file, administrator, stages }));
    const fields = readTargets('gamma', folder).map((target) => toMind(target).map((one) => one.split(':', 1)[0]));
    expect(fields[0]).toEqual([]); // development is not production
    return fields[1];
  };
  expect(inProduction({})).toEqual(['domain', 'alarm_address', 'security.deletion_protection']);
  const certificate = 'arn:aws:acm:us-east-1:111122223333:certificate/0123-abcd';
  const heard = { alarm_address: 'alarms@g.example' };
  const lasting = { ...heard, security: { deletion_protection: true } };
  expect(inProduction(lasting, { domain: { name: 'p.g.example', certificate } })).toEqual(['domain.api_name']);
  const api = { api_name: 'api.p.g.example', api_certificate: certificate };
  expect(inProduction(lasting, { domain: { name: 'p.g.example', certificate, ...api } })).toEqual([]);
  const off = { waf: false, customer_key: false, malware_scan: false, deletion_protection: false, backups: false };
  expect(inProduction({ ...heard, security: off }, { domain: { name: 'p.g.example', certificate, ...api } })).toEqual(
    Object.keys(off).map((name) => `security.${name}`),
  );
});
