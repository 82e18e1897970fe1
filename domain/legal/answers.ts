/** The stored answers of authors, by the point. Separate, because other records than legal documents have them, too. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';

/** The author's part of a point. Both texts are empty if it was cleared. */
const PointAnswer = z
  .object({
    version: z.int().min(1),
    answer: z.string(),
    not_applicable: z.string(),
    at: Instant,
    by: Actor,
  })
  .meta({ title: 'LegalAnswer' });

export const PointAnswers = z.record(z.string(), PointAnswer);
export type PointAnswers = z.output<typeof PointAnswers>;
