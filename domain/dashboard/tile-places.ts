import * as z from 'zod';
import { DASHBOARD_TILES } from './dashboard.ts';

/** Layout sent by clients, with each tile once. */
export const TilePlaces = z
  .array(z.strictObject({ tile: z.enum(DASHBOARD_TILES), shown: z.boolean() }))
  .max(DASHBOARD_TILES.length)
  .refine((all) => new Set(all.map(({ tile }) => tile)).size === all.length, { params: { code: 'used_twice' } })
  .meta({ description: 'The tiles of the dashboard in order. Omitted tiles come last.' });

/** Stored layout; entries of removed tiles are ignored. */
export const KeptPlaces = z.array(z.object({ tile: z.string(), shown: z.boolean() })).meta({ title: 'TilePlaces' });
