/** Acknowledgement of the latest version by the caller. */
import { FIRST_DAY, rangeProblem } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import { acknowledgedIn, isAsking } from '#domain/policies/asking.ts';
import type { KeptPolicy, NewAcknowledgement } from '#domain/policies/policy.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { policyPeople } from './person-store.ts';
import { mustBeAsked, readPolicy } from './rights.ts';
import { shownPolicy } from './shown.ts';
import { policies } from './store.ts';

/** The person acknowledges what they read, even if a version was published meanwhile. */
const mustBeLatest = ({ published }: KeptPolicy, { version, hash }: NewAcknowledgement) => {
  if (published?.number !== version || published.hash !== hash)
    throw new ConflictError('A newer version was published. Read it, and acknowledge that one.', {
      code: 'newer_version',
    });
};

const mustBeCompleted = ({ kind }: KeptPolicy, { completed_on }: NewAcknowledgement, today: string) => {
  if (kind !== 'ai_literacy') {
    if (completed_on !== null) throw invalid([fieldError('completed_on', 'not_with_this')]);
    return;
  }
  if (completed_on === null) throw invalid([fieldError('completed_on', 'required')]);
  const broken = rangeProblem(completed_on, FIRST_DAY, today);
  if (broken) throw invalid([fieldError('completed_on', broken.code, broken.params)]);
};

/** A repetition changes nothing. */
export const acknowledgePolicy = (caller: Caller, id: string, sent: NewAcknowledgement) =>
  retryOnConflict(async () => {
    const person = personOf(caller);
    const { version, hash, completed_on } = sent;
    const added = { version, hash, completed_on, at: new Date().toISOString() };
    const readOwn = async () => (await policyPeople.ofPerson(person.id, [id]))[0];
    const policy = await readPolicy(caller, id);
    mustBeAsked(caller, policy);
    if (!isAsking(policy)) throw new ConflictError('This policy asks for no acknowledgement.', { code: 'not_asked' });
    mustBeLatest(policy, sent);
    mustBeCompleted(policy, sent, await companyDay());
    if (!acknowledgedIn(await readOwn(), policy.asked.from))
      await policies.note(id, 'acknowledged', caller.actor, async () => ({
        changes: [
          { field: 'version_number', to: version },
          { field: 'sha256', to: hash },
          ...(completed_on === null ? [] : [{ field: 'completed_on', to: completed_on }]),
        ],
        otherWrites: [policyPeople.acknowledge(id, person.id, await readOwn(), added)],
      }));
    return shownPolicy(caller, await readPolicy(caller, id));
  });
