/** All keys of the table. No other file builds keys. */
import { AUDITED_PATHS, type AuditedKind, type AuditedPath } from '#domain/audit/words.ts';
import type { ClientPerson } from '#domain/clients/people-behind.ts';
import type { Commented } from '#domain/comments/on.ts';
import { NOUNS } from '#domain/nouns.ts';
import { type SubjectRef, TASK_SUBJECTS, type TaskSubjectRef } from '#domain/subject-key.ts';

export type Key = { pk: string; sk: string };
type DocumentUse = { evidence_id: string; application_id: string; control: string };

/** The index of audit rows by month and time. Only audit rows have these attributes. */
export const TRAIL = { name: 'trail', pk: 'trail_month', sk: 'trail_at' } as const;

/** The index of audit rows by application, including those of its child entities, in order of time. */
export const ACTIVITY = { name: 'activity', pk: 'activity_of', sk: 'trail_at' } as const;

/** Zero-padded, so that numbers sort as text. */
const padded = (number: number) => String(number).padStart(4, '0');

const NOUN_OF = Object.fromEntries(AUDITED_PATHS.map((path) => [NOUNS[path].kind, NOUNS[path]])) as Record<
  AuditedKind,
  (typeof NOUNS)[AuditedPath]
>; // all kinds

/** The key of an entity with an audit log. */
export const entityKey = (kind: AuditedKind, id: string): Key => {
  const noun = NOUN_OF[kind];
  return { pk: 'isSingle' in noun ? noun.key : `${noun.key}#${id}`, sk: noun.key };
};

/** The key of an application, a vendor or a model. */
const subject = ({ thing, id }: TaskSubjectRef): Key => ({
  pk: `${thing.toUpperCase()}#${id}`,
  sk: thing.toUpperCase(),
});

/** The subject to which a partition key belongs. */
export const subjectAt = (pk: string): TaskSubjectRef | undefined => {
  const thing = TASK_SUBJECTS.find((one) => pk.startsWith(subject({ thing: one, id: '' }).pk));
  return thing && { thing, id: pk.slice(thing.length + 1) };
};

/** The id of the entity that owns this partition; undefined for partitions of other rows. */
export const entityIdIn = (pk: string): string | undefined => /^[A-Z_]+#([^#]+)$/.exec(pk)?.[1];

