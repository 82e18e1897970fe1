/** The groups that are too small to be judged, as far as the table shows it during the setup of a test. */
import { leftOutIn } from './draft.ts';
import { groupCounts } from './group-counts.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Survey } from './survey.ts';

export type SmallGroup = { attribute: string; group: string; n: number; of: number };

/** Groups below the share of the records with a known group, for each attribute. */
export const smallGroups = (kind: Kind, survey: Survey, mapping: Mapping, share: number): SmallGroup[] =>
  [...groupCounts(kind, survey, mapping)].flatMap(([attribute, groups]) => {
    const of = groups.values().reduce((sum, n) => sum + n, 0);
    return [...groups].flatMap(([group, n]) => (n < share * of ? [{ attribute, group, n, of }] : []));
  });

type Wrong = Pick<SmallGroup, 'attribute' | 'group'> & { code: 'left_out_too_large' | 'reason_needed' };

/** Groups that are left out without a reason or are too large for it. */
export const leftOutProblems = (mapping: Mapping, small: readonly SmallGroup[]) =>
  leftOutIn(mapping).flatMap(({ attribute, group, reason }): Wrong[] => {
    if (!small.some((one) => one.attribute === attribute && one.group === group))
      return [{ attribute, group, code: 'left_out_too_large' }];
    return reason.trim() === '' ? [{ attribute, group, code: 'reason_needed' }] : [];
  });
