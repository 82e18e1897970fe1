/** Exports all personal data of a person, without secrets. */
import type { AuditRow } from '#domain/audit/audit.ts';
import { NOTIFICATION_DAYS } from '#domain/notifications/notification.ts';
import { fullName, rolesOf } from '#domain/people/person.ts';
import type { User } from '#domain/people/user.ts';
import { applications } from '#lambdas/applications/store.ts';
import { trail } from '#lambdas/audit/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { policyPeople } from '#lambdas/policies/person-store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { listViews } from '#lambdas/views/store.ts';
import { workHeldBy } from '#lambdas/work/held-service.ts';
import { calling } from './store.ts';

/** Limit per list in the file; older entries are available from the audit log. */
const MOST = 20_000;
const A_PAGE = 100;
const TRAIL_PAGE = 1_000;

type Part<T> = { items: readonly T[]; next: string | null };
type Found<T> = { items: T[]; is_all: boolean };

const all = async <T>(read: (after: string | undefined) => Promise<Part<T>>): Promise<Found<T>> => {
  const items: T[] = [];
  let after: string | undefined;
  for (;;) {
    const part = await read(after);
    items.push(...part.items);
    if (part.next === null) return { items, is_all: true };
    if (items.length >= MOST) return { items, is_all: false };
    after = part.next;
  }
};

/** Hashes serve verification only and are omitted. */
const shown = ({ previous, hash, ...row }: AuditRow) => row;

const profileOf = ({ calendar, kept_sessions, tokens_valid_from, proofs_valid_from, trail_hash, ...user }: User) =>
  user;

const commentsIn = async (rows: readonly AuditRow[]) => {
  const ids = rows.filter(({ what, action }) => what === 'comment' && action === 'created').map(({ id }) => id);
  const found = [];
  for (const id of ids) {
    const comment = await comments.get(id);
    if (comment) found.push(comment);
  }
  return found;
};

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

/** Applications that name the person, and vendors whose owner text matches their name or address. */
const namedBy = async (user: User) => {
  const called = [fullName(user), user.email].filter(Boolean).map(calling);
  const [ours, theirs] = await Promise.all([applications.rows(), vendors.rows()]);
  const of = (people: readonly { id: string; role: string }[]) =>
    people.filter(({ id }) => id === user.id).map(({ role }) => role);
  return {
    applications: ours.map((one) => ({ ...named(one), as: of(one.people) })).filter((one) => one.as.length > 0),
    vendors: theirs.filter(({ owner }) => owner !== '' && called.includes(calling(owner))).map(named),
  };
};

const acknowledgedBy = async (person: string) => {
  const published = (await policies.rows()).filter((policy) => policy.published !== null);
  const own = await policyPeople.ofPerson(
    person,
    published.map(({ id }) => id),
  );
  return published.flatMap((policy, at) => {
    const acknowledgements = own[at]?.acknowledgements ?? [];
    return acknowledgements.length > 0 ? [{ ...named(policy), acknowledgements }] : [];
  });
};

export const dataOf = async (user: User) => {
  const { id } = user;
  const [did, about, received, waiting, views, answers_for, acknowledged] = await Promise.all([
    all((after) => trail.page({ who: id }, TRAIL_PAGE, after)),
    all((after) => trail.of(keys.caller(id), A_PAGE, after)),
    all((after) => notifications.list(id, NOTIFICATION_DAYS, A_PAGE, after)),
    workHeldBy({ id, roles: rolesOf(user) }),
    listViews.rows(),
    namedBy(user),
    acknowledgedBy(id),
  ]);
  return {
    profile: profileOf(user),
    roles: rolesOf(user),
    answers_for,
    list_views: views.filter(({ owner }) => owner.id === id),
    notifications: received,
    waits_for_them: waiting.items,
    acknowledged_policies: acknowledged,
    comments: await commentsIn(did.items),
    done_to_their_account: { ...about, items: about.items.map(shown) },
    did: { ...did, items: did.items.map(shown) },
  };
};
