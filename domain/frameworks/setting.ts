/** The company's setting for a framework: enabled, owner and target date. */
import * as z from 'zod';
import { Actor, Recorded } from '#domain/entity.ts';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';

const Day = fieldOf(required('day', 10));

export const FrameworkSetting = z.object({
  ...Recorded.shape,
  framework: z.string(),
  enabled: z.boolean(),
  owner: Actor.nullable(),
  target_date: Day.nullable(),
});
export type FrameworkSetting = z.output<typeof FrameworkSetting>;

/** Setting in a list row. Frameworks are disabled by default. */
export const SettingSummary = FrameworkSetting.pick({
  framework: true,
  enabled: true,
  owner: true,
  target_date: true,
  updated_at: true,
  updated_by: true,
})
  .partial({ updated_at: true, updated_by: true })
  .extend({ version: z.int().min(0).meta({ description: '0 if it was never set.' }) })
  .meta({ title: 'FrameworkSetting' });
export type SettingSummary = z.output<typeof SettingSummary>;

/** An empty string clears owner or target date; a missing parameter keeps the value. */
export const SettingQuery = z.strictObject({
  enabled: z.enum(['true', 'false']).optional(),
  owner: z
    .union([z.uuid(), z.literal('')])
    .optional()
    .meta({ description: 'The ID of the owner; empty for none.' }),
  target_date: z
    .union([Day, z.literal('')])
    .optional()
    .meta({ description: 'A date; empty for none.' }),
});
export type SettingQuery = z.output<typeof SettingQuery>;
