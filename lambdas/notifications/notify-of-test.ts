/** Notifies people that a bias test ended, that a verdict changed, or that a scheduled test has no new data. */

import { ownersIn } from '#domain/applications/people.ts';
import type { Audit } from '#domain/audit/audit.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import type { ToldVerdict, What } from '#domain/notifications/kinds.ts';
import { nameOf } from '#domain/tests/name.ts';
import type { KeptTest } from '#domain/tests/test.ts';
import { applications } from '#lambdas/applications/store.ts';
import { tests } from '#lambdas/tests/store.ts';
import { notifyPeople } from './notify-people.ts';

const OUTCOMES = { finished: 'ready', failed: 'error' } as const;

type Application = NonNullable<Awaited<ReturnType<typeof applications.get>>>;

const about = ({ id, name }: Application, test: KeptTest) => ({ id, name, test: test.id, purpose: nameOf(test) });

/** The person who requested the run. For a scheduled run: who set the schedule, and the owners. */
const askers = (application: Application, { created_by, run_of }: KeptTest) =>
  run_of?.by ? [run_of.by.id, ...ownersIn(application.people)] : [created_by.id];

const verdictOf = (value: unknown): ToldVerdict => BIAS_VERDICTS.find((one) => one === value) ?? 'none';

const changed = (application: Application, test: KeptTest, { changes }: Audit): What => {
  const changeOf = (field: string) => changes.find((one) => one.field === field);
  const verdict = changeOf('bias_verdict');
  const params = {
    ...about(application, test),
    ...{ group: String(changeOf('compared_group')?.to ?? ''), count: String(changeOf('changed_verdicts')?.to ?? 1) },
    ...{ from: verdictOf(verdict?.from), to: verdictOf(verdict?.to) },
  };
  return { kind: 'verdict_changed', params };
};

export const notifyOfTest = async (audit: Audit) => {
  const { what, action, id, at } = audit;
  if (what !== 'bias test' || (action !== 'finished' && action !== 'failed' && action !== 'verdict_changed')) return;
  const test = await tests.get(id);
  const application = test && (await applications.get(test.application_id));
  if (!application) return;
  const people = askers(application, test);
  const { resource_groups } = application;
  if (action === 'verdict_changed') {
    const event = { id: `bias test ${id} verdict`, at };
    await notifyPeople(
      [...people, ...ownersIn(application.people)],
      resource_groups,
      changed(application, test, audit),
      event,
    );
    return;
  }
  const ended = { kind: 'test_ended' as const, params: { ...about(application, test), outcome: OUTCOMES[action] } };
  await notifyPeople(people, resource_groups, ended, { id: `bias test ${id}`, at });
};

/** Once per scheduled day. */
export const notifyOfMissingData = async (application: Application, first: KeptTest, due: string, setBy: string) => {
  const what = { kind: 'test_data_missing' as const, params: { ...about(application, first), due } };
  const event = { id: `bias test ${first.id} no data ${due}`, at: new Date().toISOString() };
  await notifyPeople([setBy, ...ownersIn(application.people)], application.resource_groups, what, event);
};
