import * as z from 'zod';
import { Audit } from '#domain/audit.ts';
import { UPLOADS } from '#domain/documents/file-keys.ts';
import { Actor, Id } from '#domain/entity.ts';
import { CreatedFile, Day, type Job, job, Quarter } from './job.ts';

/** Everything that is done without a caller. Each is one Lambda function, `lambdas/jobs/<name>.ts`, behind a queue. */
export const jobs = {
  'check-upload': job({
    summary: 'Looks at what was uploaded, and says whether it can be used',
    start: { file: UPLOADS },
    input: CreatedFile,
    may: ['read-records', 'write-records', 'check-files'],
    seconds: 120,
    attempts: 5,
    atOnce: 5,
  }),
  'end-uploads': job({
    summary: 'Ends the uploads whose file has not come',
    start: { quarterly: true },
    input: Quarter,
    may: ['read-records', 'write-records'],
    seconds: 60,
    attempts: 3,
    atOnce: 2,
  }),
  'remove-files': job({
    summary: 'Removes the files of a document that was deleted',
    start: { message: true },
    input: z.object({ keys: z.array(z.string()) }),
    may: ['remove-files'],
    seconds: 120,
    attempts: 5,
    atOnce: 2,
  }),
  'run-test': job({
    summary: 'Runs a bias test over its document, and keeps what came of it',
    start: { message: true },
    input: z.object({ id: Id }),
    may: ['read-records', 'write-records', 'run-tests'],
    seconds: 120,
    attempts: 5,
    atOnce: 5,
  }),
  'fan-out': job({
    summary: 'Tells the people concerned what was done',
    start: { row: 'AUDIT#' },
    input: Audit,
    may: ['read-records', 'tell'],
    seconds: 30,
    attempts: 5,
    atOnce: 10,
  }),
  'settle-work': job({
    summary: 'Works out anew what waits for whom, of whatever was done something with',
    start: { row: 'AUDIT#' },
    input: Audit,
    may: ['read-records', 'write-records'],
    seconds: 300,
    attempts: 5,
    atOnce: 10,
  }),
  export: job({
    summary: 'Writes a list that is too long for a browser into a file, and tells whoever asked for it',
    start: { message: true },
    input: z.object({ person: z.string(), id: Id }),
    may: ['read-records', 'write-records', 'write-exports', 'tell'],
    seconds: 120,
    attempts: 3,
    atOnce: 2,
  }),
  'delete-group': job({
    summary: 'Takes an application group that is being deleted out of everything, some at a time, and then away',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(1) }),
    may: ['read-records', 'write-records'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'clear-application': job({
    summary:
      'Takes away what lay beside an application that was deleted: its answers, assessments, controls, tests and documents, and what was said about it',
    start: { message: true },
    input: z.object({ id: Id, by: Actor }),
    may: ['read-records', 'write-records'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'invite-people': job({
    summary: 'Invites people whom an administrator has a list of, some at a time, and tells when all were invited',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    may: ['read-records', 'write-records', 'invite', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'import-rows': job({
    summary: 'Imports the applications or vendors of a file, some at a time, and tells when all were looked at',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    may: ['read-records', 'write-records', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'undo-import': job({
    summary: 'Takes away what was imported, some at a time, where nobody has changed anything of it since',
    start: { message: true },
    input: z.object({ id: Id, part: z.int().min(0) }),
    may: ['read-records', 'write-records'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'settle-directory-roles': job({
    summary: 'Gives people what the rules for groups of the corporate directory say by now',
    start: { message: true },
    input: z.object({ directory_groups: z.array(Id), by: Actor }),
    may: ['read-records', 'write-records'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'end-secrets': job({
    summary: 'Ends the secrets of API clients that others have taken the place of, once their time is over',
    start: { quarterly: true },
    input: Quarter,
    may: ['read-records', 'write-records', 'end-secrets'],
    seconds: 60,
    attempts: 3,
    atOnce: 2,
  }),
  'end-approvals': job({
    summary: 'Ends the approvals whose last day is over, and says beforehand what ends and what is due',
    start: { daily: '03:00' },
    input: Day,
    may: ['read-records', 'write-records', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'count-applications': job({
    summary: 'Counts the applications as they are when a day begins, for whoever looks back on it',
    start: { daily: '00:00' },
    input: Day,
    may: ['read-records', 'write-records'],
    seconds: 120,
    attempts: 5,
    atOnce: 2,
  }),
  'end-overrides': job({
    summary: 'Ends the risk tiers that were asked for and whose last day is over, and says beforehand what ends',
    start: { daily: '03:00' },
    input: Day,
    may: ['read-records', 'write-records', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'settle-dues': job({
    summary: 'Makes the assessments that the tier of an application demands, and notes what is due of it next',
    start: { message: true },
    input: z.object({ id: Id }),
    may: ['read-records', 'write-records'],
    seconds: 30,
    attempts: 5,
    atOnce: 5,
  }),
  'settle-compliance': job({
    summary: 'Notes which frameworks concern an application, and which of its controls were accepted',
    start: { message: true },
    input: z.object({ id: Id }),
    may: ['read-records', 'write-records'],
    seconds: 30,
    attempts: 5,
    atOnce: 5,
  }),
  'daily-dues': job({
    summary: 'Makes the assessments that have come to their time, and tells people of what is due',
    start: { daily: '03:00' },
    input: Day,
    may: ['read-records', 'write-records', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'daily-evidence': job({
    summary: 'Says beforehand which evidence ends, and returns the controls that nothing shows any more',
    start: { daily: '03:00' },
    input: Day,
    may: ['read-records', 'write-records', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'daily-vendors': job({
    summary: 'Says beforehand which contracts and certificates of vendors end',
    start: { daily: '03:00' },
    input: Day,
    may: ['read-records', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  }),
  'daily-sweep': job({
    summary: 'Counts what there is',
    start: { daily: '03:00' },
    input: Day,
    may: ['read-records'],
    seconds: 60,
    attempts: 3,
    atOnce: 2,
  }),
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type InputOf<N extends JobName> = z.output<Jobs[N]['input']>;
/** Those that can be asked for. */
export type MessageJob = { [N in JobName]: Jobs[N]['start'] extends { message: true } ? N : never }[JobName];

const listOfJobs = Object.entries<Job>(jobs) as readonly [JobName, Job][]; // its keys are no others

/** The jobs that are started so, and by what. */
export const startedBy = (how: 'daily' | 'file' | 'quarterly' | 'row') =>
  listOfJobs.flatMap(([name, { start }]) => (how in start ? [{ name, value: String(Object(start)[how]) }] : []));
