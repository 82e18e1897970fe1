import { type DocumentChange, type KeptDocument, newestOf } from '#domain/documents/document.ts';
import { endsOtherwise } from '#domain/documents/file-name.ts';
import { fieldError } from '#domain/field-error.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { inUse, invalid } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { findToChange, type Place, shown, usesOf } from './shown.ts';
import { documents } from './store.ts';
import { addVersion, sayGivenUp, sayUploaded } from './versions.ts';

type Changeable = (version: number) => boolean;

/** A misleading file extension is refused. */
const mustEndAsItIs = (before: KeptDocument, name: string | undefined) => {
  const { format } = newestOf(before);
  if (name === undefined || name === before.name || !endsOtherwise(name, format)) return;
  throw invalid([fieldError('name', 'ending_stays', { ending: `.${format}` })]);
};

const describe = (
  caller: Caller,
  place: Place,
  { name, kind }: Pick<DocumentChange, 'name' | 'kind'>,
  changeable: Changeable,
) =>
  retryOnConflict(async () => {
    const before = toBeChanged(await findToChange(caller, place), changeable, 'document');
    mustEndAsItIs(before, name);
    const given = { name: name ?? before.name, document_kind: kind ?? before.document_kind };
    return { document: await shown(caller, await documents.update(before, { ...before, ...given }, caller.actor)) };
  });

/** A request makes exactly one kind of change. */
export const changeDocument = async (caller: Caller, place: Place, body: DocumentChange, changeable: Changeable) => {
  const { uploaded, given_up, replace, name, kind } = body;
  const given = [uploaded, given_up, replace, name ?? kind].filter((one) => one !== undefined);
  // Access is checked first, so that the error does not reveal the document.
  if (given.length !== 1) {
    await findToChange(caller, place);
    throw invalid([
      fieldError(given.length === 0 ? 'name' : 'uploaded', given.length === 0 ? 'missing' : 'not_expected'),
    ]);
  }
  if (uploaded !== undefined) return sayUploaded(caller, place, uploaded);
  if (given_up !== undefined) return sayGivenUp(caller, place, given_up);
  if (replace) return addVersion(caller, place, replace, 'replace.name');
  return describe(caller, place, { name, kind }, changeable);
};

export const deleteDocument = async (caller: Caller, place: Place, changeable: Changeable): Promise<undefined> => {
  const document = await findToChange(caller, place);
  const uses = await usesOf(caller, document);
  const where = uses.map(({ title, application_name }) => `${title.en} (${application_name ?? 'out of your reach'})`);
  if (where.length > 0) throw inUse('document', where);
  await documents.remove(toBeChanged(document, changeable, 'document'), caller.actor);
};