export const keys = {
  /** A person or an API client. */
  caller: (id: string) => entityKey('user', id),

  /** Records that a person has seen a secret of an API client; one partition for all clients. */
  clientPerson: ({ client, person }: ClientPerson): Key => ({ pk: 'CLIENT_PEOPLE', sk: `${client}#${person}` }),

  /** Maps people of a migrated tenant to accounts in this user pool, and back. */
  movedAccount: (person: string): Key => ({ pk: `CALLER#${person}`, sk: 'ACCOUNT' }),
  movedPerson: (account: string): Key => ({ pk: `CALLER#${account}`, sk: 'CALLER_BY_ACCOUNT' }),

  /** All erased people, in one partition. */
  erased: (person: string): Key => ({ pk: 'ERASED', sk: `ERASED#${person}` }),

  /** The number of active administrators. */
  administrators: (): Key => ({ pk: 'ADMINISTRATORS', sk: 'ADMINISTRATORS' }),

  /** People by mention name or address; several people may share a name. */
  called: (name: string, person: string): Key => ({ pk: `CALLED#${name}`, sk: person }),

  /** A pending change of address, in the person's partition so that one query reads both. */
  emailChange: (person: string): Key => ({ pk: `CALLER#${person}`, sk: 'EMAIL_CHANGE' }),
  emailUndo: (person: string, tokenHash: string): Key => ({
    pk: `EMAIL_UNDO#${person}`,
    sk: `EMAIL_UNDO#${tokenHash}`,
  }),
  emailCodes: (nameHash: string): Key => ({ pk: `EMAIL_CODES#${nameHash}`, sk: 'EMAIL_CODES' }),

  /** Sorts after a change of address, so that reading the caller skips this row. */
  expectedCode: (person: string): Key => ({ pk: `CALLER#${person}`, sk: 'WAITS_FOR_CODE' }),

  /** A session in which an administrator views the product as another person. */
  viewing: (id: string): Key => ({ pk: `VIEWING#${id}`, sk: 'VIEWING' }),

  /** The company's decisions about a framework: the row in the list of all. */
  settingOfFramework: (framework: string): Key => ({ pk: 'FRAMEWORKS', sk: framework }),

  resourceGroup: (id: string) => entityKey('application group', id),

  /** The number of groups whose scope includes everything. */
  groupsOfAll: (): Key => ({ pk: 'GROUPS_OF_ALL', sk: 'GROUPS_OF_ALL' }),

  /** Application counts of a day, in parts. */
  snapshot: (date: string, part: string): Key => ({ pk: 'SNAPSHOTS', sk: `${date}#${part}` }),

  /** The model's bias tests. Ids sort by time. */
  testOfModel: (model: string, id: string): Key => ({ pk: `MODEL#${model}`, sk: `TEST#${id}` }),

  vendor: (id: string) => entityKey('vendor', id),
  /** The answers to the due diligence questionnaire: the current draft, and the accepted versions. */
  diligence: (vendor: string): Key => ({ pk: `VENDOR#${vendor}`, sk: 'DILIGENCE' }),
  diligenceVersion: (vendor: string, number: number): Key => ({
    pk: `VENDOR#${vendor}`,
    sk: `DILIGENCE#${padded(number)}`,
  }),
  /** The questionnaire link: in the vendor's partition, and by the hash of its token. */
  diligenceLinkOf: (vendor: string): Key => ({ pk: `VENDOR#${vendor}`, sk: 'DILIGENCE_LINK' }),
  diligenceLink: (tokenHash: string): Key => ({ pk: `DILIGENCE_LINK#${tokenHash}`, sk: 'DILIGENCE_LINK' }),
  diligenceWrongLinks: (nameHash: string): Key => ({ pk: `DILIGENCE_WRONG#${nameHash}`, sk: 'DILIGENCE_WRONG' }),
  diligenceSent: (nameHash: string): Key => ({ pk: `DILIGENCE_SENT#${nameHash}`, sk: 'DILIGENCE_SENT' }),
  diligenceMails: (nameHash: string): Key => ({ pk: `DILIGENCE_MAILS#${nameHash}`, sk: 'DILIGENCE_MAILS' }),

  application: (id: string) => entityKey('application', id),
  subject,
  /** One row per approval round. */
  approvalRound: (of: SubjectRef, number: number): Key => ({ pk: subject(of).pk, sk: `APPROVAL#${padded(number)}` }),
  /** The draft, and the submitted versions. */
  intake: (application: string): Key => ({ pk: `APPLICATION#${application}`, sk: 'INTAKE' }),
  intakeVersion: (application: string, number: number): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `INTAKE#${padded(number)}`,
  }),

  /** Tier override requests. Ids sort by time. */
  tierOverride: (application: string, id: string): Key => ({ pk: `APPLICATION#${application}`, sk: `OVERRIDE#${id}` }),
  /** Risk descriptors that people chose. */
  descriptors: (application: string): Key => ({ pk: `APPLICATION#${application}`, sk: 'DESCRIPTORS' }),
  /** Judgments about which frameworks apply. */
  judgments: (application: string): Key => ({ pk: `APPLICATION#${application}`, sk: 'FRAMEWORKS' }),
  assessmentAnswers: (id: string): Key => ({ pk: `ASSESSMENT#${id}`, sk: 'ANSWERS' }),
  /** A summary of each assessment, in the application's partition. */
  assessmentOf: (application: string, id: string): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `ASSESSMENT#${id}`,
  }),

  control: (id: string) => entityKey('control', id),
  /** List fields of a control. Sorts after the rows of the application context. */
  controlOf: (application: string, control: string): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `WORK#${control}`,
  }),
  /** The started legal documents of an application. Sorts after the rows of the application context. */
  legalDocumentOf: (application: string, type: string): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `LEGAL#${type}`,
  }),
  /** A signed version of a legal document, which never changes. */
  legalVersion: (id: string, number: number): Key => ({ pk: `LEGAL_DOCUMENT#${id}`, sk: `VERSION#${padded(number)}` }),
  /** A link that shows a legal document, and the way from its secret to it. */
  legalShare: (document: string, id: string): Key => ({ pk: `LEGAL_DOCUMENT#${document}`, sk: `SHARE#${id}` }),
  legalShareToken: (tokenHash: string): Key => ({ pk: `LEGAL_SHARE#${tokenHash}`, sk: 'LEGAL_SHARE' }),
  legalShareOpened: (nameHash: string): Key => ({ pk: `LEGAL_SHARE_OPENED#${nameHash}`, sk: 'LEGAL_SHARE_OPENED' }),
  evidence: (id: string): Key => ({ pk: `EVIDENCE#${id}`, sk: 'EVIDENCE' }),

  /** Comments by subject. Ids sort by time: threads by their start, then the comments within each thread. */
  commentOn: (subject: string, thread: string, id: string): Key => ({
    pk: `COMMENTS#${subject}`,
    sk: `COMMENT#${thread}#${id}`,
  }),
  /** Index rows for comments about one object of the subject, in the same order. */
  commentAbout: (subject: string, { kind, id: thing }: Commented, thread: string, id: string): Key => ({
    pk: `COMMENTS#${subject}`,
    sk: `ABOUT#${kind}#${thing}#${thread}#${id}`,
  }),

  /** Tasks by subject: open ones by due date, and done ones by the time of completion. */
  taskOf: ({ id }: TaskSubjectRef, place: string): Key => ({ pk: `TASKS#${id}`, sk: place }),
  /** Open tasks with a due date, of all subjects. */
  taskDue: (day: string, id: string): Key => ({ pk: 'TASKS_DUE', sk: `${day}#${id}` }),

  document: (id: string) => entityKey('document', id),
  /** Sorts after the rows of the application context. Ids sort by time. */
  documentOf: (of: SubjectRef, id: string): Key => ({ pk: subject(of).pk, sk: `UPLOAD#${id}` }),
  /** The controls that use this document as evidence, one row per piece of evidence. */
  documentUse: (id: string, use: DocumentUse): Key => ({
    pk: `DOCUMENT#${id}`,
    sk: `USED#${use.evidence_id}#${use.application_id}#${use.control}`,
  }),
  documentUses: (id: string): Key => ({ pk: `DOCUMENT#${id}`, sk: 'USED#' }),

  /** Uploads whose file has not arrived yet. */
  uploadUnderWay: (id: string): Key => ({ pk: 'UPLOADS_UNDER_WAY', sk: `UPLOAD#${id}` }),

  test: (id: string) => entityKey('bias test', id),
  /** List fields of a test. Sorts after the rows of the application context. Ids sort by time. */
  testOf: (application: string, id: string): Key => ({ pk: `APPLICATION#${application}`, sk: `TEST#${id}` }),
  /** Index of all test series with a schedule, by the id of the first test. */
  scheduledTest: (id: string): Key => ({ pk: 'SCHEDULED_TESTS', sk: `TEST#${id}` }),

  /** A custom framework, its published versions, and its row in the list of all frameworks. */
  ownFramework: (id: string) => entityKey('own framework', id),
  ownFrameworkVersion: (id: string, number: number): Key => ({
    pk: `OWN_FRAMEWORK#${id}`,
    sk: `VERSION#${padded(number)}`,
  }),
  ownFrameworkListed: (id: string): Key => ({ pk: 'FRAMEWORKS', sk: `OWN#${id}` }),

  /** The published versions of a policy, and what it knows about each person of its audience. */
  policyVersion: (id: string, number: number): Key => ({ pk: `POLICY#${id}`, sk: `VERSION#${padded(number)}` }),
  policyPerson: (id: string, person: string): Key => ({ pk: `POLICY#${id}`, sk: `PERSON#${person}` }),

  /** A Word template in the list of all, and the parts of its file. */
  wordTemplateOfAll: (id: string): Key => ({ pk: 'WORD_TEMPLATES', sk: `TEMPLATE#${id}` }),
  wordTemplateFile: (id: string, part: number): Key => ({ pk: `WORD_TEMPLATE#${id}`, sk: `FILE#${padded(part)}` }),

  /** Requested exports. Ids sort by time. */
  listExport: (person: string, id: string): Key => ({ pk: `EXPORTS#${person}`, sk: `EXPORT#${id}` }),
  /** Counts a person's exports, so that a transaction can enforce the limit. */
  exportsAsked: (person: string): Key => ({ pk: `EXPORTS#${person}`, sk: 'ASKED' }),

  /** A batch of invitations: the request, its parts, and the outcome of each person. */
  invitations: (id: string): Key => ({ pk: `INVITATIONS#${id}`, sk: 'ASKED' }),
  invitedPart: (id: string, part: number): Key => ({ pk: `INVITATIONS#${id}`, sk: `PEOPLE#${padded(part)}` }),
  invitationOutcome: (id: string, number: number): Key => ({
    pk: `INVITATIONS#${id}`,
    sk: `OUTCOME#${padded(number)}`,
  }),

  /** An import: the request, its parts, the outcome of each row, and the outcome of undoing it. */
  imported: (id: string): Key => ({ pk: `IMPORT#${id}`, sk: 'ASKED' }),
  importedPart: (id: string, part: number): Key => ({ pk: `IMPORT#${id}`, sk: `ROWS#${padded(part)}` }),
  importOutcome: (id: string, number: number): Key => ({ pk: `IMPORT#${id}`, sk: `OUTCOME#${padded(number)}` }),
  importUndo: (id: string): Key => ({ pk: `IMPORT#${id}`, sk: 'UNDO' }),
  importUndone: (id: string, number: number): Key => ({ pk: `IMPORT#${id}`, sk: `UNDONE#${padded(number)}` }),

  /** The list rows of an entity kind, and the version and the compressed copy of each bucket. */
  listed: (kind: string, bucket: string, id: string): Key => ({ pk: `LIST#${kind}#${bucket}`, sk: id }),
  stamp: (kind: string, bucket: string): Key => ({ pk: `STAMPS#${kind}`, sk: bucket }),
  packedBucket: (kind: string, bucket: string): Key => ({ pk: `PACKED#${kind}`, sk: bucket }),

  /** Ids sort by time. */
  notification: (person: string, id: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: `NOTIFICATION#${id}` }),
  /** The notification to which similar ones are added. */
  notificationGroup: (person: string, group: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: `GROUP#${group}` }),
  /** Marks that a person was notified of this event. */
  told: (person: string, event: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: `TOLD#${event}` }),
  readUpTo: (person: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: 'READ_UP_TO' }),

  /** My Work items of a person, sorted by due date, after the person's snoozed items. */
  work: (person: string, place: string): Key => ({ pk: `MY_WORK#${person}`, sk: place }),
  workReminder: (person: string, item: string): Key => ({ pk: `MY_WORK#${person}`, sk: `#REMIND#${item}` }),
  /** Work items by parent entity, with their assignees and delegations. */
  workOf: (whole: string, part: string): Key => ({ pk: `WORK_OF#${whole}`, sk: `FOR#${part}` }),
  /** The items of one person. */
  workHeld: (whole: string, part: string, person: string): Key => ({
    pk: `WORK_OF#${whole}`,
    sk: `HELD#${part}#${person}`,
  }),
  workDelegation: (whole: string, item: string, from: string): Key => ({
    pk: `WORK_OF#${whole}`,
    sk: `GIVEN#${item}#${from}`,
  }),
  /** Entities with work items for holders of a role. */
  workForRoles: (whole: string, part: string): Key => ({
    pk: 'WORK_OF_ROLES',
    sk: `FOR#${whole}#${part}`,
  }),

  /** Audit rows in order. No function has permission to change or delete them. */
  audit: (entity: Key, number: number): Key => ({
    pk: `AUDIT#${entity.pk}`,
    sk: `AUDIT#${String(number).padStart(10, '0')}`,
  }),
  unique: (kind: string, path: string, value: string): Key => ({ pk: `UNIQUE#${kind}#${path}#${value}`, sk: 'UNIQUE' }),

  /** A webhook's row in the list that deliveries read. */
  webhookOfAll: (id: string): Key => ({ pk: 'WEBHOOKS', sk: `WEBHOOK#${id}` }),
  /** Pending and past deliveries. Ids sort by time. */
  delivery: (webhook: string, id: string): Key => ({ pk: `WEBHOOK#${webhook}`, sk: `DELIVERY#${id}` }),
  /** Deliveries to retry, by due time. */
  deliveryDue: (at: string, webhook: string, delivery: string): Key => ({
    pk: 'DELIVERIES_DUE',
    sk: `${at}#${webhook}#${delivery}`,
  }),

  /** The last day that a daily job has completed. */
  night: (job: string): Key => ({ pk: 'NIGHTS', sk: job }),

  /** The input of a requested job. */
  message: (job: string, id: string): Key => ({ pk: `MESSAGE#${job}#${id}`, sk: 'MESSAGE' }),

  signInAttempts: (nameHash: string): Key => ({ pk: `SIGN_IN_ATTEMPTS#${nameHash}`, sk: 'SIGN_IN_ATTEMPTS' }),
  signInCodes: (nameHash: string): Key => ({ pk: `SIGN_IN_CODES#${nameHash}`, sk: 'SIGN_IN_CODES' }),

  idempotency: (caller: string, key: string): Key => ({ pk: `IDEMPOTENCY#${caller}#${key}`, sk: 'IDEMPOTENCY' }),
  /** An answer is stored in parts, because rows have a size limit and answers do not. */
  idempotencyAnswer: (caller: string, key: string, part: number): Key => ({
    pk: `IDEMPOTENCY#${caller}#${key}`,
    sk: `ANSWER#${padded(part)}`,
  }),
  cursorKey: (): Key => ({ pk: 'CURSOR_KEY', sk: 'CURSOR_KEY' }),
};
