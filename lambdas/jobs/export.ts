/** Writes a requested export with the person's current permissions, and notifies them. */
import type { Use } from '#domain/controls/evidence.ts';
import { askedValues } from '#domain/custom-fields/columns.ts';
import { type AskedExport, endingOf, exportKeyOf } from '#domain/export.ts';
import { unlessAsked } from '#domain/life/life.ts';
import { readListState, sayableOf } from '#domain/list/address.ts';
import type { Columns, List } from '#domain/list/columns.ts';
import { fileLines } from '#domain/list/file-lines.ts';
import { fileName } from '#domain/list/file-name.ts';
import { MOST_ROWS } from '#domain/list/limits.ts';
import { kindOf, type ListName, mayRead, readersOf } from '#domain/list/names.ts';
import { lists } from '#domain/lists.ts';
import { modelName } from '#domain/models/name.ts';
import type { User } from '#domain/people/user.ts';
import { isAdministrator, type Reach, reach } from '#domain/permissions.ts';
import { WAITING_FOR } from '#domain/waiting.ts';
import { applications } from '#lambdas/applications/store.ts';
import { summaryOf } from '#lambdas/applications/summary-service.ts';
import type { ofReader } from '#lambdas/approvals/decider-service.ts';
import { shownUses } from '#lambdas/controls/evidence-access.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { listNamed, optionLabels } from '#lambdas/custom-fields/list-service.ts';
import { listExports } from '#lambdas/exports/store.ts';
import { writeLines } from '#lambdas/files/csv-files.ts';
import { asSeen } from '#lambdas/groups/membership-service.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { spoken } from '#lambdas/languages.ts';
import { models } from '#lambdas/models/store.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { dataOf } from '#lambdas/people/export-service.ts';
import { type CallerRecord, readCaller, users } from '#lambdas/people/store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { stores } from '#lambdas/records/store.ts';
import { signInOf } from '#lambdas/user-pool/sign-in-data.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Asked = { text?: string; frameworks?: readonly string[]; sort: string; limit: number };
type Reader = Parameters<typeof ofReader>[0];
type Found = { rows: number; lines: (columns: AskedExport['columns']) => Iterable<string> };

/** All rows at once: they come from the list cache, which is bounded, and are not copied. */
const findApplications = async (within: Reach, asked: Asked, reader: Reader): Promise<Found> => {
  const [own, list] = await Promise.all([summaryOf(reader, asked), listNamed('applications')]);
  const { items } = await applications.page(
    within,
    unlessAsked({ development_status: undefined, ...asked }),
    undefined,
    own,
  );
  const waiting = (one: (typeof items)[number]) => (own.waiting_for(one) ? [...WAITING_FOR] : []);
  const seen = () =>
    items
      .values()
      .map((one) => asSeen({ ...one, waiting_for: waiting(one), frameworks: own.frameworks?.(one) }, within));
  return { rows: items.length, lines: (columns) => fileLines(list, columns, seen()) };
};

const findEvidence = async (within: Reach, asked: Asked, { user }: Reader): Promise<Found> => {
  const language = user?.language ?? spoken();
  const [{ items }, shown] = await Promise.all([evidence.page(within, asked, undefined), shownUses(within)]);
  const named = (uses: readonly Use[]) =>
    shown(uses).map(({ title, ...use }) => ({ ...use, control_title: title[language] }));
  const seen = () => items.values().map((piece) => ({ ...piece, proves: named(piece.proves) }));
  return { rows: items.length, lines: (columns) => fileLines(lists.evidence, columns, seen()) };
};

const findVendors = async (within: Reach, asked: Asked): Promise<Found> => {
  const [{ items }, list] = await Promise.all([vendors.page(within, asked, undefined), listNamed('vendors')]);
  const seen = () => items.values().map((one) => asSeen(one, within));
  return { rows: items.length, lines: (columns) => fileLines(list, columns, seen()) };
};

const findPolicies = async (asked: Asked, reader: Reader & { id: string }): Promise<Found> => {
  const { items } = await policies.pageFor(reader, asked, undefined);
  return { rows: items.length, lines: (columns) => fileLines(lists.policies, columns, items) };
};

