import {
  type AskedExport,
  type Export,
  exportKeyOf,
  type NewExport,
  type NewPersonExport,
  stateOf,
} from '#domain/export.ts';
import { fieldError } from '#domain/field-error.ts';
import { mayRead } from '#domain/list/names.ts';
import { listNamed } from '#lambdas/custom-fields/list-service.ts';
import { addressOf } from '#lambdas/files/csv-files.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { mustBeUnderstood } from '#lambdas/http/list-address.ts';
import { forbidden, invalid, notFound, raise } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { listExports } from './store.ts';

const asSeen = async (person: string, asked: AskedExport): Promise<Export> => {
  const { id, list, name, rows, created_at, ttl } = asked;
  const state = stateOf(asked, Date.now());
  return {
    ...{ id, list, name, state, rows, created_at, expires_at: new Date(ttl * 1000).toISOString() },
    download: state === 'ready' ? await addressOf(exportKeyOf(person, asked)) : null,
  };
};

export const askForExport = async (caller: Caller, wanted: NewExport) => {
  const { id: person } = personOf(caller);
  if (!mayRead(wanted.list, caller.roles)) throw forbidden('Your role does not give you access to this list.');
  await mustBeUnderstood(wanted.list, wanted.query);
  const { columns } = await listNamed(wanted.list);
  const unknown = wanted.columns.filter(({ id }) => !Object.hasOwn(columns, id));
  if (unknown.length > 0)
    throw invalid([fieldError('columns', 'not_understood', { parts: unknown.map(({ id }) => id).join(', ') })]);
  return asSeen(person, await listExports.ask(person, wanted));
};

const dataOf = (about: string, { name }: NewPersonExport) => ({
  ...{ list: 'person' as const, name, about, query: '' },
  columns: [],
});

export const askForOwnData = async (caller: Caller, wanted: NewPersonExport) => {
  const { id: person } = personOf(caller);
  return asSeen(person, await listExports.ask(person, dataOf(caller.id, wanted)));
};

/** The audit entry on the person and the export are one transaction. */
export const askForDataOf = async (caller: Caller, about: string, wanted: NewPersonExport) => {
  const { id: person } = personOf(caller);
  if (!(await users.get(about))) throw notFound('user');
  const asked: AskedExport[] = [];
  await users.note(about, 'data_given_out', caller.actor, async () => {
    const { asked: one, writes } = await listExports.asking(person, dataOf(about, wanted));
    asked.push(one);
    return { otherWrites: writes };
  });
  return asSeen(person, asked.at(-1) ?? raise(notFound('file')));
};

export const showExport = async (caller: Caller, id: string) => {
  const asked = await listExports.get(caller.id, id);
  if (!asked) throw notFound('file');
  return asSeen(caller.id, asked);
};
