import * as z from 'zod';
import { Audit, AuditRow } from '#domain/audit/audit.ts';
import { UPLOADS } from '#domain/documents/file-keys.ts';
import { Actor, Id } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import { CreatedFile, Day, type Job, job, MailEvent, QuarterHour } from './job.ts';
import { type WorkerName, workers } from './workers.ts';

/** All background jobs. Each has a module `<name>.ts` in `lambdas/jobs`, or in `lambdas/jobs/scheduled` if a time starts it. */
export const jobs = {
  'check-upload': job({
    summary: 'Checks an uploaded file and records whether it can be used',
    start: { file: UPLOADS },
    input: CreatedFile,
    worker: 'files',
  }),
  'end-uploads': job({
    summary: 'Ends uploads whose file never arrived',
    start: { everyQuarterHour: true },
    input: QuarterHour,
    worker: 'tidying',
  }),
  'remove-files': job({
    summary: 'Removes the files of a deleted document',
    start: { message: true },
    input: z.object({ keys: z.array(z.string()) }),
    worker: 'files',
  }),
  'run-test': job({
    summary: 'Runs a bias test on its document and stores the result',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'run-test',
  }),
  'compare-runs': job({
    summary: 'Compares the verdicts of a run with those of the previous run and records the changes',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'run-test',
  }),
  'fan-out': job({
    summary: 'Notifies the people affected by a change',
    start: { row: 'AUDIT#' },
    input: Audit,
    worker: 'fan-out',
  }),
  'note-returned-mail': job({
    summary: 'Records which addresses returned mail or reported it as spam, so that they get no more mail',
    start: { mail: true },
    input: MailEvent,
    worker: 'telling',
  }),
  'settle-work': job({
    summary: 'Recomputes the open tasks of an entity after a change',
    start: { row: 'AUDIT#' },
    input: Audit,
    worker: 'settle-work',
  }),
  'archive-trail': job({
    summary: 'Copies each row of the audit log to write-protected storage',
    start: { row: 'AUDIT#' },
    // The complete row, including the fields that only the hash covers.
    input: AuditRow.extend({ pk: z.string(), sk: z.string() }).loose(),
    worker: 'archive-trail',
  }),
  'tell-programs': job({
    summary: 'Queues a change for the webhooks that subscribe to it',
    start: { row: 'AUDIT#' },
    input: AuditRow,
    worker: 'settling',
  }),
  'deliver-webhook': job({
    summary: 'Sends a change to the address of a webhook and records the response',
    start: { message: true },
    input: z.object({ webhook: Id, delivery: Id, attempt: z.int().min(1) }),
    worker: 'deliver-webhook',
  }),
  'pack-lists': job({
    summary: 'Compresses the list rows that changed, so that new containers read them faster',
    start: { everyQuarterHour: true },
    input: QuarterHour,
    worker: 'tidying',
  }),
  'retry-webhooks': job({
    summary: 'Retries failed webhook deliveries whose wait is over',
    start: { everyQuarterHour: true },
    input: QuarterHour,
    worker: 'tidying',
  }),
  export: job({
    summary: "Exports a long list or a person's data to a file and notifies the requester",
    start: { message: true },
    input: z.object({ person: z.string(), id: Id }),
    worker: 'export',
  }),
  'delete-group': job({
    summary: 'Removes an application group from its members and contents in batches, then deletes it',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(1) }),
    worker: 'tidying',
  }),
  'clear-application': job({
    summary:
      'Deletes the data of a deleted application: answers, assessments, controls, tests, documents, tasks and comments',
    start: { message: true },
    input: z.object({ id: Id, by: Actor }),
    worker: 'tidying',
  }),
  'erase-person': job({
    summary: 'Deletes the private data of an erased person and replaces their name with a pseudonym',
    start: { message: true },
    input: z.object({ id: Id, after: z.string().optional() }),
    worker: 'tidying',
  }),
  'invite-people': job({
    summary: 'Invites a list of people in batches and notifies the administrator when all are invited',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    worker: 'invite-people',
  }),
  'import-rows': job({
    summary: 'Imports the applications or vendors of a file in batches and notifies the requester at the end',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    worker: 'import',
  }),
  'undo-import': job({
    summary: 'Deletes imported records in batches, except those changed since the import',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    worker: 'import',
  }),
  'settle-directory-roles': job({
    summary: "Updates people's roles to match the current rules for directory groups",
    start: { message: true },
    input: z.object({ directory_groups: z.array(Id), by: Actor }),
    worker: 'tidying',
  }),
  'end-secrets': job({
    summary: 'Revokes replaced secrets of API clients when their overlap ends',
    start: { everyQuarterHour: true },
    input: QuarterHour,
    worker: 'end-secrets',
  }),
  'end-approvals': job({
    summary: 'Ends expired approvals, and reminds people of expiring approvals and due conditions',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'count-applications': job({
    summary: 'Counts the applications at the start of each day, for trends',
    start: { daily: '00:00' },
    input: Day,
    worker: 'tidying',
  }),
  'end-roles': job({
    summary:
      'Removes the roles of people and API clients after their last day, and reminds people of those that end soon',
    start: { daily: '00:00' },
    input: Day,
    worker: 'telling',
  }),
  'end-overrides': job({
    summary: 'Ends expired tier overrides and reminds people of those that expire soon',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'settle-dues': job({
    summary:
      'Creates the assessments that the tier of an application requires, and updates its next due date and latest test verdict',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'settling',
  }),
  'settle-compliance': job({
    summary: 'Updates which frameworks apply to an application and which of its controls are accepted',
    start: { message: true },
    input: z.object({ id: Id }),
    worker: 'settling',
  }),
  'daily-dues': job({
    summary: 'Creates the assessments that are due to start and reminds people of due dates',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-evidence': job({
    summary: 'Reminds people of expiring evidence, and returns controls without valid evidence',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-tasks': job({
    summary: 'Reminds people of tasks that are due soon or overdue',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'ask-policy': job({
    summary: 'Asks the people of a policy to acknowledge it, in batches',
    start: { message: true },
    input: z.object({
      id: Id,
      /** Tells apart the requests of a policy. */
      request: z.string(),
      /** Null if everyone is asked; otherwise only people who were not in it. */
      audience_before: z.array(z.enum(ROLES)).nullable(),
      after: z.string().optional(),
    }),
    worker: 'telling',
  }),
  'remind-of-policy': job({
    summary: 'Reminds the people who have not acknowledged a policy, in batches',
    start: { message: true },
    input: z.object({ id: Id, date: z.iso.date(), after: z.string().optional() }),
    worker: 'telling',
  }),
  'daily-policies': job({
    summary: 'Requests the reminders of policies, and reminds owners of reviews',
    start: { daily: '03:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-vendors': job({
    summary:
      'Notifies people of expiring vendor contracts and certificates, retiring foundation models and expired certificates',
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
    summary: 'Sends the Monday summary of open tasks to the people who chose to receive it',
    start: { daily: '06:00' },
    input: Day,
    worker: 'telling',
  }),
  'daily-sweep': job({
    summary: 'Repairs due dates of applications that are out of date, and counts applications and vendors',
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
export const startedBy = (how: 'daily' | 'everyQuarterHour' | 'file' | 'mail' | 'row') =>
  listOfJobs.flatMap(([name, { start }]) => (how in start ? [{ name, value: String(Object(start)[how]) }] : []));

/** The message in a worker's queue: the job and its input. */
export const Message = z.object({ job: z.string(), input: z.unknown() });
export const messageTo = (job: JobName, input: unknown) =>
  JSON.stringify({ job, input } satisfies z.input<typeof Message>);

/** Checks a stored name, because the job may no longer exist. */
export const isJob = (name: string): name is JobName => Object.hasOwn(jobs, name);
