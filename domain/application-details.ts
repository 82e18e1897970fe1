/** All that somebody needs to know where an application stands and what is next. */
import * as z from 'zod';
import { Application } from './application.ts';
import { AuditRow } from './audit.ts';
import { Intake } from './intake.ts';
import { ApplicationRisk } from './risks/risk.ts';

/** Why it is so is told by /applications/{id}/risks. */
const RiskStanding = ApplicationRisk.pick({
  key: true,
  inherent: true,
  residual: true,
  provisional: true,
  own: true,
}).meta({ title: 'RiskStanding' });

export const ApplicationDetails = z
  .object({
    application: Application,
    intake: Intake.omit({ answers: true }).meta({
      title: 'IntakeStanding',
      description: 'What follows from its answers as they are by now.',
    }),
    risks: z.array(RiskStanding).meta({ description: 'All of them. What needs attention most comes first.' }),
    activity: z.array(AuditRow).meta({ description: 'What was done last, to it and to what belongs to it.' }),
  })
  .meta({ title: 'ApplicationDetails' });
export type ApplicationDetails = z.output<typeof ApplicationDetails>;
