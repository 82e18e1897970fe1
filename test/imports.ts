/** Which files import which, read from the text of each file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#local/project.ts';

export const gitLines = (...git: string[]) =>
  execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

export const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Every source file, committed or not. */
export const sourceFiles = () =>
  gitLines('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => /\.(ts|tsx|mts)$/.test(file) && existsSync(join(ROOT, file)),
  );

/** The file behind an import alias of package.json, or behind a relative path. */
const fileOf = (name: string, importer: string) =>
  name.startsWith('#') ? name.slice(1).replace(/^web\//, 'web/src/') : join(dirname(importer), name);

/** As written: aliases and relative paths. Type imports and dynamic imports count, too. */
export const specifiersOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import)[\s(]+'([.#][^']+)'/g)].map(([, name = '']) => name);

export const importsOf = (file: string) => specifiersOf(file).map((name) => fileOf(name, file));
