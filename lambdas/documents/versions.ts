/** Starts uploads of documents and of their versions. */
import {
  type KeptDocument,
  type KeptVersion,
  lateError,
  type NewDocument,
  newestOf,
  nextState,
  possibleIn,
  stateOf,
} from '#domain/documents/document.ts';
import { uploadKeyOf } from '#domain/documents/file-keys.ts';
import { formatNamed, nameProblem } from '#domain/documents/file-name.ts';
import { FORMATS, type Format } from '#domain/documents/words.ts';
import { fieldError } from '#domain/field-error.ts';
import { belonging, type SubjectRef } from '#domain/subject-key.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import { uploadForm } from '#lambdas/files/uploads.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, invalid, notFound, tooMany, uploadUnderWay } from '#lambdas/known-errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { reachableSubject } from '#lambdas/subjects/access.ts';
import { findToChange, type Place, shown } from './shown.ts';
import { documents } from './store.ts';

const MOST_DOCUMENTS = 1000;
const MOST_VERSIONS = 100;

type Sent = { name: string; size: number };
type File = Sent & { format: Format };

/** The format by file extension; others are refused. */
const formatOf = (name: string, path: string): Format => {
  const format = formatNamed(name);
  if (format) return format;
  const { code, params } = nameProblem(name) ?? { code: 'not_a_document', params: {} };
  throw invalid([fieldError(path, code, params)]);
};

const beginning = (caller: Caller, number: number, { name, size, format }: File): KeptVersion => ({
  ...{ number, state: 'created', error: null, file_name: name, format, size, sha256: null },
  ...{ content_type: FORMATS[format], uploaded_at: new Date().toISOString(), uploaded_by: actorOf(caller) },
});

const withForm = async (caller: Caller, document: KeptDocument) => {
  const newest = newestOf(document);
  const { size, content_type } = newest;
  const upload = await uploadForm({ key: uploadKeyOf(document, newest), size, content_type });
  return { document: await shown(caller, document), upload };
};

/** The same person repeats the upload of the same file. */
const isSameUpload = (caller: Caller, { uploaded_by, file_name, size }: KeptVersion, file: File) =>
  uploaded_by.id === caller.actor.id && file_name === file.name && size === file.size;

/**
 * A pending upload belongs to its uploader, who may restart it; others must wait until it arrives or is given up.
 * Otherwise a new version starts.
 */
const withVersion = (caller: Caller, document: KeptDocument, file: File, path: string): KeptDocument['versions'] => {
  const newest = newestOf(document);
  const isLate = lateError(document, newest, Date.now()) !== undefined;
  const isOnce = stateOf(document, newest) === 'created' && isSameUpload(caller, newest, file);
  if (newest.state === 'created' && !isLate && !isOnce) throw uploadUnderWay(path, newest);
  if (newest.state === 'created') return document.versions.with(-1, beginning(caller, newest.number, file));
  if (newest.number >= MOST_VERSIONS) throw tooMany('version of a document', MOST_VERSIONS);
  return [...document.versions, beginning(caller, newest.number + 1, file)];
};

export const addVersion = (caller: Caller, place: Place, sent: Sent, path: 'name' | 'replace.name') =>
  retryOnConflict(async () => {
    const before = await findToChange(caller, place);
    const versions = withVersion(caller, before, { ...sent, format: formatOf(sent.name, path) }, path);
    const number = versions.length;
    const after = await documents.update(before, { ...before, versions }, caller.actor, {
      action: 'version_added',
      changes: [
        { field: 'version_number', to: number },
        { field: 'file_name', to: sent.name },
      ],
      // Discards the progress of an earlier upload of this version.
      note: ({ progress }) => (progress?.version === number ? { progress: null } : {}),
    });
    return withForm(caller, after);
  });

export const addDocument = async (caller: Caller, of: SubjectRef, { name, size, kind, replaces }: NewDocument) => {
  if (replaces !== undefined) return addVersion(caller, { of, id: replaces }, { name, size }, 'name');
  mustBeEditable(caller, await reachableSubject(caller, of));
  const format = formatOf(name, 'name');
  if ((await documents.of(of)).length >= MOST_DOCUMENTS) throw tooMany(`document of this ${of.thing}`, MOST_DOCUMENTS);
  const versions = [beginning(caller, 1, { name, size, format })];
  const content = { ...belonging(of), name, document_kind: kind, versions, progress: null, uses: 0 };
  return withForm(caller, await documents.create(content, caller.actor, uuidV7(Date.now())));
};

/** Idempotent. */
export const sayGivenUp = (caller: Caller, place: Place, number: number) =>
  retryOnConflict(async () => {
    const document = await findToChange(caller, place);
    const version = document.versions.find((one) => one.number === number);
    if (!version || version.error === 'not_uploaded') return { document: await shown(caller, document) };
    const state = stateOf(document, version);
    if (!nextState(state, 'give_up')) throw illegalTransition('document', state, 'give_up', possibleIn(state));
    return { document: await shown(caller, await documents.giveUp(document, version, caller.actor)) };
  });

/** The uploader's report may arrive before the storage event, after the check, or twice. */
export const sayUploaded = (caller: Caller, place: Place, number: number) =>
  retryOnConflict(async () => {
    const document = await findToChange(caller, place);
    const version = document.versions.find((one) => one.number === number);
    if (!version) throw notFound('version');
    const isTheirs = version.uploaded_by.id === caller.actor.id;
    const waits = isTheirs && version.state === 'created' && document.progress?.version !== number;
    const progress = { version: number, state: 'waiting' as const };
    return { document: await shown(caller, waits ? await documents.touch(document, { progress }) : document) };
  });
