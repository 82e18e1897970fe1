/** Checks the commands in runbooks against the templates and the code, since no AWS account is available. */
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { LIST_METRIC } from '#contract/list-metric.ts';
import { cloud, functions } from './cloud.ts';

const FOLDER = 'docs/runbooks';
const pages = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));
const blocksOf = (text: string) => Array.from(text.matchAll(/^```\n(.*?)^```$/gms), ([, block = '']) => block);

const cloudPage = readFileSync('docs/cloud.md', 'utf8');
const [, , names = ''] = /## The names that runbooks use\n(.*?)```\n(.*?)```/s.exec(cloudPage) ?? [];
const named = new Set(Array.from(names.matchAll(/^([A-Z_]+)=/gm), ([, name = '']) => name));

const template = cloud('prd');
const logged = globSync('lambdas/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(pages)('$file has commands with valid shell syntax', ({ text }) => {
  for (const block of [...blocksOf(text), names])
    expect(spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

test.each(pages)('$file gives the source of each name in its commands', ({ text }) => {
  const used = Array.from(text.matchAll(/\$([A-Z_]+)/g), ([, name = '']) => name);
  if (used.length > 0) expect(text).toContain('../cloud.md#the-names-that-runbooks-use');
  const explained = (name: string) => named.has(name) || text.includes(`\`${name}\``);
  expect(used.filter((name) => !explained(name))).toEqual([]);
});

test('the resources that names refer to exist once in the stack', () => {
  const all = Array.from(names.matchAll(/named (AWS::\w+::\w+) (\w+)/g));
  expect(all.length).toBeGreaterThan(10);
  for (const [, type = '', start = ''] of all) {
    const found = Object.keys(template.findResources(type)).filter((id) => id.startsWith(start));
    expect([start, found.length]).toEqual([start, type === 'AWS::CloudFormation::Stack' ? found.length : 1]);
    expect(found).not.toEqual([]);
  }
});

test('log patterns in runbooks match messages that are written', () => {
  const services = functions(template).map(({ name }) => name);
  const patterns = pages.flatMap(({ text }) =>
    Array.from(text.matchAll(/--filter-pattern '([^']*)'/g), ([, one = '']) => one),
  );
  expect(patterns.length).toBeGreaterThan(5);
  const isWritten: Record<string, (value: string) => boolean> = {
    service: (value) => services.includes(value),
    job: (value) => value in jobs,
    message: (value) => logged.includes(`'${value}'`),
    level: (value) => value === 'ERROR',
    status: (value) => value === '5*',
    [LIST_METRIC.name]: (value) => Number(value) > 0,
  };
  for (const pattern of patterns)
    for (const [, field = '', text, value = text ?? ''] of pattern.matchAll(/\$\.(\w+) (?:=|>) (?:"([^"]*)"|(\S+))/g))
      expect([field, value, isWritten[field]?.(value)]).toEqual([field, value, true]);
});

test('repository paths in runbooks exist', () => {
  const paths = pages.flatMap(({ text }) => text.match(/`((?:lib|contract|docs|domain)\/[\w/.-]+\.(?:ts|md))`/g) ?? []);
  expect(paths.map((path) => readFileSync(path.slice(1, -1)).length > 0)).not.toContain(false);
});
