/** Checks which files may import which, that imports form no cycle, and how many files a folder has. */
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { gitLines, importsOf, sourceFiles, specifiersOf } from './imports.ts';

/** The files of a noun's folder that other nouns and jobs may import. */
const SHARED = /^lambdas\/[\w-]+\/(.*-)?(store|service|access)\.ts$/;

const DOMAIN = /^domain\//;
const CONTRACT = /^contract\//;
const PERSISTENCE = /^lambdas\/persistence\//;
/** Logs, metrics, languages and errors. */
const BASICS = /^lambdas\/[\w-]+\.ts$/;
const CLOUD_SERVICES = /^lambdas\/(files|mail|user-pool|webhooks)\//;
const NOTIFY = /^lambdas\/notifications\/notify[\w-]*\.ts$/;
const JOB_RUNNER = /^lambdas\/job-runner\//;

/** What files may import from outside their own folder. The first matching rule applies. */
const RULES: readonly { of: RegExp; may: readonly RegExp[] }[] = [
  { of: DOMAIN, may: [DOMAIN] },
  { of: CONTRACT, may: [DOMAIN, CONTRACT] },

  { of: /^lambdas\/workers\//, may: [/^lambdas\/jobs\//, JOB_RUNNER] },
  { of: PERSISTENCE, may: [DOMAIN, CONTRACT, BASICS] },
  { of: SHARED, may: [DOMAIN, CONTRACT, BASICS, PERSISTENCE, SHARED] },
  { of: /^lambdas\/http\//, may: [DOMAIN, CONTRACT, BASICS, PERSISTENCE, SHARED] },
  { of: /^lambdas\/jobs\//, may: [DOMAIN, CONTRACT, BASICS, PERSISTENCE, SHARED, CLOUD_SERVICES, NOTIFY, JOB_RUNNER] },
  {
    of: /^lambdas\//,
    may: [DOMAIN, CONTRACT, BASICS, PERSISTENCE, SHARED, CLOUD_SERVICES, NOTIFY, /^lambdas\/http\//],
  },

  { of: /^lib\//, may: [DOMAIN, CONTRACT] },
  { of: /^bin\//, may: [DOMAIN, CONTRACT, /^(lib|lambdas|local)\//] },

  {
    of: /^web\/src\/features\//,
    may: [DOMAIN, CONTRACT, /^web\/src\/(?!features\/)/, /^web\/src\/features\/[\w-]+\/queries\.ts$/],
  },
  { of: /^web\/src\//, may: [DOMAIN, CONTRACT, /^web\/src\//] },

  // API tests promise what the API promises over HTTP. Only the folder that seeds states calls the code directly.
  { of: /^test\/api\/seed\//, may: [DOMAIN, CONTRACT, /^lambdas\//] },
  { of: /^test\/api\//, may: [/^(?!lambdas\/)/] },

  { of: /^local\/aws\//, may: [DOMAIN, CONTRACT] },
  { of: /^local\//, may: [DOMAIN, CONTRACT, /^lambdas\//, /^local\//] },
];

/** Subfolders belong to the folder of their feature or noun. */
const homeOf = (file: string) =>
  /^(lib\/|(web\/src\/features|lambdas|domain|local)\/[\w-]+\/)/.exec(file)?.[0] ?? dirname(file);

const files = sourceFiles();
const known = new Set(files);

test('each file imports only what its layer may use', () => {
  const wrong = files.flatMap((file) => {
    const rule = RULES.find(({ of }) => of.test(file));
    if (!rule) return [];
    const isAllowed = (imported: string) =>
      imported.startsWith(homeOf(file)) || rule.may.some((pattern) => pattern.test(imported));
    return importsOf(file)
      .filter((imported) => !isAllowed(imported))
      .map((imported) => `${file} imports ${imported}`);
  });
  expect(wrong).toEqual([]);
});

test('a relative import stays within its folder, or within its feature', () => {
  const featureOf = (file: string) => /^web\/src\/features\/[\w-]+\//.exec(file)?.[0];
  const wrong = files.flatMap((file) => {
    const feature = featureOf(file);
    return specifiersOf(file)
      .filter((name) => name.startsWith('../'))
      .map((name) => join(dirname(file), name))
      .filter((imported) => feature === undefined || !imported.startsWith(feature))
      .map((imported) => `${file} climbs to ${imported}`);
  });
  expect(wrong).toEqual([]);
});

test('imports form no cycle, not even through types', () => {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push(path.slice(at));
    if (at >= 0 || done.has(file)) return;
    if (known.has(file)) for (const imported of importsOf(file)) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

const MOST_FILES = 25;

test('a folder has few files', () => {
  const counts = new Map<string, number>();
  for (const file of gitLines('ls-files')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
