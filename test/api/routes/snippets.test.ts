/** The code examples that the web app shows for API clients run unchanged. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { SNIPPETS, type SnippetName } from '#web/features/api-access/snippets.ts';

const run = promisify(execFile);

const RUNS: Record<SnippetName, { program: string; file: string }> = {
  curl: { program: 'bash', file: 'snippet.sh' },
  Python: { program: 'python3', file: 'snippet.py' },
  TypeScript: { program: process.execPath, file: 'snippet.mts' },
};

const isThere = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

test.for(keysOf(RUNS))('the %s snippet lists the applications', async (name, { skip }) => {
  const { program, file } = RUNS[name];
  const needed = name === 'curl' ? [program, 'curl'] : [program];
  for (const one of needed) if (!(await isThere(one))) skip(`${one} is not on this machine.`);
  const [ada, group] = [await signedIn('Administrator'), await makeGroup()];
  const application = await ada.api('POST /applications', {
    body: { name: someName('Called'), resource_groups: [group.id] },
  });
  const { id, token_url, client_secret } = await ada.api('POST /access/api-clients', {
    body: { name: someName('Client'), roles: [{ id: 'ApplicationReviewer', resource_group_id: group.id }] },
  });
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-snippet-'));
  const path = join(folder, file);
  await writeFile(path, SNIPPETS[name]({ id, tokenUrl: token_url, api: inject('endpoints').api }));
  const env = { PATH: process.env.PATH, PLUMBLINE_CLIENT_SECRET: client_secret };
  const { stdout } = await run(program, [path], { env }).finally(() => rm(folder, { recursive: true }));
  expect(stdout).toContain(application.name);
});
