/** Notifies owners about changes by others, and people about newly assigned roles. */
import * as z from 'zod';
import { Assignment } from '#domain/applications/application.ts';
import { ownersIn } from '#domain/applications/people.ts';
import type { Audit } from '#domain/audit/audit.ts';
import type { What } from '#domain/notifications/kinds.ts';
import { orEverybody } from '#domain/permissions.ts';
import { asPublished } from '#domain/policies/versions.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { applications } from '#lambdas/applications/store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { namedOwners, vendorOwnership } from '#lambdas/subjects/owner-service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { notifyPeople } from './notify-people.ts';

/** The owners before this change, and further notifications. */
type Concerned = { owners: readonly string[]; notices: readonly { person: string; what: What }[] };
type Owned = { groups: readonly string[]; name: string; concerned: (audit: Audit) => Promise<Concerned> };

const People = z.array(Assignment).catch([]);

const Person = z.object({ id: z.string() }).nullish().catch(null);

/**
 * New owners: the resolved person, or people whose name or address matches the owner text. Previous owners are not
 * notified again, even if the text was written differently.
 */
const ownersOfVendor = async ({ changes }: Audit, { id, name, owner, owned_by, created_by }: Vendor) => {
  const [typed, found] = ['owner', 'owned_by'].map((one) => changes.find(({ field }) => field === one));
  const named = (person: unknown, text: unknown) => ({
    owned_by: Person.parse(person),
    owner: typeof text === 'string' ? text : '',
  });
  const before = named(found ? found.from : owned_by, typed ? typed.from : owner);
  const [{ owners }, made] = await Promise.all([
    vendorOwnership({ ...before, created_by }),
    typed || found ? namedOwners(named(found ? found.to : owned_by, typed?.to)) : [],
  ]);
  const what: What = { kind: 'made_owner', params: { thing: 'vendor', id, name } };
  return { owners, notices: made.filter((one) => !owners.includes(one)).map((person) => ({ person, what })) };
};

/** Derived from the audit entry, not from the current state, because the event may be late or repeated. */
const peopleOfApplication = ({ changes }: Audit, id: string, name: string, people: z.output<typeof People>) => {
  const change = changes.find(({ field }) => field === 'people');
  const before = change ? People.parse(change.from) : people;
  const named = People.parse(change?.to).filter(
    (one) => !before.some(({ id, role }) => one.id === id && one.role === role),
  );
  return {
    owners: ownersIn(before),
    notices: named.map(({ role, id: person }): { person: string; what: What } => ({
      person,
      what:
        role === 'owner'
          ? { kind: 'made_owner', params: { thing: 'application', id, name } }
          : { kind: 'assigned', params: { id, name, role } },
    })),
  };
};

const OWNED: Record<SubjectKind, (id: string) => Promise<Owned | undefined>> = {
  application: async (id) => {
    const found = await applications.get(id);
    if (!found) return undefined;
    const { name, people, resource_groups: groups } = found;
    return { name, groups, concerned: async (audit) => peopleOfApplication(audit, id, name, people) };
  },
  vendor: async (id) => {
    const found = await vendors.get(id);
    if (!found) return undefined;
    const groups = orEverybody(found.resource_groups);
    return { name: found.name, groups, concerned: (audit) => ownersOfVendor(audit, found) };
  },
};

const isOwned = (what: string): what is SubjectKind => what in OWNED;

const TOLD: readonly string[] = [
  ...['created', 'imported', 'changed', 'retired', 'brought_back', 'ended', 'taken_up'],
  ...['intake_submitted', 'approval_reopened', 'approved_by_rule', 'rejected_by_rule'],
];

/** The owner of a risk is notified of the ownership, and not of each change. */
const notifyRiskOwner = async ({ id, version, at, by, changes }: Audit) => {
  const person = Person.parse(changes.find(({ field }) => field === 'owned_by')?.to);
  const risk = person && (await risks.get(id));
  if (!risk) return;
  const { name, application_id: of } = risk;
  const application = of === null ? undefined : await applications.get(of);
  if (of !== null && !application) return;
  const what: What = { kind: 'made_owner', params: { thing: 'risk', id, name } };
  await notifyPeople([person.id], application?.resource_groups ?? [], what, { id: `risk ${id} ${version}`, at, by });
};

const notifyPolicyOwner = async ({ id, version, at, by, changes }: Audit) => {
  const person = Person.parse(changes.find(({ field }) => field === 'owned_by')?.to);
  const policy = person && (await policies.get(id));
  if (!policy) return;
  const what: What = { kind: 'made_owner', params: { thing: 'policy', id, name: asPublished(policy).name } };
  await notifyPeople([person.id], orEverybody([]), what, { id: `policy ${id} ${version}`, at, by });
};

export const notifyOwners = async (audit: Audit) => {
  if (audit.what === 'policy') return notifyPolicyOwner(audit);
  if (audit.what === 'risk') return notifyRiskOwner(audit);
  const { what: kind, id, version, action, at, by } = audit;
  if (!isOwned(kind) || !TOLD.includes(action)) return;
  const owned = await OWNED[kind](id);
  if (!owned) return;
  const { owners, notices } = await owned.concerned(audit);
  const changed: What = { kind: 'owned_changed', params: { thing: kind, id, name: owned.name } };
  for (const { person, what } of [...notices, ...owners.map((one) => ({ person: one, what: changed }))])
    await notifyPeople([person], owned.groups, what, { id: `${kind} ${id} ${version}`, at, by });
};
