/** Unfinished work on an application at the time of approval. */
import * as z from 'zod';
import type { AssessmentSummary } from '#domain/assessments/assessment.ts';
import type { AnyControlKey } from '#domain/controls/keys.ts';
import { type ControlState, isFinished } from '#domain/controls/states.ts';
import type { UnfinishedRule } from './rules.ts';

export const UnfinishedWork = z
  .object({
    open_controls: z.int().min(0).meta({
      description: 'Number of required controls that are neither accepted nor marked as not applicable.',
    }),
    asked_controls: z.int().min(0).meta({ description: 'Number of required controls.' }),
    open_assessments: z.int().min(0).meta({ description: 'Number of assessments that are not concluded.' }),
  })
  .meta({ title: 'UnfinishedWork' });
export type UnfinishedWork = z.output<typeof UnfinishedWork>;

type Work = {
  asked: readonly { key: AnyControlKey }[];
  controls: readonly { key: AnyControlKey; state: ControlState }[];
  assessments: readonly Pick<AssessmentSummary, 'state'>[];
};

const OPEN_ASSESSMENT: readonly AssessmentSummary['state'][] = ['open', 'submitted', 'returned'];

export const unfinishedWork = ({ asked, controls, assessments }: Work): UnfinishedWork => {
  const finished = controls.filter(({ state }) => isFinished(state)).map(({ key }) => key);
  return {
    open_controls: asked.filter(({ key }) => !finished.includes(key)).length,
    asked_controls: asked.length,
    open_assessments: assessments.filter(({ state }) => OPEN_ASSESSMENT.includes(state)).length,
  };
};

/** The company's rule for approving with unfinished work; undefined if all work is finished. */
export const demandOf = (work: UnfinishedWork | null, rule: UnfinishedRule): UnfinishedRule | undefined =>
  work && work.open_controls + work.open_assessments > 0 ? rule : undefined;
