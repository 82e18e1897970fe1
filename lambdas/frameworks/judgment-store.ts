import * as z from 'zod';
import { Judgment } from '#domain/applicability/judgment.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { saidBeside } from '#lambdas/persistence/statements.ts';

/** What people say of frameworks for an application, by the ids of frameworks. */
export const judgments = saidBeside({
  key: keys.judgments,
  names: z.string(),
  value: Judgment,
  what: 'framework of this application',
});
