/**
 * Selects the tests that a change can affect: by imports, by the routes that an API test requests, and by the feature
 * that a browser test is named after.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contract } from '#contract/index.ts';
import { ROOT } from '#local/project.ts';
import { gitLines, importsOf, sourceFiles, textOf } from './imports.ts';

/** Includes uncommitted and untracked files. */
const changedSince = (commit: string) =>
  [...gitLines('diff', '--name-only', commit), ...gitLines('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(join(ROOT, file)),
  );

/** The changed files and all files that import them, directly or indirectly. */
export const reachedBy = (changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>) => {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    importers.get(file)?.forEach(follow);
  };
  changed.forEach(follow);
  return reached;
};

const importersOf = (files: readonly string[]) => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
};

/** More specs take minutes, so only a complete run includes them. */
const MOST_SPECS = 4;

const isTestWithStack = (file: string) => /^test\/(api|services)\/.*\.test\.ts$/.test(file);
const isSpec = (file: string) => /^test\/browser\/.*\.spec\.ts$/.test(file);

/** The specs of `features/applications` are those whose names start with `application`. */
const isOfFeature = (spec: string, feature: string) => basename(spec).startsWith(feature.replace(/s$/, ''));

export const whatToRun = (commit: string) => {
  const files = sourceFiles();
  const changed = changedSince(commit);
  const importers = importersOf(files);
  const reached = reachedBy(changed, importers);
  // Follows only changes in `test/`. All API and browser tests import the types of the contract, so following its
  // changes would select all of them.
  const reachedTests = reachedBy(
    changed.filter((file) => file.startsWith('test/')),
    importers,
  );

  const keys = Object.entries(contract).flatMap(([domain, routes]) =>
    reached.has(`lambdas/${domain}/index.ts`) ? Object.keys(routes) : [],
  );
  const features = changed.flatMap((file) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []);
  const specs = files.filter(
    (file) => isSpec(file) && (reachedTests.has(file) || features.some((feature) => isOfFeature(file, feature))),
  );
  if (specs.length > MOST_SPECS) console.log(`${specs.length} browser specs are reached: left to the whole suite.`);
  return {
    changed,
    specs: specs.length > MOST_SPECS ? [] : specs,
    tests: files.filter((file) =>
      isTestWithStack(file)
        ? reachedTests.has(file) || keys.some((key) => textOf(file).includes(`'${key}'`))
        : file.endsWith('.test.ts') && reached.has(file),
    ),
  };
};
