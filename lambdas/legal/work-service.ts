/** What My Work shows of the legal documents of an application. Records are read only if one was started. */
import { gapsIn } from '#domain/legal/points.ts';
import { sectionsOf } from '#domain/legal/resolve.ts';
import { legalTypeId } from '#domain/legal/type-names.ts';
import type { OpenLegalDocument } from '#domain/work/of-legal.ts';
import type { ApplicationContext } from '#lambdas/applications/context-store.ts';
import { factsOf } from './facts-service.ts';
import { authorsOf } from './rights.ts';
import { typesWithPoints } from './shown.ts';
import { legalDocuments } from './store.ts';

export const openLegalDocuments = async (context: ApplicationContext): Promise<OpenLegalDocument[]> => {
  const open = (await legalDocuments.of(context.application.id)).filter(({ state }) => state !== 'signed');
  if (open.length === 0) return [];
  const [facts, types] = await Promise.all([factsOf(context), typesWithPoints()]);
  return open.flatMap((document) => {
    const { state, owner, due_on, submitted, answers } = document;
    const type = legalTypeId(document.type);
    if (!type || state === 'signed') return [];
    const gaps = gapsIn(sectionsOf(types[type], facts, answers)).length;
    return [{ type, state, gaps, owner, due_on, submitted, authors: authorsOf(document) }];
  });
};
