import * as z from 'zod';
import { Audit, AuditRow } from '#domain/audit/audit.ts';
import { UPLOADS } from '#domain/documents/file-keys.ts';
import { Actor, Id } from '#domain/entity.ts';
import { CreatedFile, Day, type Job, job, MailEvent, Quarter } from './job.ts';
import { type WorkerName, workers } from './workers.ts';

/** All background jobs. Each has a module `lambdas/jobs/<name>.ts`, which its worker includes. */
export const jobs = {
  'check-upload': job({
    summary: 'Looks at what was uploaded, and says whether it can be used',
    start: { file: UPLOADS },
    input: CreatedFile,
    worker: 'files',
  }),
  'end-uploads': job({
    summary: 'Ends the uploads whose file has not come',
    start: { quarterly: true },
    input: Quarter,
    worker: 'tidying',
  }),
  'remove-files': job({
    summary: 'Removes the files of a document that was deleted',
    start: { message: true },
    input: z.object({ keys: z.array(z.string()) }),
    worker: 'files',
  }),
  'run-test': job({
    summary: 'Runs a bias test over its document, and keeps what came of it',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'run-test',
  }),
  'compare-runs': job({
    summary: 'Compares the verdicts of a run with those of the run before, and notes which changed',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'run-test',
  }),
  'fan-out': job({
    summary: 'Tells the people concerned what was done',
    start: { row: 'AUDIT#' },
    input: Audit,
    worker: 'fan-out',
  }),
  'note-returned-mail': job({
    summary: 'Notes of whose address mail came back, or was unwanted, so that no more goes there',
    start: { mail: true },
    input: MailEvent,
    worker: 'telling',
  }),
  'settle-work': job({
    summary: 'Works out anew what waits for whom, of whatever was done something with',
    start: { row: 'AUDIT#' },
    input: Audit,
    worker: 'settle-work',
  }),
  'archive-trail': job({
    summary: 'Keeps each row of the audit trail once more, where nobody can change or remove it before its time',
    start: { row: 'AUDIT#' },
    // The complete row, including the fields that only the hash covers.
    input: AuditRow.extend({ pk: z.string(), sk: z.string() }).loose(),
    worker: 'archive-trail',
  }),
  'tell-programs': job({
    summary: 'Notes for each webhook what of it was done that it is to hear of',
    start: { row: 'AUDIT#' },
    input: AuditRow,
    worker: 'settling',
  }),
  'deliver-webhook': job({
    summary: 'Sends what was done to the address of a webhook, and notes what that answered',
    start: { message: true },
    input: z.object({ webhook: Id, delivery: Id, attempt: z.int().min(1) }),
    worker: 'deliver-webhook',
  }),
  'retry-webhooks': job({
    summary: 'Has sent again what an address did not take, once its pause is over',
    start: { quarterly: true },
    input: Quarter,
    worker: 'tidying',
  }),
  export: job({
    summary:
      'Writes a list that is too long for a browser, or what is kept of a person, into a file, and tells who asked',
    start: { message: true },
    input: z.object({ person: z.string(), id: Id }),
    worker: 'export',
  }),
  'delete-group': job({
    summary: 'Takes an application group that is being deleted out of everything, some at a time, and then away',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(1) }),
    worker: 'tidying',
  }),
  'clear-application': job({
    summary:
      'Takes away what lay beside an application that was deleted: its answers, assessments, controls, tests and documents, and what was said about it',
    start: { message: true },
    input: z.object({ id: Id, by: Actor }),
    worker: 'tidying',
  }),
  'erase-person': job({
    summary: 'Takes away what was theirs alone of whoever was erased, and names their pseudonym where they were named',
    start: { message: true },
    input: z.object({ id: Id, after: z.string().optional() }),
    worker: 'tidying',
  }),
  'invite-people': job({
    summary: 'Invites people whom an administrator has a list of, some at a time, and tells when all were invited',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    worker: 'invite-people',
  }),
  'import-rows': job({
    summary: 'Imports the applications or vendors of a file, some at a time, and tells when all were looked at',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    worker: 'import',
  }),
  'undo-import': job({
    summary: 'Takes away what was imported, some at a time, where nobody has changed anything of it since',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    worker: 'import',
  }),
  'settle-directory-roles': job({
    summary: 'Gives people what the rules for groups of the corporate directory say by now',
    start: { message: true },
    input: z.object({ directory_groups: z.array(Id), by: Actor }),
    worker: 'tidying',
  }),
  'end-secrets': job({
    summary: 'Ends the secrets of API clients that others have taken the place of, once their time is over',
    start: { quarterly: true },
    input: Quarter,
    worker: 'end-secrets',
  }),
  'end-approvals': job({
    summary: 'Ends the approvals whose last day is over, and says beforehand what ends and what is due',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'count-applications': job({
    summary: 'Counts the applications as they are when a day begins, for whoever looks back on it',
    start: { daily: '00:00' },
    input: Day,
    worker: 'tidying',
  }),
  'end-overrides': job({
    summary: 'Ends the risk tiers that were asked for and whose last day is over, and says beforehand what ends',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'settle-dues': job({
    summary:
      'Makes the assessments that the tier of an application demands, and notes what is due of it next, and what its newest test found',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'settling',
  }),
  'settle-compliance': job({
    summary: 'Notes which frameworks concern an application, and which of its controls were accepted',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'settling',
  }),
  'daily-dues': job({
    summary: 'Makes the assessments that have come to their time, and tells people of what is due',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-evidence': job({
    summary: 'Says beforehand which evidence ends, and returns the controls that nothing shows any more',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-vendors': job({
    summary:
      'Says beforehand which contracts and certificates of vendors end, and which foundation models retire; and which certificates have ended',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-tests': job({
    summary: 'Runs the bias tests scheduled for the day, or notifies people that there is no new data',
    start: { daily: '05:00' },
    input: Day,
    worker: 'telling',
  }),
  'weekly-work': job({
    summary: 'Tells whoever wants to hear of it on Mondays what waits for them',
    start: { daily: '06:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-sweep': job({
    summary: 'Has noted anew what of an application is due and was not noted, and counts what there is',
    start: { daily: '04:00' },
    input: Day,
    worker: 'tidying',
  }),
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type InputOf<N extends JobName> = z.output<Jobs[N]['input']>;
export type JobOf<W extends WorkerName> = { [N in JobName]: Jobs[N]['worker'] extends W ? N : never }[JobName];
export type MessageJob = { [N in JobName]: Jobs[N]['start'] extends { message: true } ? N : never }[JobName];

const listOfJobs = Object.entries<Job>(jobs) as readonly [JobName, Job][]; // it has no other keys

/** The limits of each job, which are its worker's limits. */
export const limitsOfJobs = Object.fromEntries(listOfJobs.map(([name, { worker }]) => [name, workers[worker]]));

/** The jobs with this kind of start, and the value of each start. */
export const startedBy = (how: 'daily' | 'file' | 'mail' | 'quarterly' | 'row') =>
  listOfJobs.flatMap(([name, { start }]) => (how in start ? [{ name, value: String(Object(start)[how]) }] : []));

/** The message in a worker's queue: the job and its input. */
export const Message = z.object({ job: z.string(), input: z.unknown() });
export const messageTo = (job: JobName, input: unknown) =>
  JSON.stringify({ job, input } satisfies z.input<typeof Message>);

/** Checks a stored name, because the job may no longer exist. */
export const isJob = (name: string): name is JobName => Object.hasOwn(jobs, name);
