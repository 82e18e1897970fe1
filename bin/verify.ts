/**
 * `npm run verify -- bundle.zip [folder]`: verifies the bundle of a report or bias test, or the JSON file of a signed
 * legal document, offline and prints the differences. Files that the bundle references are found in the folder by their hashes.
 */
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandError, parseArguments } from '#contract/command.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKS } from '#domain/catalogue/links/index.ts';
import { checkSigned } from '#domain/legal/check.ts';
import { openZip } from '#domain/reading/zip.ts';
import { REPORT, sha256 } from '#domain/report/bundle.ts';
import { checkBundle, type Known } from '#domain/report/check.ts';
import type { Report } from '#domain/report/report.ts';
import { RESULT } from '#domain/tests/bundle.ts';
import { checkTestBundle } from '#domain/tests/check.ts';
import { currentVersion } from '#lambdas/frameworks/catalogue-version.ts';
import { pastEngine } from '#local/engines/index.ts';

const USAGE = 'npm run verify -- bundle.zip|signed.json [folder with the referenced files]';
const HELP = { help: { type: 'boolean', short: 'h' } } as const;

const known: Known = {
  version: await currentVersion(),
  contentOf: (id) => {
    const framework = CATALOGUE.find((one) => one.id === id);
    const { links = [], organizational = [] } = LINKS.find((one) => one.framework === id) ?? {};
    return framework && { framework, links: [...links], organizational: [...organizational] };
  },
};

/** npm runs scripts in the project folder, so relative paths are resolved against the caller's folder. */
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

const hashesIn = async (folder: string) =>
  Promise.all((await filesIn(folder)).map(async (path) => sha256(await readFile(path))));

const lookIn = (folder: string | undefined) => async (hash: string) => {
  for (const path of folder ? await filesIn(fromHere(folder)) : [])
    if ((await sha256(await readFile(path))) === hash) return openAsBlob(path);
  return undefined;
};

/** A file that cannot be opened is treated as a report, whose check reports the error. */
const isOfTest = async (bundle: Blob) => {
  try {
    const zip = await openZip(bundle);
    return zip.has(RESULT) && !zip.has(REPORT);
  } catch {
    return false;
  }
};

const verifyTest = async (bundle: Blob, folder: string | undefined) => {
  const { hash, kept, problems } = await checkTestBundle(bundle, { lookFor: lookIn(folder), pastEngine });
  if (kept) {
    const { engine, type, rows, verdict, tables } = kept.result;
    console.log(`${type}, engine ${engine}: ${rows} rows, ${tables.length} tables, ${verdict ?? 'no verdict'}`);
  }
  for (const problem of problems) console.log(`Problem: ${problem}`);
  if (problems.length > 0) return false;
  console.log(`The recomputed result is identical, byte for byte. Its hash: ${hash}`);
  console.log('It is authentic if the audit log of the application contains a test with this hash.');
  return true;
};

/** Evidence files that are not in the folder. */
const missingIn = async (folder: string, { controls }: Report) => {
  const there = new Set(await hashesIn(folder));
  const documents = controls.flatMap(({ evidence }) => evidence.flatMap(({ document }) => document ?? []));
  const results = controls.flatMap(({ evidence }) => evidence.flatMap(({ test }) => test ?? []));
  return [
    ...documents
      .filter(({ sha256: hash }) => hash === null || !there.has(hash))
      .map(({ name, version, sha256: hash }) => `The folder does not contain '${name}', version ${version} (${hash}).`),
    ...results
      .filter(({ sha256: hash }) => !there.has(hash))
      .map(({ name, sha256: hash }) => `The folder does not contain the result of '${name}' (${hash}).`),
  ];
};

const verifySigned = async (file: string) => {
  const { seal, problems } = await checkSigned(JSON.parse(await readFile(fromHere(file), 'utf8')));
  for (const problem of problems) console.log(`Problem: ${problem}`);
  if (problems.length > 0) return false;
  console.log(`The signed document is unaltered and complete. Its seal: ${seal}`);
  console.log('It is authentic if the audit log of the application contains a signature with this seal.');
  return true;
};

const verify = async ([file, folder]: readonly string[]) => {
  if (!file) throw new CommandError(`Specify a bundle: ${USAGE}`);
  for (const one of [file, ...(folder ? [folder] : [])])
    if (!existsSync(fromHere(one))) throw new CommandError(`${one} does not exist.`);
  if (file.endsWith('.json')) return verifySigned(file);
  const bundle = await openAsBlob(fromHere(file));
  if (await isOfTest(bundle)) return verifyTest(bundle, folder);
  const { seal, report, problems, notes } = await checkBundle(bundle, known);
  const all = [...problems, ...(report && folder ? await missingIn(fromHere(folder), report) : [])];
  if (report) {
    const { application, framework, made_at, made_by, counts } = report;
    console.log(`${application.name}, ${framework.name}: as of ${made_at}, by ${made_by.name}`);
    console.log(
      Object.entries(counts)
        .map(([coverage, count]) => `${coverage} ${count}`)
        .join(', '),
    );
  }
  for (const note of notes) console.log(`Note: ${note}`);
  for (const problem of all) console.log(`Problem: ${problem}`);
  if (all.length > 0) return false;
  console.log(`The report is consistent. Its seal: ${seal}`);
  console.log('It is authentic if the audit log of the application contains a report with this seal.');
  return true;
};

try {
  const { positionals, values } = parseArguments(USAGE, HELP);
  if (values.help) console.log(USAGE);
  process.exit(values.help || (await verify(positionals)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
