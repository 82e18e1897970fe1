/** Builds the web app, unless the sources have not changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '#contract/command.ts';
import { lock } from '#local/lock.mjs';
import { ROOT } from '#local/project.ts';

export const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(DIST, '.sources');

const SOURCES = ['web', 'domain', 'contract'];

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (path === DIST) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
  return (await Promise.all(found)).flat();
};

const fingerprint = async () => {
  const files = await Promise.all(SOURCES.map((folder) => filesIn(join(ROOT, folder))));
  const hash = createHash('sha256');
  for (const file of [...files.flat(), join(ROOT, 'package-lock.json')].sort()) {
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
};

const viteBuild = async () => {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', 'web'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endAtExit = () => child.kill('SIGKILL');
  process.on('exit', endAtExit);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  process.off('exit', endAtExit);
  if (status !== 0) throw new CommandError(`The web app could not be built.\n${output.trim()}`);
};

export const buildWeb = async (onBuild: () => void) => {
  const release = await lock(`build ${ROOT}`);
  try {
    const wanted = await fingerprint();
    const built = await readFile(STAMP, 'utf8').catch(() => undefined);
    if (built === wanted) return;
    onBuild();
    await viteBuild();
    await writeFile(STAMP, wanted);
  } finally {
    release();
  }
};
