/** Every key of the table. No other file knows what one looks like. */
import type { ClientPerson } from '#domain/clients/people-behind.ts';
import type { Commented } from '#domain/comments/on.ts';
import { type Of, THINGS } from '#domain/subject-key.ts';

export type Key = { pk: string; sk: string };
type DocumentUse = { evidence_id: string; application_id: string; control: string };

/** Audit rows are also by the month, in order of time; no other row has these attributes. */
export const TRAIL = { name: 'trail', pk: 'trail_month', sk: 'trail_at' } as const;

/** Those of an application are also beside those of what belongs to it, in order of time. */
export const ACTIVITY = { name: 'activity', pk: 'activity_of', sk: 'trail_at' } as const;

/** So that they are in order. */
const padded = (number: number) => String(number).padStart(4, '0');

/** Either of those that people approve. */
const subject = ({ thing, id }: Of): Key => ({ pk: `${thing.toUpperCase()}#${id}`, sk: thing.toUpperCase() });

/** Which of them lies there. */
export const subjectAt = (pk: string): Of | undefined => {
  const thing = THINGS.find((one) => pk.startsWith(subject({ thing: one, id: '' }).pk));
  return thing && { thing, id: pk.slice(thing.length + 1) };
};

/** The id of the entity whose rows have this partition key; undefined for a partition that is not one entity's. */
export const entityIdIn = (pk: string): string | undefined => /^[A-Z_]+#([^#]+)$/.exec(pk)?.[1];

