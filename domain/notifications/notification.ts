import * as z from 'zod';
import { Id, Instant } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { CHANNELS, CHOSEN_KINDS, KIND_NAMES, KINDS } from './kinds.ts';
import type { NotificationContent } from './notification-content.ts';

/** Retention of notifications, in days. */
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

/**
 * Schema of stored notifications, by kind. Lazy, because building it takes a tenth of the load time of most functions.
 */
export const ToldSchema = z.lazy(() =>
  z.union(
    KIND_NAMES.map((kind) =>
      z.object({ kind: z.literal(kind), params: schemaOf(KINDS[kind].params), at: Instant, by: By }),
    ),
  ),
) as unknown as z.ZodType<NotificationContent>; // `map` loses the pairing of a kind and its params

const Channel = z.enum(CHANNELS).meta({ title: 'NotificationChannel' });

/** Channels chosen by a person. Entries of removed kinds are ignored. */
export const ChosenWays = z.record(z.string(), Channel);

export const ChosenKind = z.enum(CHOSEN_KINDS);

/** The channel of each kind that users can choose. */
export const NotificationPreferences = z
  .object(
    Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, Channel])) as Record<
      z.output<typeof ChosenKind>,
      typeof Channel
    >,
  ) // one channel per kind
  .meta({ title: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;
