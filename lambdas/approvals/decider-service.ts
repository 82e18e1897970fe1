/** Determines who may decide on a subject. */

import type { ApplicationRow } from '#domain/applications/row.ts';
import { type Decider, whyNeverDecide, whyNotDecide } from '#domain/approval/decide.ts';
import { lastDecidedAt } from '#domain/approval/transitions.ts';
import type { AuditAction } from '#domain/audit/words.ts';
import { type ClientPerson, isOwnOf } from '#domain/clients/people-behind.ts';
import { fullName, rolesOf } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import type { User } from '#domain/people/user.ts';
import type { Grant } from '#domain/permissions.ts';
import { answeredBy, isVendor, type Subject } from '#domain/subject.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import type { VendorRow } from '#domain/vendors/vendor.ts';
import { stageOf, waitsFor } from '#domain/waiting.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { trail } from '#lambdas/audit/store.ts';
import { clientPeople } from '#lambdas/clients/people-store.ts';
import { users } from '#lambdas/people/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';

type Reader = { user?: User | undefined; roles: readonly Grant[] };

/** The approval state of an application or vendor, from its entity or its list row. */
type Waiting = Pick<Subject, 'id' | 'approval_status' | 'approval'> & { thing: SubjectKind } & ReturnType<
    typeof answeredBy
  >;

/** The approval state, with the people who are responsible for the subject. */
export const waitingOf = (subject: Subject | ApplicationRow | VendorRow): Waiting => {
  const { id, approval_status, approval } = subject;
  return { thing: isVendor(subject) ? 'vendor' : 'application', id, approval_status, approval, ...answeredBy(subject) };
};

const deciderOf = (
  user: Pick<User, 'id' | 'first_name' | 'last_name' | 'email'>,
  roles: readonly Grant[],
  known: readonly ClientPerson[],
) => ({ id: user.id, isOwn: isOwnOf(user.id, known), name: fullName(user), email: user.email, roles });

/** The person as a decider; API clients never decide. */
export const asDecider = async ({ user, roles }: Reader): Promise<(Decider & { id: string }) | undefined> =>
  user && deciderOf(user, roles, await clientPeople());

/** Whether each row of the application list waits for the reader; always null for API clients. */
export const ofReader = async (reader: Reader): Promise<{ waiting_for: (row: ApplicationRow) => 'me' | null }> => {
  const decider = await asDecider(reader);
  const waits = decider && waitsFor(decider);
  return { waiting_for: (row) => (waits?.(row) ? 'me' : null) };
};

const A_PAGE = 100;

/** Audit actions that count as editing the subject. */
const EDITS: readonly AuditAction[] = [
  ...(['created', 'imported', 'changed', 'intake_submitted'] as const),
  ...(['approval_reopened', 'approved_by_rule', 'rejected_by_rule'] as const),
];

/** People who created or changed the subject, or gave one of its current answers, since the last decision. */
export const editorsOf = async ({ thing, id, approval }: Waiting): Promise<string[]> => {
  const since = lastDecidedAt(approval) ?? '';
  const answers = thing === 'application' ? (await intakes.get(id)).answers : {};
  const editors = Object.values(answers).flatMap(({ at, by }) => (at > since ? [by.id] : []));
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next } = await trail.of(keys.subject({ thing, id }), A_PAGE, after);
    const recent = items.filter(({ at }) => at > since);
    for (const { action, by } of recent) if (EDITS.includes(action)) editors.push(by.id);
    after = recent.length < items.length ? null : next;
  }
  return [...new Set(editors)];
};

/** `deciders` may decide now; `never` may not decide, regardless of their roles. */
export const whoDecides = async (waiting: Waiting) => {
  const stage = stageOf(waiting);
  if (!stage) return { deciders: [], never: [] };
  const [everybody, editors, known] = await Promise.all([users.rows(), editorsOf(waiting), clientPeople()]);
  const decider = (user: UserRow) => deciderOf(user, rolesOf(user), known);
  const may = (user: UserRow) => whyNotDecide(decider(user), waiting, stage, editors) === undefined;
  return {
    deciders: everybody.filter((user) => user.status === 'active' && may(user)),
    never: everybody.filter((user) => whyNeverDecide(decider(user), waiting, stage, editors) !== undefined),
  };
};

export const decidersOf = async (waiting: Waiting) => (await whoDecides(waiting)).deciders;
