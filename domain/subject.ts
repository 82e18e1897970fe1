/** What people approve and speak about: an application, or a vendor. No schema lives here, so that the browser can have it. */
import type { Application } from './applications/application.ts';
import type { PersonRole } from './applications/people.ts';
import type { ApplicationTier } from './enumerations.ts';
import { isRetired } from './life/life.ts';
import { orEverybody } from './permissions.ts';
import type { Vendor } from './vendors/vendor.ts';

export const THINGS = ['application', 'vendor'] as const;
export type Thing = (typeof THINGS)[number];

export type Subject = Application | Vendor;

/** Which one. */
export type Of = { thing: Thing; id: string };

/** How what belongs to one of them says to which: what was kept before vendors had any, by the first. */
export type Belonging = { application_id?: string | undefined; vendor_id?: string | undefined };

export const belongsTo = ({ application_id, vendor_id = '' }: Belonging): Of =>
  application_id === undefined ? { thing: 'vendor', id: vendor_id } : { thing: 'application', id: application_id };

export const belonging = ({ thing, id }: Of): Belonging =>
  thing === 'vendor' ? { vendor_id: id } : { application_id: id };

export const isOf = (one: Belonging | undefined, of: Of) => {
  const found = one && belongsTo(one);
  return found?.thing === of.thing && found.id === of.id;
};

/** As much of each as lists keep. */
type AnApplication = Pick<Application, 'owner' | 'resource_groups' | 'risk_tier'> & {
  people: readonly { role: PersonRole; id: string }[];
};
type AVendor = Pick<Vendor, 'criticality' | 'owner' | 'owned_by' | 'resource_groups' | 'risk'>;

export const isVendor = <V extends AVendor>(subject: object | V): subject is V => 'criticality' in subject;

export const thingOf = (subject: Subject): Thing => (isVendor(subject) ? 'vendor' : 'application');

/** What reviews take into account: the tier of an application, and as if it were one how much depends on a vendor or how much of a risk it is, whichever is more. */
export const tierOf = (
  subject: Pick<AnApplication, 'risk_tier'> | Pick<AVendor, 'criticality' | 'risk'>,
): ApplicationTier => {
  if (!('criticality' in subject)) return subject.risk_tier;
  const { criticality, risk } = subject;
  if (criticality === null) return 'not_assessed';
  if (criticality === 'critical' || criticality === 'high' || risk === 'high') return 'high';
  return criticality === 'medium' || risk === 'medium' ? 'medium' : 'low';
};

/** In which groups one has to hold a role: a vendor in none is everybody's. */
export const groupsOf = (subject: Pick<AnApplication, 'resource_groups'> | AVendor): readonly string[] =>
  isVendor<AVendor>(subject) ? orEverybody(subject.resource_groups) : subject.resource_groups;

/** Who answers for it. */
export const answeredBy = (subject: Omit<AnApplication, 'risk_tier'> | AVendor) => {
  const { owner } = subject;
  if (!isVendor<AVendor>(subject)) return { owner, people: subject.people, resource_groups: subject.resource_groups };
  const people = subject.owned_by ? [{ role: 'owner' as const, ...subject.owned_by }] : [];
  return { owner, people, resource_groups: groupsOf(subject) };
};

/** It is kept as it was, and nothing of it changes. */
export const isOver = (subject: Subject) => (isVendor<Vendor>(subject) ? subject.ending !== null : isRetired(subject));