export const keys = {
  /** A person or an API client. */
  caller: (id: string): Key => ({ pk: `CALLER#${id}`, sk: 'CALLER' }),

  /** Someone knows or knew a secret of an API client; for all clients together. */
  clientPerson: ({ client, person }: ClientPerson): Key => ({ pk: 'CLIENT_PEOPLE', sk: `${client}#${person}` }),

  /** The account that a person has where their tenant came from another user pool, and whose such an account is. */
  movedAccount: (person: string): Key => ({ pk: `CALLER#${person}`, sk: 'ACCOUNT' }),
  movedPerson: (account: string): Key => ({ pk: `CALLER#${account}`, sk: 'CALLER_BY_ACCOUNT' }),

  /** That a person was erased, beside all others who were. */
  erased: (person: string): Key => ({ pk: 'ERASED', sk: `ERASED#${person}` }),

  /** How many people who may come in are administrators. */
  administrators: (): Key => ({ pk: 'ADMINISTRATORS', sk: 'ADMINISTRATORS' }),

  /** People by what others call them: a name, which several may have, or an address. */
  called: (name: string, person: string): Key => ({ pk: `CALLED#${name}`, sk: person }),

  /** A change of their address that is under way, beside them, so that whoever reads them knows of it. */
  emailChange: (person: string): Key => ({ pk: `CALLER#${person}`, sk: 'EMAIL_CHANGE' }),
  emailUndo: (person: string, tokenHash: string): Key => ({
    pk: `EMAIL_UNDO#${person}`,
    sk: `EMAIL_UNDO#${tokenHash}`,
  }),
  emailCodes: (nameHash: string): Key => ({ pk: `EMAIL_CODES#${nameHash}`, sk: 'EMAIL_CODES' }),

  /** Beside the person, and behind a change of their address. */
  expectedCode: (person: string): Key => ({ pk: `CALLER#${person}`, sk: 'WAITS_FOR_CODE' }),

  /** That an administrator views the product as somebody else. */
  viewing: (id: string): Key => ({ pk: `VIEWING#${id}`, sk: 'VIEWING' }),

  /** What the company decided about a framework: by itself, and beside what it decided about others. */
  framework: (id: string): Key => ({ pk: `FRAMEWORK#${id}`, sk: 'FRAMEWORK' }),
  settingOfFramework: (framework: string): Key => ({ pk: 'FRAMEWORKS', sk: framework }),

  company: (): Key => ({ pk: 'COMPANY', sk: 'COMPANY' }),

  /** How the corporate directory is connected, and the groups that it has told of. */
  directory: (): Key => ({ pk: 'DIRECTORY', sk: 'DIRECTORY' }),
  directoryGroup: (id: string): Key => ({ pk: `DIRECTORY_GROUP#${id}`, sk: 'DIRECTORY_GROUP' }),

  resourceGroup: (id: string): Key => ({ pk: `RESOURCE_GROUP#${id}`, sk: 'RESOURCE_GROUP' }),

  /** How many application groups of everything there are. */
  groupsOfAll: (): Key => ({ pk: 'GROUPS_OF_ALL', sk: 'GROUPS_OF_ALL' }),

  /** How many applications there were on a day, in parts. */
  snapshot: (date: string, part: string): Key => ({ pk: 'SNAPSHOTS', sk: `${date}#${part}` }),

  model: (id: string): Key => ({ pk: `MODEL#${id}`, sk: 'MODEL' }),
  /** The bias tests of it. Ids are in order of time. */
  testOfModel: (model: string, id: string): Key => ({ pk: `MODEL#${model}`, sk: `TEST#${id}` }),

  vendor: (id: string): Key => ({ pk: `VENDOR#${id}`, sk: 'VENDOR' }),
  /** The answers to its questionnaire: as they are being given, and as they were accepted. */
  diligence: (vendor: string): Key => ({ pk: `VENDOR#${vendor}`, sk: 'DILIGENCE' }),
  diligenceVersion: (vendor: string, number: number): Key => ({
    pk: `VENDOR#${vendor}`,
    sk: `DILIGENCE#${padded(number)}`,
  }),
  /** The link by which the vendor answers: beside it, and by what is kept of its token. */
  diligenceLinkOf: (vendor: string): Key => ({ pk: `VENDOR#${vendor}`, sk: 'DILIGENCE_LINK' }),
  diligenceLink: (tokenHash: string): Key => ({ pk: `DILIGENCE_LINK#${tokenHash}`, sk: 'DILIGENCE_LINK' }),
  diligenceWrongLinks: (nameHash: string): Key => ({ pk: `DILIGENCE_WRONG#${nameHash}`, sk: 'DILIGENCE_WRONG' }),
  diligenceSent: (nameHash: string): Key => ({ pk: `DILIGENCE_SENT#${nameHash}`, sk: 'DILIGENCE_SENT' }),
  diligenceMails: (nameHash: string): Key => ({ pk: `DILIGENCE_MAILS#${nameHash}`, sk: 'DILIGENCE_MAILS' }),

  application: (id: string): Key => ({ pk: `APPLICATION#${id}`, sk: 'APPLICATION' }),
  subject,
  /** Each time that it was submitted for approval. */
  approvalRound: (of: Of, number: number): Key => ({ pk: subject(of).pk, sk: `APPROVAL#${padded(number)}` }),
  /** As it is being filled in, and as it was submitted. */
  intake: (application: string): Key => ({ pk: `APPLICATION#${application}`, sk: 'INTAKE' }),
  intakeVersion: (application: string, number: number): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `INTAKE#${padded(number)}`,
  }),

  /** Another tier that was asked for. Ids are in order of time. */
  tierOverride: (application: string, id: string): Key => ({ pk: `APPLICATION#${application}`, sk: `OVERRIDE#${id}` }),
  /** What people say of its risks. */
  descriptors: (application: string): Key => ({ pk: `APPLICATION#${application}`, sk: 'DESCRIPTORS' }),
  /** What people say of frameworks for it. */
  judgments: (application: string): Key => ({ pk: `APPLICATION#${application}`, sk: 'FRAMEWORKS' }),
  assessment: (id: string): Key => ({ pk: `ASSESSMENT#${id}`, sk: 'ASSESSMENT' }),
  assessmentAnswers: (id: string): Key => ({ pk: `ASSESSMENT#${id}`, sk: 'ANSWERS' }),
  /** What there is to say of each at a glance, beside the application. */
  assessmentOf: (application: string, id: string): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `ASSESSMENT#${id}`,
  }),

  control: (id: string): Key => ({ pk: `CONTROL#${id}`, sk: 'CONTROL' }),
  /** What lists need of it, beside the application and behind what is at hand of that. */
  controlOf: (application: string, control: string): Key => ({
    pk: `APPLICATION#${application}`,
    sk: `WORK#${control}`,
  }),
  evidence: (id: string): Key => ({ pk: `EVIDENCE#${id}`, sk: 'EVIDENCE' }),

  comment: (id: string): Key => ({ pk: `COMMENT#${id}`, sk: 'COMMENT' }),
  /** By the application or vendor. Ids are in order of time: conversations by when they began, and what was said in each. */
  commentOn: (subject: string, thread: string, id: string): Key => ({
    pk: `COMMENTS#${subject}`,
    sk: `COMMENT#${thread}#${id}`,
  }),
  /** That one of them is about one thing in it, in the same order. */
  commentAbout: (subject: string, { kind, id: thing }: Commented, thread: string, id: string): Key => ({
    pk: `COMMENTS#${subject}`,
    sk: `ABOUT#${kind}#${thing}#${thread}#${id}`,
  }),

  document: (id: string): Key => ({ pk: `DOCUMENT#${id}`, sk: 'DOCUMENT' }),
  /** Beside the application or vendor, behind what is at hand of it. Ids are in order of time. */
  documentOf: (of: Of, id: string): Key => ({ pk: subject(of).pk, sk: `UPLOAD#${id}` }),
  /** Each control that it is evidence of, by each piece that it is. */
  documentUse: (id: string, use: DocumentUse): Key => ({
    pk: `DOCUMENT#${id}`,
    sk: `USED#${use.evidence_id}#${use.application_id}#${use.control}`,
  }),
  documentUses: (id: string): Key => ({ pk: `DOCUMENT#${id}`, sk: 'USED#' }),

  /** That a file of it is still to come. */
  uploadUnderWay: (id: string): Key => ({ pk: 'UPLOADS_UNDER_WAY', sk: `UPLOAD#${id}` }),

  test: (id: string): Key => ({ pk: `TEST#${id}`, sk: 'TEST' }),
  /** What lists need of it, beside the application and behind what is at hand of that. Ids are in order of time. */
  testOf: (application: string, id: string): Key => ({ pk: `APPLICATION#${application}`, sk: `TEST#${id}` }),
  /** An index of all series with a schedule, by their first tests. */
  scheduledTest: (id: string): Key => ({ pk: 'SCHEDULED_TESTS', sk: `TEST#${id}` }),

  /** A framework that the company made, what it asked in each version, and all of them at a glance, beside what was decided. */
  ownFramework: (id: string): Key => ({ pk: `OWN_FRAMEWORK#${id}`, sk: 'OWN_FRAMEWORK' }),
  ownFrameworkVersion: (id: string, number: number): Key => ({
    pk: `OWN_FRAMEWORK#${id}`,
    sk: `VERSION#${padded(number)}`,
  }),
  ownFrameworkListed: (id: string): Key => ({ pk: 'FRAMEWORKS', sk: `OWN#${id}` }),

  listView: (id: string): Key => ({ pk: `LIST_VIEW#${id}`, sk: 'LIST_VIEW' }),

  /** A file that somebody asked for. Ids are in order of time. */
  listExport: (person: string, id: string): Key => ({ pk: `EXPORTS#${person}`, sk: `EXPORT#${id}` }),
  /** How often this person asked for one: a limit that is checked must still hold when the next is written. */
  exportsAsked: (person: string): Key => ({ pk: `EXPORTS#${person}`, sk: 'ASKED' }),

  /** People who are invited at once: who asks for it, some of them a row, and what became of each. */
  invitations: (id: string): Key => ({ pk: `INVITATIONS#${id}`, sk: 'ASKED' }),
  invitedPart: (id: string, part: number): Key => ({ pk: `INVITATIONS#${id}`, sk: `PEOPLE#${padded(part)}` }),
  invitationOutcome: (id: string, number: number): Key => ({
    pk: `INVITATIONS#${id}`,
    sk: `OUTCOME#${padded(number)}`,
  }),

  /** Things that are imported from a file: who asks for it, some of them a row, what became of each, and of undoing that. */
  imported: (id: string): Key => ({ pk: `IMPORT#${id}`, sk: 'ASKED' }),
  importedPart: (id: string, part: number): Key => ({ pk: `IMPORT#${id}`, sk: `ROWS#${padded(part)}` }),
  importOutcome: (id: string, number: number): Key => ({ pk: `IMPORT#${id}`, sk: `OUTCOME#${padded(number)}` }),
  importUndo: (id: string): Key => ({ pk: `IMPORT#${id}`, sk: 'UNDO' }),
  importUndone: (id: string, number: number): Key => ({ pk: `IMPORT#${id}`, sk: `UNDONE#${padded(number)}` }),

  /** What lists keep of an entity, and the stamp of each bucket of them. */
  listed: (kind: string, bucket: string, id: string): Key => ({ pk: `LIST#${kind}#${bucket}`, sk: id }),
  stamp: (kind: string, bucket: string): Key => ({ pk: `STAMPS#${kind}`, sk: bucket }),

  /** Ids are in order of time. */
  notification: (person: string, id: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: `NOTIFICATION#${id}` }),
  /** Of those that are alike, the one that grows. */
  notificationGroup: (person: string, group: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: `GROUP#${group}` }),
  /** That somebody was told of this event. */
  told: (person: string, event: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: `TOLD#${event}` }),
  readUpTo: (person: string): Key => ({ pk: `NOTIFICATIONS#${person}`, sk: 'READ_UP_TO' }),

  /** What waits for somebody, in the order of its days; before all of it, what they want to hear nothing of for now. */
  work: (person: string, place: string): Key => ({ pk: `MY_WORK#${person}`, sk: place }),
  workReminder: (person: string, item: string): Key => ({ pk: `MY_WORK#${person}`, sk: `#REMIND#${item}` }),
  /** Whom a thing has something for, by what it belongs to; and what people gave to one another of it. */
  workOf: (whole: string, part: string): Key => ({ pk: `WORK_OF#${whole}`, sk: `FOR#${part}` }),
  /** What one person has of it. */
  workHeld: (whole: string, part: string, person: string): Key => ({
    pk: `WORK_OF#${whole}`,
    sk: `HELD#${part}#${person}`,
  }),
  workDelegation: (whole: string, item: string, from: string): Key => ({
    pk: `WORK_OF#${whole}`,
    sk: `GIVEN#${item}#${from}`,
  }),
  /** The things that have something for whoever holds a role. */
  workForRoles: (whole: string, part: string): Key => ({
    pk: 'WORK_OF_ROLES',
    sk: `FOR#${whole}#${part}`,
  }),

  /** What was done to an entity, in the order in which it was. No function may change or remove what lies here. */
  audit: (entity: Key, number: number): Key => ({
    pk: `AUDIT#${entity.pk}`,
    sk: `AUDIT#${String(number).padStart(10, '0')}`,
  }),
  unique: (kind: string, path: string, value: string): Key => ({ pk: `UNIQUE#${kind}#${path}#${value}`, sk: 'UNIQUE' }),

  /** Where programs hear of what happens: by itself, and beside all others, for whoever tells them. */
  webhook: (id: string): Key => ({ pk: `WEBHOOK#${id}`, sk: 'WEBHOOK' }),
  webhookOfAll: (id: string): Key => ({ pk: 'WEBHOOKS', sk: `WEBHOOK#${id}` }),
  /** What is, or was, to be sent there. Ids are in order of time. */
  delivery: (webhook: string, id: string): Key => ({ pk: `WEBHOOK#${webhook}`, sk: `DELIVERY#${id}` }),
  /** What is to be tried again, by when. */
  deliveryDue: (at: string, webhook: string, delivery: string): Key => ({
    pk: 'DELIVERIES_DUE',
    sk: `${at}#${webhook}#${delivery}`,
  }),

  /** Up to which day a daily job has seen to everything. */
  night: (job: string): Key => ({ pk: 'NIGHTS', sk: job }),

  /** What a job was asked to do. */
  message: (job: string, id: string): Key => ({ pk: `MESSAGE#${job}#${id}`, sk: 'MESSAGE' }),

  signInAttempts: (nameHash: string): Key => ({ pk: `SIGN_IN_ATTEMPTS#${nameHash}`, sk: 'SIGN_IN_ATTEMPTS' }),
  signInCodes: (nameHash: string): Key => ({ pk: `SIGN_IN_CODES#${nameHash}`, sk: 'SIGN_IN_CODES' }),

  idempotency: (caller: string, key: string): Key => ({ pk: `IDEMPOTENCY#${caller}#${key}`, sk: 'IDEMPOTENCY' }),
  /** An answer is kept in parts, because a row has a size limit and an answer does not. */
  idempotencyAnswer: (caller: string, key: string, part: number): Key => ({
    pk: `IDEMPOTENCY#${caller}#${key}`,
    sk: `ANSWER#${padded(part)}`,
  }),
  cursorKey: (): Key => ({ pk: 'CURSOR_KEY', sk: 'CURSOR_KEY' }),
};
