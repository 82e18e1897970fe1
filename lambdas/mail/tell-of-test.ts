/** Tells whoever asked for a bias test that it has come to its end. */
import type { Audit } from '#domain/audit/audit.ts';
import { nameOf } from '#domain/tests/name.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { tests } from '#lambdas/stores/tests.ts';
import { tellThose } from './tell-those.ts';

const OUTCOMES = { finished: 'ready', failed: 'error' } as const;

export const tellOfTest = async ({ what, action, id, at }: Audit) => {
  if (what !== 'bias test' || (action !== 'finished' && action !== 'failed')) return;
  const test = await tests.get(id);
  const application = test && (await applications.get(test.application_id));
  if (!application) return;
  const about = { id: application.id, name: application.name, test: id, purpose: nameOf(test) };
  await tellThose(
    [test.created_by.id],
    application.resource_groups,
    { kind: 'test_ended', params: { ...about, outcome: OUTCOMES[action] } },
    { id: `bias test ${id}`, at },
  );
};
