import {
  type AskedExport,
  type Export,
  exportKeyOf,
  type NewExport,
  type NewPersonExport,
  stateOf,
} from '#domain/export.ts';
import { fieldError } from '#domain/field-error.ts';
import { lists, mayRead } from '#domain/lists.ts';
import { addressOf } from '#lambdas/files/csv-files.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { mustBeUnderstood } from '#lambdas/http/list-address.ts';
import { forbidden, invalid, notFound, ProblemError } from '#lambdas/problems.ts';
import { users } from '#lambdas/stores/callers.ts';
import { listExports } from '#lambdas/stores/exports.ts';

/** Of one person, at a time: so many wait for each other already. */
const MOST = 5;

const asSeen = async (person: string, asked: AskedExport): Promise<Export> => {
  const { id, list, name, rows, created_at, ttl } = asked;
  const state = stateOf(asked, Date.now());
  return {
    ...{ id, list, name, state, rows, created_at, expires_at: new Date(ttl * 1000).toISOString() },
    download: state === 'ready' ? await addressOf(exportKeyOf(person, asked)) : null,
  };
};

const mustHaveRoom = async (person: string) => {
  if ((await listExports.waiting(person)) >= MOST)
    throw new ProblemError(409, `${MOST} files of yours are being prepared already. Wait for one of them.`, {
      code: 'too_many',
    });
};

export const askForExport = async (caller: Caller, wanted: NewExport) => {
  const { id: person } = personOf(caller);
  if (!mayRead(wanted.list, caller.roles)) throw forbidden('This list is not for you.');
  mustBeUnderstood(wanted.list, wanted.query);
  const unknown = wanted.columns.filter(({ id }) => !Object.hasOwn(lists[wanted.list].columns, id));
  if (unknown.length > 0)
    throw invalid([fieldError('columns', 'not_understood', { parts: unknown.map(({ id }) => id).join(', ') })]);
  await mustHaveRoom(person);
  return asSeen(person, await listExports.ask(person, wanted));
};

const askForData = async (caller: Caller, about: string, { name }: NewPersonExport) => {
  const { id: person } = personOf(caller);
  await mustHaveRoom(person);
  return asSeen(person, await listExports.ask(person, { list: 'person', name, about, query: '', columns: [] }));
};

export const askForOwnData = (caller: Caller, wanted: NewPersonExport) => askForData(caller, caller.id, wanted);

export const askForDataOf = async (caller: Caller, about: string, wanted: NewPersonExport) => {
  if (!(await users.get(about))) throw notFound('user');
  await users.note(about, 'data_given_out', caller.actor);
  return askForData(caller, about, wanted);
};

export const showExport = async (caller: Caller, id: string) => {
  const asked = await listExports.get(caller.id, id);
  if (!asked) throw notFound('file');
  return asSeen(caller.id, asked);
};
