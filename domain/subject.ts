/**
 * A subject of approvals and comments: an application or a vendor. Contains no schema, to keep the browser bundle
 * small.
 */
import type { Application } from './applications/application.ts';
import type { PersonRole } from './applications/people.ts';
import type { ApplicationTier } from './enumerations.ts';
import { isRetired } from './life/life.ts';
import { orEverybody } from './permissions.ts';
import type { SubjectKind } from './subject-key.ts';
import type { Vendor } from './vendors/vendor.ts';

export type Subject = Application | Vendor;

/** The fields that list rows have. */
type AnApplication = Pick<Application, 'owner' | 'resource_groups' | 'risk_tier'> & {
  people: readonly { role: PersonRole; id: string }[];
};
type AVendor = Pick<Vendor, 'criticality' | 'owner' | 'owned_by' | 'resource_groups' | 'risk'>;

export const isVendor = <V extends AVendor>(subject: object | V): subject is V => 'criticality' in subject;

export const subjectKindOf = (subject: Subject): SubjectKind => (isVendor(subject) ? 'vendor' : 'application');

/** The tier for reviews. A vendor's tier is the higher of criticality and risk. */
export const tierOf = (
  subject: Pick<AnApplication, 'risk_tier'> | Pick<AVendor, 'criticality' | 'risk'>,
): ApplicationTier => {
  if (!('criticality' in subject)) return subject.risk_tier;
  const { criticality, risk } = subject;
  if (criticality === null) return 'not_assessed';
  if (criticality === 'critical' || criticality === 'high' || risk === 'high') return 'high';
  return criticality === 'medium' || risk === 'medium' ? 'medium' : 'low';
};

/** Groups of a subject; a vendor without groups is accessible to everyone. */
export const groupsOf = (subject: Pick<AnApplication, 'resource_groups'> | AVendor): readonly string[] =>
  isVendor<AVendor>(subject) ? orEverybody(subject.resource_groups) : subject.resource_groups;

/** The owners of a subject, in the form of an application. */
export const answeredBy = (subject: Omit<AnApplication, 'risk_tier'> | AVendor) => {
  const { owner } = subject;
  if (!isVendor<AVendor>(subject)) return { owner, people: subject.people, resource_groups: subject.resource_groups };
  const people = subject.owned_by ? [{ role: 'owner' as const, ...subject.owned_by }] : [];
  return { owner, people, resource_groups: groupsOf(subject) };
};

/** Retired applications and offboarded vendors are read-only. */
export const isOver = (subject: Subject) => (isVendor<Vendor>(subject) ? subject.ending !== null : isRetired(subject));
