/** Bias tests with computed fields, for callers with access to their application. */

import type { Application } from '#domain/applications/application.ts';
import { shownState } from '#domain/documents/document.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import { isRetired } from '#domain/life/life.ts';
import { reaches } from '#domain/permissions.ts';
import { inputNameOf, RESULT } from '#domain/tests/bundle.ts';
import {
  type BiasTest,
  type KeptTest,
  type ListedTest,
  nextState,
  type Progress,
  stateOf,
} from '#domain/tests/test.ts';
import type { StepOfTest, TestState } from '#domain/tests/words.ts';
import { editable, mayJudge, mustBeInUse, reachableApplication, reviewable } from '#lambdas/applications/access.ts';
import { isOwnActOf } from '#lambdas/clients/people-store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { faultsAddress, inputAddress, readResult, resultAddress } from '#lambdas/files/test-files.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { tests } from './store.ts';

export type Params = { id: string; taskId: string };

const NOTHING_YET: Progress = { rows: 0, tables: 0, of_tables: null, steps: [] };

export const find = async (caller: Caller, { id, taskId }: Params) => {
  const application = await reachableApplication(caller, id);
  const test = await tests.get(taskId);
  if (test?.application_id !== id) throw notFound('test');
  return { application, test };
};

/** Requires that the application is still in use. */
export const findInUse = async (caller: Caller, params: Params) => {
  const found = await find(caller, params);
  mustBeInUse(found.application);
  return found;
};

/** Four-eyes principle: people do not accept tests that they requested. */
export const mayAccept = async (caller: Caller, { resource_groups }: Application, { created_by, run_of }: KeptTest) => {
  if (!reaches(reviewable(caller), resource_groups)) return 'not_a_reviewer';
  const isOwn = await isOwnActOf(caller.id);
  return isOwn(created_by.id) || (run_of?.by && isOwn(run_of.by.id)) ? 'own_work' : 'yes';
};

const possibleFor = async (
  caller: Caller,
  application: Application,
  test: KeptTest,
  hasDocument: boolean,
): Promise<StepOfTest[]> => {
  if (isRetired(application)) return [];
  const mayEdit = reaches(editable(caller), application.resource_groups);
  const isJudged = nextState(test, 'judge') !== undefined;
  return [
    ...(mayEdit && nextState(test, 'cancel') ? (['cancel'] as const) : []),
    ...(mayEdit && hasDocument && nextState(test, 'rerun') ? (['rerun'] as const) : []),
    ...(mayEdit && isJudged ? (['summarize'] as const) : []),
    ...(isJudged && (await mayAccept(caller, application, test)) === 'yes' ? (['accept'] as const) : []),
    ...(isJudged && mayJudge(caller, application) ? (['contest'] as const) : []),
  ];
};

/** A test without its document is shown as failed, even before a job records it. */
const hasNoFile = async ({
  state,
  created_at,
  document: { id, version },
}: Pick<ListedTest, 'state' | 'created_at' | 'document'>) => {
  if (state !== 'created') return false;
  const document = await documents.get(id);
  const waited = document?.versions.find(({ number }) => number === version);
  return (
    !document || !waited || waited.uploaded_at > created_at || shownState(document, waited, Date.now()) === 'error'
  );
};

const LOST = { state: 'error', error: 'document_missing' } as const;

export const shown = async (caller: Caller, application: Application, test: KeptTest): Promise<BiasTest> => {
  const { run: _, compared_with: __, schedule: ___, progress, faults, ...rest } = test;
  const { attempt, ...shownFaults } = faults;
  const download = attempt === null ? null : await faultsAddress(test, attempt);
  const has_document = (await documents.get(test.document.id)) !== undefined;
  return {
    ...{ ...rest, task_id: test.id, type: test.plan.type, state: stateOf(test) },
    ...((await hasNoFile(test)) && LOST),
    ...{ progress: progress ?? NOTHING_YET, faults: { ...shownFaults, download } },
    has_document,
    possible: await possibleFor(caller, application, test, has_document),
  };
};

export const showTest = async (caller: Caller, params: Params) => {
  const { application, test } = await find(caller, params);
  return shown(caller, application, test);
};

/** A test as lists show it: an error if its document is gone. */
export const asListed = async (test: ListedTest): Promise<ListedTest> =>
  (await hasNoFile(test)) ? { ...test, ...LOST } : test;

type Asked = { limit: number; state?: readonly TestState[] | undefined; document?: string | undefined };

export const listTests = async (caller: Caller, id: string, { limit, state, document }: Asked, after = '') => {
  await reachableApplication(caller, id);
  const all = await Promise.all((await tests.of(id)).map(asListed));
  const found = all
    .filter((test) => !state?.length || state.includes(test.state))
    .filter((test) => document === undefined || test.document.id === document)
    .toReversed();
  const rest = found.filter((test) => after === '' || test.id < after);
  const part = rest.slice(0, limit);
  return {
    ...{ tests: part, total: found.length },
    next_cursor: rest.length > limit ? (part.at(-1)?.id ?? null) : null,
  };
};

const hashOf = (test: KeptTest) => {
  if (!test.result) throw new ConflictError(`This test is ${stateOf(test)} and has no result.`, { code: 'not_ready' });
  return test.result.sha256;
};

export const showBundle = async (caller: Caller, params: Params) => {
  const { test } = await find(caller, params);
  const result = hashOf(test);
  const { id, version, format, sha256 } = test.document;
  const document = await documents.get(id);
  const isThere = document?.versions.some(({ number, state }) => number === version && state === 'ready');
  const [{ url, expires_at }, input] = await Promise.all([
    resultAddress(test, result),
    document && isThere && sha256 !== null ? inputAddress(fileKeyOf(document, version, sha256)) : null,
  ]);
  return {
    files: [
      { name: RESULT, sha256: result, download: url },
      { name: inputNameOf(format), sha256: sha256 ?? '', download: input },
    ],
    download_until: expires_at,
  };
};

export const showResult = async (caller: Caller, params: Params) => {
  const { application, test } = await find(caller, params);
  const sha256 = hashOf(test);
  const [kept, { url, expires_at }] = await Promise.all([readResult(test, sha256), resultAddress(test, sha256)]);
  return {
    ...{ test: await shown(caller, application, test), ...kept, sha256 },
    ...{ download: url, download_until: expires_at },
  };
};
