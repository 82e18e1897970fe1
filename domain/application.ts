import * as z from 'zod';
import { applicationRules } from './application-rules.ts';
import { ChangedSinceApproval } from './approval.ts';
import { Id, Recorded } from './entity.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES, MODEL_TYPES } from './enumerations.ts';
import { schemaOf } from './schema-of.ts';

const ApplicationTier = z.enum(APPLICATION_TIERS);
const ModelType = z.enum(MODEL_TYPES);
const DevelopmentStatus = z.enum(DEVELOPMENT_STATUSES);
const ApprovalStatus = z.enum(APPROVAL_STATUSES);

/** What people say of an application: all of it at once, when it is created and when it is changed. */
export const ApplicationDraft = schemaOf(applicationRules).meta({
  title: 'ApplicationDraft',
  examples: [
    {
      name: 'Claims triage',
      purpose: 'Sorts incoming claims by urgency',
      owner: 'Grace Hopper',
      model_type: 'generative',
      foundation_models: ['Claude'],
      development_status: 'in_development',
      risk_tier: 'high',
    },
  ],
});
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

/** How far its approval has come is decided by approvers, never by whoever edits it. */
export const Application = z
  .object({
    ...Recorded.shape,
    name: z.string(),
    description: z.string(),
    purpose: z.string(),
    owner: z.string(),
    department: z.string(),
    vendor_id: Id.nullable(),
    model_type: ModelType.nullable(),
    foundation_models: z.array(z.string()),
    development_status: DevelopmentStatus,
    approval_status: ApprovalStatus,
    changed_since_approval: ChangedSinceApproval.optional().meta({
      description: 'There where what was approved has been changed, until it is decided anew.',
    }),
    risk_tier: ApplicationTier,
    resource_groups: z.array(Id),
  })
  .meta({ title: 'Application' });
export type Application = z.output<typeof Application>;

/** What a list shows of an application. */
export const ApplicationSummary = Application.pick({
  id: true,
  name: true,
  owner: true,
  department: true,
  model_type: true,
  development_status: true,
  approval_status: true,
  changed_since_approval: true,
  risk_tier: true,
  updated_at: true,
  resource_groups: true,
}).meta({ title: 'ApplicationSummary' });
export type ApplicationSummary = z.output<typeof ApplicationSummary>;
