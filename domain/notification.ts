import * as z from 'zod';
import { Id, Instant } from './entity.ts';

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
