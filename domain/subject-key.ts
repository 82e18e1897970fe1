/** Kind and id of the application or vendor to which a child entity belongs. */
export const SUBJECT_KINDS = ['application', 'vendor'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export type SubjectRef = { thing: SubjectKind; id: string };

/** The kinds of entities to which people add tasks. Foundation models have neither approvals nor comments. */
export const TASK_SUBJECTS = [...SUBJECT_KINDS, 'model'] as const;
export type TaskSubjectKind = (typeof TASK_SUBJECTS)[number];

export type TaskSubjectRef = { thing: TaskSubjectKind; id: string };

/** Parent reference of a stored child. Children from before vendors had any have `application_id`. */
export type Belonging = { application_id?: string | undefined; vendor_id?: string | undefined };

export const belongsTo = ({ application_id, vendor_id = '' }: Belonging): SubjectRef =>
  application_id === undefined ? { thing: 'vendor', id: vendor_id } : { thing: 'application', id: application_id };

export const belonging = ({ thing, id }: SubjectRef): Belonging =>
  thing === 'vendor' ? { vendor_id: id } : { application_id: id };

export const isOf = (one: Belonging | undefined, of: SubjectRef) => {
  const found = one && belongsTo(one);
  return found?.thing === of.thing && found.id === of.id;
};
