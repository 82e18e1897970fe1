import * as z from 'zod';
import { Judgment } from '#domain/applicability/judgment.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { saidBeside } from '#lambdas/persistence/statements.ts';

/** Judgments about frameworks for an application, by framework id. */
export const judgments = saidBeside({
  key: keys.judgments,
  names: z.string(),
  value: Judgment,
  what: 'framework of this application',
});
