/** What people approve and speak about: an application, or a vendor. No schema lives here, so that the browser can have it. */
import type { Application } from './applications/application.ts';
import type { PersonRole } from './applications/people.ts';
import type { ApplicationTier } from './enumerations.ts';
import { isRetired } from './life/life.ts';
import { orEverybody } from './permissions.ts';
import type { Thing } from './subject-key.ts';
import type { Vendor } from './vendors/vendor.ts';

export type Subject = Application | Vendor;

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
