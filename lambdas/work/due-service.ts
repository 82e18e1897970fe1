/**
 * Due dates of an application: creates the assessments that its tier demands, and stores the next due date and the
 * latest bias verdict.
 */

import type { Application } from '#domain/applications/application.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import { openIn } from '#domain/approval/transitions.ts';
import type { Assessment, AssessmentSummary } from '#domain/assessments/assessment.ts';
import {
  type AssessmentFacts,
  type Demand,
  demandOf,
  dueState,
  isDemandedByAnother,
  isResting,
  nextDue,
} from '#domain/assessments/demands.ts';
import { ASSESSMENT_RULES } from '#domain/assessments/questions.ts';
import { type Actor, type Recorded, SYSTEM } from '#domain/entity.ts';
import { isRetired } from '#domain/life/life.ts';
import { dayIn } from '#domain/time-zone.ts';
import { type ApplicationContext, readContext } from '#lambdas/applications/context-store.ts';
import { peopleNow } from '#lambdas/applications/people-service.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { companyDay, companyZone } from '#lambdas/company/store.ts';
import { ValueTakenError } from '#lambdas/errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { tests } from '#lambdas/tests/store.ts';

/** A late message of a daily job uses the current date. */
export const noEarlierThanToday = async (date: string) => {
  const today = await companyDay();
  return date < today ? today : date;
};

const factsOf =
  (zone: string) =>
  ({ concluded, ...one }: AssessmentSummary): AssessmentFacts => ({
    ...one,
    concluded_on: concluded && dayIn(zone, Date.parse(concluded.at)),
  });

type Begun = 'application_id' | 'assignee' | 'demanded_by' | 'due' | 'kind';

/** The fields of a new assessment. */
export const FRESH: Omit<Assessment, keyof Recorded | Begun> = {
  ...{ state: 'open', rules_version: ASSESSMENT_RULES, answers: {}, findings: [], conditions: [] },
  ...{ known_at: null, what_happened: '', affected_number: '', affected_who: '', done_about_it: '', deadline: null },
  ...{ submitted: null, returned: null, verdict: null, canceled: null, supersedes: null, superseded_by: null },
};

/** The first owner who has access to the application. */
const ownerOf = async (application: Application): Promise<Actor | null> => {
  const able = (await peopleNow(application)).find(({ role, standing }) => role === 'owner' && standing === 'able');
  return able ? { id: able.id, name: able.name } : null;
};

/** The id is derived, so a concurrent creation is the same assessment. */
const make = async (application: Application, { kind, due, number }: Demand) => {
  const content = { ...FRESH, application_id: application.id, kind, due, demanded_by: application.risk_tier };
  const id = assessments.idOfNumber(application.id, kind, number);
  await assessments.create({ ...content, assignee: await ownerOf(application) }, SYSTEM, id).catch((error: unknown) => {
    if (!(error instanceof ValueTakenError)) throw error;
  });
};

/** Updates the demanding tier of open assessments after a tier change; their audit log shows both. */
const demandedNow = async ({ application, assessments: all }: ApplicationContext) => {
  const others = all.filter((one) => isDemandedByAnother(application, one));
  for (const { id } of others) {
    const before = await assessments.get(id);
    if (before && isDemandedByAnother(application, before))
      await assessments.update(before, { ...before, demanded_by: application.risk_tier }, SYSTEM);
  }
  return others.length > 0;
};

/**
 * People with open assessments or conditions; null if there are none, and always for retired applications. Unassigned
 * work belongs to the owners.
 */
const assignedIn = ({ application, assessments: all, rounds }: ApplicationContext): string[] | null => {
  const owners = application.people.filter(({ role }) => role === 'owner');
  const people = isRetired(application)
    ? []
    : [
        ...all
          .filter((one) => (one.state === 'open' || one.state === 'returned') && !isResting(application, one))
          .flatMap(({ assignee }) => assignee ?? owners),
        ...all.flatMap(({ open_conditions }) => open_conditions.map(({ owner }) => owner)),
        ...openIn(rounds).map(({ owner }) => owner),
      ];
  return people.length > 0 ? [...new Set(people.map(({ id }) => id))].sort() : null;
};

/** The verdict of the latest result. */
const verdictOf = async (id: string) => {
  const ready = (await tests.of(id)).filter(({ state }) => state === 'ready');
  const [newest] = ready.toSorted((a, b) => ((a.finished_at ?? '') < (b.finished_at ?? '') ? 1 : -1));
  return newest?.verdict ?? null;
};

/** Whether the stored due dates differ from the computed ones, because a message was lost. */
export const areDuesStale = async (row: ApplicationRow, zone: string, today: string) => {
  const summaries = await assessments.of(row.id);
  const facts = summaries.map(factsOf(zone));
  const due = nextDue(row, facts, today);
  return (
    due !== row.next_due ||
    dueState(due, today) !== row.due_state ||
    demandOf(row, facts, today) !== undefined ||
    summaries.some((one) => isDemandedByAnother(row, one))
  );
};

/** `date` is today in the company's time zone. Returns the updated application. */
export const recomputeDues = (id: string, date?: string) =>
  retryOnConflict(async () => {
    const zone = await companyZone();
    const today = date ?? dayIn(zone);
    let found = await readContext(id);
    const demand = found && demandOf(found.application, found.assessments.map(factsOf(zone)), today);
    if (found && demand) await make(found.application, demand);
    const isOther = found !== undefined && (await demandedNow(found));
    if (demand || isOther) found = await readContext(id);
    if (!found) return undefined;
    const next_due = nextDue(found.application, found.assessments.map(factsOf(zone)), today);
    const due_state = dueState(next_due, today);
    return applications.touch(found.application, {
      ...{ next_due, due_state, assigned_to: assignedIn(found) },
      bias_verdict: await verdictOf(id),
    });
  });
