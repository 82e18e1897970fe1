import type { ApplicationDetails } from '#domain/applications/details.ts';
import { assessmentPath, tabPath } from '#web/routing/application-path.ts';

/** The page on which a step is completed. Assessments have their own. */
export const placeOfStep = (id: string, { step, path, params }: ApplicationDetails['next'][number]) =>
  step === 'assessment' ? assessmentPath(id, String(params.id)) : tabPath(id, path);
