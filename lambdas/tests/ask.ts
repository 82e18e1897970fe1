/** Asks for a test, and for another one like it. */

import type { BiasPlan } from '#domain/bias/plan.ts';
import type { BiasThresholds } from '#domain/bias/thresholds.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/usual-thresholds.ts';
import type { KeptDocument } from '#domain/documents/document.ts';
import { isTableFormat } from '#domain/documents/words.ts';
import { fieldError } from '#domain/field-error.ts';
import { possible } from '#domain/states.ts';
import type { AskedPlan, KeptTest, NewTest } from '#domain/tests/test.ts';
import { nextState, stateOf } from '#domain/tests/test.ts';
import { type StepOfTest, TEST_FLOW, type TestAction, type TestState } from '#domain/tests/words.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, illegalTransition, invalid, tooMany } from '#lambdas/problems.ts';
import { company } from '#lambdas/stores/company.ts';
import { documents } from '#lambdas/stores/documents.ts';
import { keys } from '#lambdas/stores/keys.ts';
import { models } from '#lambdas/stores/models.ts';
import { onTop } from '#lambdas/stores/on-top.ts';
import { mustBeEditable, reachableApplication } from '#lambdas/stores/reachable.ts';
import { tests } from '#lambdas/stores/tests.ts';
import type { Write } from '#lambdas/stores/transaction.ts';
import { uuidV7 } from '#lambdas/stores/uuid-v7.ts';
import { find, type Params, shown } from './shown.ts';

const MOST_TESTS = 1000;

export const notNow = (test: Pick<KeptTest, 'state' | 'run'>, action: StepOfTest) => {
  const state = stateOf(test);
  return illegalTransition('test', state, action, possible<TestState, TestAction>(TEST_FLOW, state).filter(isPersonal));
};

const isPersonal = (action: TestAction) => ['cancel', 'rerun', 'judge'].includes(action);

/** A version with a table in it, checked or about to be. */
const versionOf = (document: KeptDocument | undefined, application: string, wanted: number | undefined) => {
  if (document?.application_id !== application) throw invalid([fieldError('document.id', 'no_such_document')]);
  const found =
    wanted === undefined ? document.versions.at(-1) : document.versions.find(({ number }) => number === wanted);
  if (!found || found.state === 'error') throw invalid([fieldError('document.version', 'not_ready')]);
  if (!isTableFormat(found.format)) throw invalid([fieldError('document.id', 'not_a_table')]);
  return { document, version: found };
};

/** What was read of it still holds when the test is there: its check would not look for this test otherwise. */
const unchanged = ({ id, version }: KeptDocument): Write => ({
  check: keys.document(id),
  condition: {
    expression: 'version = :version',
    values: { ':version': version },
    onFailure: () => changedMeanwhile('document'),
  },
});

type Wanted = Pick<KeptTest, 'purpose' | 'model' | 'reruns' | 'thresholds_reason'> & {
  plan: BiasPlan | AskedPlan;
  own: Partial<BiasThresholds>;
  document: { id: string; version?: number | undefined };
};

const thresholdsOf = async (own: Partial<BiasThresholds>) => {
  const { test_thresholds = USUAL_THRESHOLDS, test_thresholds_set = null } = (await company.get()) ?? {};
  return { thresholds: { ...test_thresholds, ...own }, thresholds_set: test_thresholds_set };
};

const toldOf = ({ purpose, document, model }: Pick<KeptTest, 'purpose' | 'document' | 'model'>) => [
  { field: 'purpose', to: purpose },
  { field: 'file_name', to: document.file_name },
  { field: 'version_number', to: document.version },
  ...(model.name === '' ? [] : [{ field: 'tested_model', to: [model.name, model.version].join(' ').trim() }]),
];

const ask = (caller: Caller, application: string, { own, ...wanted }: Wanted) => {
  const id = uuidV7(Date.now());
  return onTop(async () => {
    const { document, version } = versionOf(
      await documents.get(wanted.document.id),
      application,
      wanted.document.version,
    );
    const { thresholds, thresholds_set } = await thresholdsOf(own);
    const isChecked = version.state === 'ready';
    const { number, file_name, format, sha256 } = version;
    const content = {
      ...{ ...wanted, application_id: application, plan: { ...wanted.plan, thresholds } },
      document: { id: document.id, version: number, name: document.name, file_name, format, sha256 },
      ...{ own_thresholds: Object.keys(own), thresholds_set },
      ...{ state: isChecked ? ('waiting' as const) : ('created' as const), error: null, run: null, progress: null },
      ...{
        faults: { total: 0, first: [], attempt: null },
        result: null,
        finished_at: null,
        opinions: [],
        law_summary: null,
      },
    };
    const besides = [unchanged(document), ...(isChecked ? [tests.queued(id)] : [])];
    return tests.create(content, caller.actor, id, besides, { changes: toldOf(content) });
  });
};

const findToAsk = async (caller: Caller, id: string) => {
  const application = await reachableApplication(caller, id);
  mustBeEditable(caller, application);
  if ((await tests.of(id)).length >= MOST_TESTS) throw tooMany('test of an application', MOST_TESTS);
  return application;
};

/** One of the registry is called as it is called now. Which version it was is said with it, where the registry does not. */
const settledModel = async ({ model, plan }: NewTest): Promise<KeptTest['model']> => {
  if (model.id === undefined) return model;
  const found = await models.get(model.id);
  if (!found) throw invalid([fieldError('model.id', 'no_such_model')]);
  const version = found.model_version || model.version;
  if (plan.type === 'fairness_llm_user' && !plan.columns.model_version && version === '')
    throw invalid([fieldError('model.version', 'required')]);
  return { ...model, name: found.name, version };
};

export const askForTest = async (caller: Caller, id: string, asked: NewTest) => {
  const application = await findToAsk(caller, id);
  const { plan } = asked;
  const wanted = { ...asked, model: await settledModel(asked), own: plan.thresholds, reruns: null };
  return shown(caller, application, await ask(caller, id, wanted));
};

/** What was chosen for it stays chosen; the rest of the thresholds are the company's of now. */
export const askAgain = async (caller: Caller, params: Params, version: number | undefined) => {
  const { test } = await find(caller, params);
  const application = await findToAsk(caller, params.id);
  if (!nextState(test, 'rerun')) throw notNow(test, 'rerun');
  const { purpose, model, plan, own_thresholds, thresholds_reason, document } = test;
  const own = Object.fromEntries(Object.entries(plan.thresholds).filter(([name]) => own_thresholds.includes(name)));
  const wanted = { purpose, model, plan, own, thresholds_reason, reruns: test.id };
  const of = { id: document.id, version: version ?? document.version };
  return shown(caller, application, await ask(caller, params.id, { ...wanted, document: of }));
};
