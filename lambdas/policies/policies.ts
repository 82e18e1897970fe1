import { laterDay } from '#domain/day.ts';
import type { Recorded } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { orEverybody } from '#domain/permissions.ts';
import { isAsking } from '#domain/policies/asking.ts';
import type { KeptPolicy, PolicyDraft } from '#domain/policies/policy.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { personCalled } from '#lambdas/people/named-service.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { askPolicy } from './ask.ts';
import { mustEditPolicy, mustManagePolicies, readPolicy } from './rights.ts';
import { shownPolicy } from './shown.ts';
import { policies } from './store.ts';

type Changeable = (version: number) => boolean;
type Owned = Pick<KeptPolicy, 'owned_by' | 'owner'>;

/** A typed owner must be an active user with a role for work. An unchanged owner stays. */
const ownerOf = async (typed: string, before?: Owned): Promise<Owned> => {
  if (before && typed === before.owner) return { owner: before.owner, owned_by: before.owned_by };
  if (typed === '') return { owner: '', owned_by: null };
  const person = await personCalled(typed, orEverybody([]));
  if (!person) throw invalid([fieldError('owner', 'cannot_see_it')]);
  return { owner: person.name, owned_by: person };
};

/** The state of a policy that was just added. */
const FRESH = {
  status: 'draft',
  published: null,
  asked: null,
  reviewed: null,
  retirement: null,
} as const satisfies Omit<KeptPolicy, keyof Recorded | keyof PolicyDraft | 'owned_by'>;

export const createPolicy = async (caller: Caller, draft: PolicyDraft) => {
  mustManagePolicies(caller);
  const content = { ...FRESH, ...draft, ...(await ownerOf(draft.owner)) };
  const policy = await policies.orNameTaken(policies.create(content, caller.actor), { draft: content });
  return shownPolicy(caller, policy);
};

export const showPolicy = async (caller: Caller, id: string) => shownPolicy(caller, await readPolicy(caller, id));

/** A policy in force that begins to ask gives people their days from today on, or from the day on which it applies. */
const askedAfter = async (before: KeptPolicy, draft: PolicyDraft): Promise<KeptPolicy['asked']> => {
  const begins = draft.acknowledgement === 'asked' && before.acknowledgement === 'not_asked';
  if (!begins || !before.published) return before.asked;
  return {
    from: before.asked?.from ?? before.published.number,
    on: laterDay(before.published.effective_on, await companyDay()),
  };
};

const isTraining = ({ kind }: Pick<PolicyDraft, 'kind'>) => kind === 'ai_literacy';

/** Acknowledgements of a policy would count as completed trainings. */
const mustStayTraining = (before: KeptPolicy, draft: PolicyDraft) => {
  if (before.published && isTraining(before) !== isTraining(draft)) throw invalid([fieldError('kind', 'type_stays')]);
};

export const changePolicy = async (caller: Caller, id: string, draft: PolicyDraft, changeable: Changeable) => {
  const before = toBeChanged(await readPolicy(caller, id), changeable, 'policy');
  mustEditPolicy(caller, before);
  mustStayTraining(before, draft);
  const [owned, asked] = await Promise.all([ownerOf(draft.owner, before), askedAfter(before, draft)]);
  const content = { ...before, ...draft, ...owned, asked };
  // People who join the audience have their days from today on; those who were in it are not asked twice.
  const audience_before = isAsking(before) ? before.audience_roles : null;
  const isAsked = isAsking(content) && String(audience_before) !== String(content.audience_roles);
  const ask = askPolicy(before, audience_before);
  const policy = await policies.orNameTaken(
    policies.update(before, content, caller.actor, { otherWrites: isAsked ? [ask] : [] }),
    { draft: content, id },
  );
  return shownPolicy(caller, policy);
};

export const removePolicy = async (caller: Caller, id: string, changeable: Changeable) => {
  const policy = await readPolicy(caller, id);
  mustManagePolicies(caller);
  const before = toBeChanged(policy, changeable, 'policy');
  if (before.published)
    throw new ConflictError('This policy was published, so its versions must be kept. Retire it instead.', {
      code: 'was_published',
    });
  await policies.remove(before, caller.actor);
};
