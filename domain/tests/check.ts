/** Recomputes the result of a bias test from its bundle only, and lists the differences. */
import * as z from 'zod';
import { ENGINE_VERSION } from '#domain/bias/words.ts';
import { blobChunks } from '#domain/reading/blob-chunks.ts';
import { RowTooLong } from '#domain/reading/csv-stream.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import { openZip, type Zip } from '#domain/reading/zip.ts';
import { MANIFEST, sha256 } from '#domain/report/bundle.ts';
import { type BiasEngine, currentEngine } from './bias-engine.ts';
import { inputNameOf, RESULT } from './bundle.ts';
import { openTable } from './header-row.ts';
import { readTable } from './read-table.ts';
import { NoSuchSheet } from './table.ts';
import { KeptResult, type TestFault } from './test.ts';

const LARGEST = 100_000_000;

const Hashes = z.object({ files: z.record(z.string(), z.string()) });

/** `hash` is the hash of the result, which the audit log of the test records. */
export type CheckedTest = { hash: string; kept: KeptResult | undefined; problems: string[] };

const bytesOf = async (zip: Zip, name: string) => new Response(await zip.open(name, LARGEST)).bytes();

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const shownAs = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value)?.slice(0, 200));

/** The first path at which two values differ, with both values. */
const firstDifference = (given: unknown, own: unknown, path = ''): string | undefined => {
  if (!isObject(given) || !isObject(own) || Array.isArray(given) !== Array.isArray(own))
    return Object.is(given, own)
      ? undefined
      : `${path || RESULT} is reported as ${shownAs(given)}, but is ${shownAs(own)}.`;
  const [mine, theirs] = [new Map(Object.entries(own)), new Map(Object.entries(given))];
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const at = Array.isArray(own) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = firstDifference(theirs.get(key), mine.get(key), at);
    if (found !== undefined) return found;
  }
  return undefined;
};

const endOf = (error: unknown) => {
  if (error instanceof RowTooLong) return 'a row is too long';
  if (error instanceof NoSuchSheet) return 'it has no sheet with that name';
  return error instanceof Damaged ? error.message : undefined;
};

/** Repeats the computation of the original run. */
const workOut = async ({ document, plan }: KeptResult, input: Blob, { analysis }: BiasEngine) => {
  const faults: TestFault[] = [];
  const { format, content_type } = document;
  const file = { format, content_type, sheet: plan.sheet, chunks: () => blobChunks(input) };
  try {
    const opened = await openTable(file, plan.header_row ?? 'first_filled');
    const watch = {
      fault: (fault: TestFault) => faults.push(fault),
      ...{ read: async () => {}, end: async () => {}, computed: async () => {} },
    };
    const result = await readTable(opened, (headers) => analysis(plan, headers), watch);
    const [first] = faults;
    return result ?? `row ${first?.row} has an error (${first?.column} ${first?.why})`;
  } catch (error) {
    const why = endOf(error);
    if (why === undefined) throw error;
    return why;
  }
};

const agreement = async (text: string, kept: KeptResult, input: Blob, engine: BiasEngine): Promise<string[]> => {
  const result = await workOut(kept, input, engine);
  if (typeof result === 'string') return [`No result can be computed from the file: ${result}.`];
  const { format, document, plan } = kept;
  const own = JSON.stringify({ format, document, plan, result });
  if (own === text) return [];
  const first = firstDifference(parsed(text), parsed(own));
  return [first ?? `${RESULT} has the same content in different bytes.`];
};

/** Files of the bundle that do not match the manifest or are not needed. */
const listProblems = async (zip: Zip, known: readonly string[]) => {
  const problems = zip.names
    .filter((name) => !known.includes(name))
    .map((name) => `${JSON.stringify(name)} does not belong in a bundle.`);
  if (!zip.has(MANIFEST)) return problems;
  const list = Hashes.safeParse(parsed(new TextDecoder().decode(await bytesOf(zip, MANIFEST)))).data;
  if (!list) return [...problems, `${MANIFEST} is missing or unreadable.`];
  for (const [name, hash] of Object.entries(list.files))
    if (!zip.has(name)) problems.push(`${name} is missing.`);
    else if ((await sha256(await bytesOf(zip, name))) !== hash)
      problems.push(`The hash of ${name} does not match ${MANIFEST}.`);
  return problems;
};

const Named = z.object({ result: z.object({ engine: z.string() }) });

type Sources = {
  /** Finds a file by its hash if the bundle does not contain it. */
  lookFor: (hash: string) => Promise<Blob | undefined>;
  /** Loads an earlier engine by its version. */
  pastEngine: (version: string) => Promise<BiasEngine | undefined>;
};

export const checkTestBundle = async (bundle: Blob, { lookFor, pastEngine }: Sources): Promise<CheckedTest> => {
  const zip = await openZip(bundle);
  const bytes = await bytesOf(zip, RESULT);
  const [text, hash] = [new TextDecoder().decode(bytes), await sha256(bytes)];
  const version = Named.safeParse(parsed(text)).data?.result.engine ?? ENGINE_VERSION;
  const engine = version === ENGINE_VERSION ? currentEngine : await pastEngine(version);
  if (!engine)
    return {
      ...{ hash, kept: undefined },
      problems: [
        `The result was computed by engine ${version}, and this is engine ${ENGINE_VERSION}. Use a release of Plumbline with that engine.`,
      ],
    };
  const { data: kept, error } = KeptResult.extend({
    ...{ plan: engine.BiasPlan, result: engine.BiasResult },
  }).safeParse(parsed(text));
  if (!kept) {
    const [first] = error.issues;
    return { hash, kept, problems: [`${RESULT} is not a valid result: ${first?.path.join('.')}: ${first?.message}.`] };
  }
  const { format, sha256: wanted } = kept.document;
  const name = inputNameOf(format);
  const listed = await listProblems(zip, [RESULT, MANIFEST, name]);
  const input = zip.has(name) ? new Blob([await bytesOf(zip, name)]) : await lookFor(wanted);
  if (!input) return { hash, kept, problems: [...listed, `The source file is missing (${wanted}).`] };
  const isOther = (await sha256(await input.arrayBuffer())) !== wanted;
  if (isOther) return { hash, kept, problems: [...listed, `${name} is not the source file (${wanted}).`] };
  return { hash, kept, problems: [...listed, ...(await agreement(text, kept, input, engine))] };
};
