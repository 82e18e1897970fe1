import { type Commented, commentedText } from '#domain/comments/on.ts';
import { isVendor, type Subject } from '#domain/subject.ts';
import { type Belonging, belongsTo } from '#domain/subject-key.ts';
import { applicationPath } from './application-path.ts';
import { vendorPath } from './paths.ts';

/** The subject of an approval or discussion, an application or a vendor, named as in its addresses. */
export type SubjectOf = { things: 'applications' | 'vendors'; id: string };

/** An entity that people can see, for fields that offer them. */
export type PeopleOf = { things: SubjectOf['things'] | 'models'; id: string };

export const ofApplication = (id: string): SubjectOf => ({ things: 'applications', id });
export const ofVendor = (id: string): SubjectOf => ({ things: 'vendors', id });

export const subjectOf = (one: Subject) => (isVendor(one) ? ofVendor(one.id) : ofApplication(one.id));

/** The application or vendor that a child entity belongs to. */
export const subjectWith = (part: Belonging) => {
  const { thing, id } = belongsTo(part);
  return thing === 'vendor' ? ofVendor(id) : ofApplication(id);
};

export const subjectPath = ({ things, id }: SubjectOf) => (things === 'vendors' ? vendorPath(id) : applicationPath(id));
export const approvalPath = (subject: SubjectOf) => `${subjectPath(subject)}/approval`;
/** The record of a round, by default of the last one. */
export const approvalRecordPath = (subject: SubjectOf, round?: number) =>
  `${approvalPath(subject)}/record${round === undefined ? '' : `?round=${round}`}`;
export const documentsPath = (subject: SubjectOf) => `${subjectPath(subject)}/documents`;
export const commentsPath = (subject: SubjectOf) => `${subjectPath(subject)}/comments`;
export const tasksPath = (subject: SubjectOf) => `${subjectPath(subject)}/tasks`;
export const commentsOnPath = (subject: SubjectOf, on: Commented) =>
  `${commentsPath(subject)}?${new URLSearchParams({ on: commentedText(on) })}`;
