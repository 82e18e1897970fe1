/** The overview of an application: status, next steps, risks, coverage and recent activity. */
import * as z from 'zod';
import { Counts } from '#domain/applicability/judgment.ts';
import { AuditEntry } from '#domain/audit/entry.ts';
import { FIELD_ERRORS } from '#domain/field-error.ts';
import { keysOf } from '#domain/keys-of.ts';
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
    path: z.enum(STEP_PATHS).meta({ description: 'Where it is done.' }),
    code: z
      .enum(keysOf(FIELD_ERRORS))
      .nullable()
      .meta({ description: 'Of what is still missing before it can be submitted, which.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    due: z.iso.date().nullable().meta({ description: 'The last day for it, where the company is.' }),
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
    intake: Intake.omit({ answers: true }).meta({
      title: 'IntakeStanding',
      description: 'What follows from its answers as they are by now.',
    }),
    lifecycle: z.array(LifecycleStep).meta({ description: 'The six steps of the lifecycle, in order.' }),
    next: z.array(NextStep).meta({ description: 'What is to be done. What has a day for it comes first.' }),
    risks: z.array(RiskStanding).meta({ description: 'All of them. What needs attention most comes first.' }),
    coverage: z
      .array(
        z.object({
          framework: z.object({ id: z.string(), name: z.string() }),
          decided: z.boolean().meta({ description: 'Whether somebody decided that it applies.' }),
          counts: Counts,
        }),
      )
      .meta({ description: 'Of the enabled frameworks that apply, or may: how much of each is covered.' }),
    activity: z.array(AuditEntry).meta({ description: 'What was done last, to it and to what belongs to it.' }),
  })
  .meta({ title: 'ApplicationDetails' });
export type ApplicationDetails = z.output<typeof ApplicationDetails>;
