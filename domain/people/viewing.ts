/** A limited time in which an administrator views the product as another person. */
import * as z from 'zod';
import { Id, Instant } from '#domain/entity.ts';

export const Viewing = z
  .object({ id: Id, until: Instant.meta({ description: 'When the session ends.' }) })
  .meta({ title: 'Viewing' });
export type Viewing = z.output<typeof Viewing>;
