/** The overview of an application: status, next steps, risks, coverage and recent activity. */
import * as z from 'zod';
import { Counts } from '#domain/applicability/judgment.ts';
import { AuditEntry } from '#domain/audit/entry.ts';
import { FieldErrorCode } from '#domain/field-error-schema.ts';
import { OwnAnswers } from '#domain/own-questions/question.ts';
import { ApplicationRisk } from '#domain/risks/risk.ts';
import { Application } from './application.ts';
import { Intake } from './intake.ts';
import { LIFECYCLE_STATES, LIFECYCLE_STEPS } from './lifecycle.ts';
import { STEP_PATHS, STEPS } from './next-steps.ts';

/** A risk without its reasons, which `/applications/{id}/risks` returns. */
const RiskStanding = ApplicationRisk.pick({
  key: true,
  inherent: true,
  residual: true,
  provisional: true,
  own: true,
}).meta({ title: 'RiskStanding' });

const NextStep = z
  .object({
    step: z.enum(STEPS),
    path: z.enum(STEP_PATHS).meta({ description: 'The part of the application in which the step is done.' }),
    code: FieldErrorCode.nullable().meta({ description: 'The missing prerequisite for the submission.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    due: z.iso.date().nullable().meta({ description: "The due date in the company's time zone." }),
  })
  .meta({ title: 'NextStep' });

const LifecycleStep = z
  .object({
    step: z.enum(LIFECYCLE_STEPS),
    state: z.enum(LIFECYCLE_STATES).meta({ description: '`waiting` means that a decision is due.' }),
    done: z.int().min(0).nullable().meta({ description: 'Finished parts of the step; null if it has no parts.' }),
    of: z.int().min(0).nullable().meta({ description: 'All parts of the step.' }),
  })
  .meta({ title: 'LifecycleStep' });

export const ApplicationDetails = z
  .object({
    application: Application,
    intake: Intake.omit({ answers: true, company_questions: true }).meta({
      title: 'IntakeStanding',
      description: 'The result of the current answers.',
    }),
    company_questions: OwnAnswers.optional().meta({
      description:
        "The company's own questions in the last submitted intake, with the answers. Absent if there are none.",
    }),
    lifecycle: z.array(LifecycleStep).meta({ description: 'The six steps of the lifecycle, in order.' }),
    next: z.array(NextStep).meta({ description: 'The next steps. Steps with a due date come first.' }),
    risks: z.array(RiskStanding).meta({ description: 'All risks. Those that need most attention come first.' }),
    coverage: z
      .array(
        z.object({
          framework: z.object({ id: z.string(), name: z.string() }),
          decided: z.boolean().meta({ description: 'Whether a person decided that the framework applies.' }),
          counts: Counts,
        }),
      )
      .meta({ description: 'The coverage of each enabled framework that applies or may apply.' }),
    open_tasks: z.int().meta({ description: 'The number of its open tasks.' }),
    activity: z
      .array(AuditEntry)
      .meta({ description: 'The latest activity of the application and its child entities.' }),
  })
  .meta({ title: 'ApplicationDetails' });
export type ApplicationDetails = z.output<typeof ApplicationDetails>;
