/** Finds the imports of source files by their text. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#local/project.ts';

export const gitLines = (...git: string[]) =>
  execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

export const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Includes untracked files. */
export const sourceFiles = () =>
  gitLines('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => /\.(ts|tsx|mts)$/.test(file) && existsSync(join(ROOT, file)),
  );

/** Resolves an import alias of package.json or a relative path. */
const fileOf = (name: string, importer: string) =>
  name.startsWith('#') ? name.slice(1).replace(/^web\//, 'web/src/') : join(dirname(importer), name);

/** Aliases and relative paths as written, including type imports and dynamic imports. */
export const specifiersOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import)[\s(]+'([.#][^']+)'/g)].map(([, name = '']) => name);

export const importsOf = (file: string) => specifiersOf(file).map((name) => fileOf(name, file));
