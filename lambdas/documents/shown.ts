/** Documents as the API returns them, within the caller's access scope. */

import { titleIn } from '#domain/controls/title.ts';
import { type Document, type KeptDocument, type ShownUse, shownDocument } from '#domain/documents/document.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import { downloadName } from '#domain/documents/file-name.ts';
import type { DocumentKind, UploadState } from '#domain/documents/words.ts';
import { reaches } from '#domain/permissions.ts';
import { groupsOf, subjectKindOf } from '#domain/subject.ts';
import { belongsTo, isOf, type SubjectRef } from '#domain/subject-key.ts';
import { hasWords, wordsOf } from '#domain/text/name.ts';
import { mustBeEditable, readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { addressFor } from '#lambdas/files/uploads.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { reachableSubject } from '#lambdas/subjects/access.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { tests } from '#lambdas/tests/store.ts';
import { documents } from './store.ts';

/** A document id and its expected subject. */
export type Place = { of: SubjectRef; id: string };

/** Current names of applications within the caller's access scope. */
const namesFor = async (caller: Caller): Promise<ReadonlyMap<string, string>> => {
  const rows = await applications.rows();
  const seen = rows.filter(({ resource_groups }) => reaches(readable(caller), resource_groups));
  return new Map(seen.map(({ id, name }) => [id, name]));
};

export const usesOf = async (caller: Caller, { id, uses }: KeptDocument): Promise<ShownUse[]> => {
  if (uses === 0) return [];
  const [used, names] = await Promise.all([documents.usesOf(id), namesFor(caller)]);
  return used.map((use) => ({
    ...{ ...use, title: titleIn([], use.control, use.control_title) },
    application_name: names.get(use.application_id) ?? null,
  }));
};

/** The number of tests of each document. Only applications have tests. */
const testCounts = async ({ thing, id }: SubjectRef) => {
  const found = thing === 'application' ? await tests.of(id) : [];
  const byDocument = Map.groupBy(found, ({ document }) => document.id);
  return (document: KeptDocument) => byDocument.get(document.id)?.length ?? 0;
};

export const shown = async (caller: Caller, document: KeptDocument): Promise<Document> => {
  const of = belongsTo(document);
  const [others, used_in, testsOf] = await Promise.all([documents.of(of), usesOf(caller, document), testCounts(of)]);
  return shownDocument(document, others, { used_in, tests: testsOf(document) }, Date.now());
};

/** An existing document whose subject the caller may edit. */
export const findToChange = async (caller: Caller, { of, id }: Place): Promise<KeptDocument> => {
  mustBeEditable(caller, await reachableSubject(caller, of));
  const document = await documents.get(id);
  if (!document || !isOf(document, of)) throw notFound('document');
  return document;
};

/** Documents of inaccessible subjects are answered as not found. */
const find = async (caller: Caller, id: string) => {
  const document = await documents.get(id);
  const of = document && belongsTo(document);
  const subject = of && (await subjects[of.thing].get(of.id));
  if (!subject || !reaches(readable(caller), groupsOf(subject))) throw notFound('document');
  return { document, subject };
};

export const showDocument = async (caller: Caller, id: string) => {
  const { document, subject } = await find(caller, id);
  return { ...(await shown(caller, document)), [subjectKindOf(subject)]: { id: subject.id, name: subject.name } };
};

type Asked = {
  limit: number;
  kind?: readonly DocumentKind[] | undefined;
  state?: readonly UploadState[] | undefined;
  text?: string | undefined;
};

export const listDocuments = async (caller: Caller, of: SubjectRef, { limit, ...asked }: Asked, after = '') => {
  await reachableSubject(caller, of);
  const all = await documents.of(of);
  const now = Date.now();
  const words = wordsOf(asked.text ?? '');
  const isWanted = (document: KeptDocument) => {
    const { kind, state, name, versions } = shownDocument(document, [], { used_in: [], tests: 0 }, now);
    const names = [name, ...versions.map(({ file_name }) => file_name)];
    return (
      (!asked.kind?.length || asked.kind.includes(kind)) &&
      (!asked.state?.length || asked.state.includes(state)) &&
      hasWords(names.join(' '), words)
    );
  };
  const found = all.filter(isWanted).toReversed();
  const rest = found.filter((document) => after === '' || document.id < after);
  const part = rest.slice(0, limit);
  const testsOf = await testCounts(of);
  return {
    documents: await Promise.all(
      part.map(async (one) =>
        shownDocument(one, all, { used_in: await usesOf(caller, one), tests: testsOf(one) }, now),
      ),
    ),
    total: found.length,
    next_cursor: rest.length > limit ? (part.at(-1)?.id ?? null) : null,
  };
};

/** Files that are unchecked or rejected have no download address. */
export const whereFileIs = async (caller: Caller, id: string, { version }: { version?: number | undefined }) => {
  const { document } = await find(caller, id);
  const ready = document.versions.filter(({ state }) => state === 'ready');
  const found = version === undefined ? ready.at(-1) : ready.find(({ number }) => number === version);
  if (!found?.sha256) {
    if (version !== undefined && !document.versions.some(({ number }) => number === version)) throw notFound('version');
    throw new ConflictError('This document has no file that is ready for use.', { code: 'not_ready' });
  }
  const name = downloadName(document.name, found.format);
  return addressFor(fileKeyOf(document, found.number, found.sha256), name, found.content_type);
};
