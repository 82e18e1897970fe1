/** Notifies people about assessments: assignees, reviewers, submitters, and due dates. */
import * as z from 'zod';
import type { Application } from '#domain/applications/application.ts';
import type { PersonRole } from '#domain/applications/people.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import { dueOf } from '#domain/assessments/demands.ts';
import type { Audit } from '#domain/audit/audit.ts';
import { Actor } from '#domain/entity.ts';
import { rolesWithin } from '#domain/people/authorized-user.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { users } from '#lambdas/people/store.ts';
import { notifyPeople } from './notify-people.ts';

type AssessmentNotice =
  | 'assessment_assigned'
  | 'assessment_submitted'
  | 'assessment_returned'
  | 'assessment_concluded'
  | 'assessment_due'
  | 'condition_due';

type Event = { id: string; at: string; by?: Actor };
type AssessmentEvent = {
  application: Application;
  id: string;
  kind: Assessment['kind'];
  due: string | null;
  isOver?: boolean;
};

/** Once per person, and only with access to the application. */
export const notifyOfDue = async (
  people: readonly (string | undefined)[],
  kind: AssessmentNotice,
  { application: { id, name, resource_groups }, ...one }: AssessmentEvent,
  event: Event,
) => {
  const over = one.isOver ? ('yes' as const) : ('no' as const);
  const params = { id, name, assessment: one.id, kind: one.kind, due: one.due ?? '', over };
  await notifyPeople(
    people.filter((person) => person !== undefined),
    resource_groups,
    { kind, params },
    event,
  );
};

/** Notifies owners of conditions. */
const notifyOfConditions = async ({ id, kind, conditions }: Assessment, application: Application, event: Event) => {
  const { name, resource_groups } = application;
  for (const { id: condition, text, owner, due } of conditions)
    await notifyPeople(
      [owner.id],
      resource_groups,
      {
        kind: 'condition_given',
        params: {
          ...{ id: application.id, name, assessment: id, kind, due, over: 'no' as const },
          text: excerpt(text),
        },
      },
      { ...event, id: `${event.id} condition ${condition}` },
    );
};

const named = ({ people }: Application, role: PersonRole) =>
  people.filter((one) => one.role === role).map(({ id }) => id);

/** The assignee, or otherwise the application's owners. */
export const workersOn = ({ assignee }: Pick<Assessment, 'assignee'>, application: Application) =>
  assignee ? [assignee.id] : named(application, 'owner');

/** The application's reviewers, or otherwise everyone with the reviewer role. */
export const reviewersOf = async (application: Application) => {
  const reviewers = named(application, 'reviewer');
  if (reviewers.length > 0) return reviewers;
  return (await users.rows())
    .filter((user) => rolesWithin(user, application.resource_groups).some(({ name }) => name === 'ApplicationReviewer'))
    .map(({ id }) => id);
};

const Assigned = z.object({ to: Actor.nullable() });

const TOLD: Partial<
  Record<
    Audit['action'],
    (
      assessment: Assessment,
      application: Application,
      audit: Audit,
    ) => Promise<[AssessmentNotice, (string | undefined)[]]>
  >
> = {
  created: async (assessment, application) => ['assessment_assigned', workersOn(assessment, application)],
  /** The assignee set by this change, even if it changed again since. */
  changed: async (_, __, { changes }) => {
    const change = Assigned.safeParse(changes.find(({ field }) => field === 'assignee'));
    return ['assessment_assigned', [change.data?.to?.id]];
  },
  submitted: async (_, application) => ['assessment_submitted', await reviewersOf(application)],
  returned: async (assessment, application) => [
    'assessment_returned',
    [assessment.submitted?.by.id, ...workersOn(assessment, application)],
  ],
  concluded: async (assessment, application) => [
    'assessment_concluded',
    [assessment.submitted?.by.id, ...workersOn(assessment, application), ...named(application, 'owner')],
  ],
};

export const notifyOfAssessment = async (audit: Audit) => {
  const who = TOLD[audit.action];
  if (audit.what !== 'assessment' || !who) return;
  const assessment = await assessments.get(audit.id);
  const application = assessment && (await applications.get(assessment.application_id));
  if (!application) return;
  const [kind, people] = await who(assessment, application, audit);
  const one = { application, id: assessment.id, kind: assessment.kind, due: dueOf(assessment) };
  const event = { id: `assessment ${assessment.id} ${audit.version}`, at: audit.at, by: audit.by };
  await notifyOfDue(people, kind, one, event);
  if (audit.action === 'concluded') await notifyOfConditions(assessment, application, event);
};
