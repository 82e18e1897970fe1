import * as z from 'zod';
import { Id, Instant } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { CHOSEN_KINDS, KIND_NAMES, KINDS, WAYS } from './kinds.ts';
import type { Told } from './told.ts';

/** Notifications are kept, and can be asked for, this many days back. */
export const NOTIFICATION_DAYS = 90;

export const Notification = z
  .object({
    notification_id: Id,
    notification_text: z.string(),
    notification_link: z.string().nullable(),
    notification_timestamp: Instant,
    notification_read: z.boolean(),
  })
  .meta({ title: 'Notification' });
export type Notification = z.output<typeof Notification>;

const By = z.array(z.object({ id: z.string(), name: z.string(), at: Instant }));

/** What was told, each kind with params of its own. Made when first asked for: it takes a tenth of the time that most functions take to load. */
export const ToldSchema = z.lazy(() =>
  z.union(
    KIND_NAMES.map((kind) =>
      z.object({ kind: z.literal(kind), params: schemaOf(KINDS[kind].params), at: Instant, by: By }),
    ),
  ),
) as unknown as z.ZodType<Told>; // a kind and its own params, which a map forgets belong together

const Way = z.enum(WAYS);

/** What somebody has chosen. A kind that is no more counts for nothing. */
export const ChosenWays = z.record(z.string(), Way);

export const ChosenKind = z.enum(CHOSEN_KINDS);

/** Of every kind that is for them to choose, how they hear of it. */
export const NotificationPreferences = z
  .object(
    Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, Way])) as Record<z.output<typeof ChosenKind>, typeof Way>,
  ) // of each, this
  .meta({ title: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;
