/** Projects framework coverage to the application, so that counting needs no other rows. */
import { appliedFrameworksOf, complianceOf } from '#domain/frameworks/compliance.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { readContext } from '#lambdas/applications/context-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { controls } from './store.ts';

/** All catalogue frameworks, and the custom ones with judgments. Other custom frameworks apply by default. */
const allWith = async (judgments: object) => {
  const { CATALOGUE } = await import('#domain/catalogue/whole.ts');
  return [...new Set([...CATALOGUE.map(({ id }) => id), ...Object.keys(judgments)])];
};

export const recomputeCompliance = (id: string) =>
  retryOnConflict(async () => {
    const [found, done] = await Promise.all([readContext(id), controls.of(id)]);
    if (!found) return;
    const { said } = found.judgments;
    const applied = appliedFrameworksOf(valuesOf(found.intake.answers), said, await allWith(said));
    await applications.touch(found.application, { compliance: complianceOf(applied, done) });
  });
