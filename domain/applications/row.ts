import * as z from 'zod';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { Application, ApplicationSummary, Assignment } from './application.ts';

/** A description is searched as far as here, so that a list stays small. */
const SEARCHED = 500;

/** What is kept of an application for every list. What comes later needs a default, for rows from before it. */
export const ApplicationRow = z.object({
  ...ApplicationSummary.shape,
  description: z.string().transform((text) => text.slice(0, SEARCHED)),
  vendor_id: Application.shape.vendor_id.default(null),
  foundation_models: Application.shape.foundation_models.default([]),
  approval: ApprovalFacts.nullable().default(null),
  assigned_to: Application.shape.assigned_to,
  people: z.array(Assignment.pick({ role: true, id: true })).default([]),
});
export type ApplicationRow = z.output<typeof ApplicationRow>;
