/** What the company decided about a framework: whether it is one of its own, who answers for it, and until when. */
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

/** What lies beside those of the others. Nothing is enabled until somebody enables it. */
export const SettingSummary = FrameworkSetting.pick({
  framework: true,
  enabled: true,
  owner: true,
  target_date: true,
  updated_at: true,
  updated_by: true,
})
  .partial({ updated_at: true, updated_by: true })
  .extend({ version: z.int().min(0).meta({ description: 'None (0) as long as nobody said anything.' }) })
  .meta({ title: 'FrameworkSetting' });
export type SettingSummary = z.output<typeof SettingSummary>;

/** An empty text is nobody, or no day; what is left out stays as it was. */
export const SettingQuery = z.strictObject({
  enabled: z.enum(['true', 'false']).optional(),
  owner: z
    .union([z.uuid(), z.literal('')])
    .optional()
    .meta({ description: 'The id of a person; empty for nobody.' }),
  target_date: z
    .union([Day, z.literal('')])
    .optional()
    .meta({ description: 'A day; empty for none.' }),
});
export type SettingQuery = z.output<typeof SettingQuery>;
