/** Which groups of a test that is being set up are too small to be judged, as far as its table tells before it is run. */
import { leftOutIn } from './draft.ts';
import { groupCounts } from './group-counts.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Survey } from './survey.ts';

export type SmallGroup = { attribute: string; group: string; n: number; of: number };

/** Below the share of those of which it is known, in each attribute. */
export const smallGroups = (kind: Kind, survey: Survey, mapping: Mapping, share: number): SmallGroup[] =>
  [...groupCounts(kind, survey, mapping)].flatMap(([attribute, groups]) => {
    const of = groups.values().reduce((sum, n) => sum + n, 0);
    return [...groups].flatMap(([group, n]) => (n < share * of ? [{ attribute, group, n, of }] : []));
  });

type Wrong = Pick<SmallGroup, 'attribute' | 'group'> & { code: 'left_out_too_large' | 'reason_needed' };

/** Those that are left out without a reason, or that are too large for it. */
export const leftOutProblems = (mapping: Mapping, small: readonly SmallGroup[]) =>
  leftOutIn(mapping).flatMap(({ attribute, group, reason }): Wrong[] => {
    if (!small.some((one) => one.attribute === attribute && one.group === group))
      return [{ attribute, group, code: 'left_out_too_large' }];
    return reason.trim() === '' ? [{ attribute, group, code: 'reason_needed' }] : [];
  });
