import { fieldError } from '#domain/field-error.ts';
import { possible } from '#domain/states.ts';
import type { KeptTest, NewTest, Rerun } from '#domain/tests/test.ts';
import { nextState, stateOf } from '#domain/tests/test.ts';
import { type StepOfTest, TEST_FLOW, type TestAction, type TestState } from '#domain/tests/words.ts';
import { mustBeEditable, reachableApplication } from '#lambdas/applications/access.ts';
import { documents } from '#lambdas/documents/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, invalid } from '#lambdas/known-errors.ts';
import { models } from '#lambdas/models/store.ts';
import { makeTest, runAgain, runOnce } from './service.ts';
import { find, type Params, shown } from './shown.ts';

export const notNow = (test: Pick<KeptTest, 'state' | 'run'>, action: StepOfTest) => {
  const state = stateOf(test);
  return illegalTransition('test', state, action, possible<TestState, TestAction>(TEST_FLOW, state).filter(isPersonal));
};

const isPersonal = (action: TestAction) => ['cancel', 'rerun', 'judge'].includes(action);

/** Registered models get their current name. The version comes from the request if the registry has none. */
const resolveModel = async ({ model, plan }: NewTest): Promise<KeptTest['model']> => {
  if (model.id === undefined) return model;
  const found = await models.get(model.id);
  if (!found) throw invalid([fieldError('model.id', 'no_such_model')]);
  const version = found.model_version || model.version;
  if (plan.type === 'fairness_llm_user' && !plan.columns.model_version && version === '')
    throw invalid([fieldError('model.version', 'required')]);
  return { ...model, name: found.name, version };
};

export const askForTest = async (caller: Caller, id: string, asked: NewTest) => {
  const application = await reachableApplication(caller, id);
  mustBeEditable(caller, application);
  const own = asked.plan.thresholds;
  const wanted = { ...asked, model: await resolveModel(asked), own, reruns: null, run_of: null };
  return shown(caller, application, await makeTest(caller.actor, id, wanted));
};

const numberOf = async ({ document: { id, version } }: KeptTest, wanted: Rerun['version']) => {
  if (wanted !== 'newest') return wanted ?? version;
  return (await documents.get(id))?.versions.at(-1)?.number ?? version;
};

export const askAgain = async (caller: Caller, params: Params, { version, unless_tested }: Rerun) => {
  const { application, test } = await find(caller, params);
  mustBeEditable(caller, application);
  const number = await numberOf(test, version);
  if (unless_tested) return shown(caller, application, await runOnce(caller.actor, test, number));
  if (!nextState(test, 'rerun')) throw notNow(test, 'rerun');
  return shown(caller, application, await runAgain(caller.actor, test, number));
};