const find = async (list: ListName, within: Reach, asked: Asked, reader: Reader & { id: string }): Promise<Found> => {
  if (list === 'policies') return findPolicies(asked, reader);
  if (list === 'applications') return findApplications(within, asked, reader);
  if (list === 'evidence') return findEvidence(within, asked, reader);
  if (list === 'vendors') return findVendors(within, asked);
  const { items } = await stores[kindOf(list)].page(within, asked, undefined);
  const ownList: List<never> = await listNamed(list);
  // The rows are those of this list.
  return { rows: items.length, lines: (columns) => fileLines(ownList, columns, items as never[]) };
};

/** Names of groups, vendors, models and options are stored, so the server adds them to the columns. */
const withNames = async (within: Reach, list: ListName, wanted: AskedExport['columns'], language: string) => {
  const columns: Columns<never> = lists[list].columns;
  const isOfGroups = ({ id }: { id: string }) => columns[id]?.ofGroups === true;
  const isOfVendors = ({ id }: { id: string }) => id === 'vendor_id';
  const isOfModels = ({ id }: { id: string }) => id === 'foundation_models';
  const all = { sort: 'name', limit: MOST_ROWS } as const;
  const wordsFor = async (isOf: (column: { id: string }) => boolean, source: typeof resourceGroups | typeof vendors) =>
    wanted.some(isOf)
      ? (await source.page(within, all, undefined)).items.map(({ id, name }) => ({ value: id, text: name }))
      : [];
  const named = wanted.some(isOfModels) ? await models.rows() : [];
  const [groups, sellers, options] = await Promise.all([
    wordsFor(isOfGroups, resourceGroups),
    wordsFor(isOfVendors, vendors),
    optionLabels(list, language),
  ]);
  return wanted.map((column) => {
    const labels = options.get(column.id);
    if (labels) return { ...column, words: labels };
    if (isOfGroups(column)) return { ...column, words: groups };
    // Vendors outside of the access scope are shown only as unknown.
    if (isOfVendors(column)) return { ...column, words: sellers, unknown: column.unknown ?? '' };
    const { unknown: _, ...known } = column;
    return isOfModels(column)
      ? { ...known, words: named.map((model) => ({ value: model.id, text: modelName(model) })) }
      : known;
  });
};

const writeList = async (reader: Reader & { id: string }, asked: AskedExport, list: ListName) => {
  const { query, name, columns, created_at } = asked;
  const within = reach(reader.roles, readersOf(list));
  const { text, values, sort } = readListState(sayableOf(await listNamed(list), 'name'), new URLSearchParams(query));
  const { rows, lines } = await find(
    list,
    within,
    { ...askedValues(values), ...(text && { text }), sort, limit: MOST_ROWS },
    reader,
  );
  const worded = await withNames(within, list, columns, reader.user?.language ?? spoken());
  const file = fileName(name, new Date(created_at));
  await writeLines(exportKeyOf(reader.id, asked), file, endingOf(asked), () => lines(worded));
  return rows;
};

const writePerson = async (reader: { id: string }, asked: AskedExport, about: User) => {
  const { name, created_at } = asked;
  const text = JSON.stringify(
    { written_at: created_at, ...(await dataOf(about)), sign_in: await signInOf(about) },
    undefined,
    2,
  );
  const file = fileName(name, new Date(created_at));
  await writeLines(exportKeyOf(reader.id, asked), file, endingOf(asked), () => [text, '\n']);
  return 1;
};

/** The writer that the person's current permissions allow, or undefined. */
const writer = async (caller: CallerRecord, { list, about }: AskedExport) => {
  if (caller.status !== 'active') return undefined;
  if (list !== 'person')
    return mayRead(list, caller.roles) ? (asked: AskedExport) => writeList(caller, asked, list) : undefined;
  const person = about === caller.id || isAdministrator(caller.roles) ? await users.get(about ?? '') : undefined;
  return person && ((asked: AskedExport) => writePerson(caller, asked, person));
};

export const exportList = async ({ person, id }: { person: string; id: string }) => {
  const [asked, caller] = await Promise.all([listExports.get(person, id), readCaller(person)]);
  if (!asked || asked.state === 'error') return;
  const write = caller && (await writer(caller, asked));
  if (!caller?.user || !write) return listExports.finish(person, id, { state: 'error', rows: null });
  if (asked.state === 'waiting') {
    const rows = await write(asked);
    await listExports.finish(person, id, { state: 'ready', rows });
  }
  const what = { kind: 'export_ready' as const, params: { id, name: asked.name } };
  await notify(caller.user, what, { id: `export ${id}`, at: new Date().toISOString() });
};

export const performed = job('export', exportList);
