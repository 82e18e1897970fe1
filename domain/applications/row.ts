import * as z from 'zod';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { Application, ApplicationSummary, Assignment } from './application.ts';

/** Characters of a description that are searchable, to keep the list cache small. */
const SEARCHED = 500;

/** The list row of an application. A field added later needs a default, because older rows lack it. */
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
