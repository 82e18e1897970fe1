import * as z from 'zod';
import { UNFINISHED_RULES } from '#domain/approval/rules.ts';
import { STAGE_ROLES } from '#domain/approval/stage-roles.ts';
import { MOST_STAGES, USUAL_STAGES } from '#domain/approval/stages.ts';
import { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import { KeptPlaces, TilePlaces } from '#domain/dashboard/tile-places.ts';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { COMPANY_SIZES } from '#domain/enumerations.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { SomeThresholds } from '#domain/tests/thresholds.ts';
import { isTimeZone } from '#domain/time-zone.ts';
import { companyRules } from './rules.ts';

/** Upper bound of the number of employees. */
const Size = z.literal(COMPANY_SIZES);

const Stages = z
  .array(z.enum(STAGE_ROLES))
  .max(MOST_STAGES)
  .meta({ description: 'The roles that must decide, in order. If empty, approval is automatic.' });

/** Stages by risk tier; prohibited applications cannot be approved. */
const ApprovalStages = z.strictObject({ low: Stages, medium: Stages, high: Stages });

const TimeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, { params: { code: 'no_such_time_zone', params: {} } });

/** The organization of a tenant. */
export const Company = z
  .object({
    ...Recorded.shape,
    name: z.string(),
    size: Size.nullable(),
    industry: z.string(),
    logo: z.string().nullable().meta({ description: 'The path on the site. A new logo gets a new path.' }),
    /** Time zone of due dates and daily jobs. Older records have none. */
    time_zone: TimeZone.default('UTC'),
    approval_stages: ApprovalStages.default(USUAL_STAGES),
    unfinished_work: z.enum(UNFINISHED_RULES).default('acknowledge').meta({
      description: 'How unfinished controls or assessments affect the approval of an application.',
    }),
    test_thresholds: BiasThresholds.default(USUAL_THRESHOLDS).meta({ description: 'The thresholds of bias tests.' }),
    test_thresholds_set: z
      .object({ at: Instant, by: Actor })
      .nullable()
      .default(null)
      .meta({ description: 'Who set them last; null if they have their defaults.' }),
    dashboard: KeptPlaces.default([]),
  })
  .meta({ title: 'Company' });
export type Company = z.output<typeof Company>;

export const CompanyChange = z
  .strictObject({
    name: fieldOf(companyRules.name).optional(),
    industry: fieldOf(companyRules.industry).optional(),
    size: Size.nullable().optional(),
    time_zone: TimeZone.optional(),
    approval_stages: ApprovalStages.partial().optional(),
    unfinished_work: z.enum(UNFINISHED_RULES).optional(),
    test_thresholds: SomeThresholds.optional(),
    dashboard: TilePlaces.optional(),
  })
  .meta({ title: 'CompanyChange', examples: [{ industry: 'Insurance', size: 2000, time_zone: 'America/New_York' }] });
export type CompanyChange = z.output<typeof CompanyChange>;
