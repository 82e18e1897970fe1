/** Which groups are large enough to be judged or to be the reference. */

import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import type { Selected } from '#domain/bias/statistics/rates.ts';

/** The numbers of selected and not selected members that the overall rate predicts for the group. */
export const expectedOf = (group: Selected, all: Selected) => {
  const selected = all.n === 0 ? 0 : (group.n * all.selected) / all.n;
  return { selected, not_selected: group.n - selected };
};

export const hasShare = ({ n }: Pick<Selected, 'n'>, all: Pick<Selected, 'n'>, { share }: BiasThresholds) =>
  n > 0 && n >= share * all.n;

export const hasExpected = (group: Selected, all: Selected, { expected }: BiasThresholds) => {
  const { selected, not_selected } = expectedOf(group, all);
  return selected >= expected && not_selected >= expected;
};
