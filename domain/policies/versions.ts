/** What readers see of a policy with versions, and when versions apply. Contains no schema, to keep the browser bundle small. */
import { aheadProblem, isDay } from '#domain/day.ts';
import type { KeptPolicy, PolicyVersion } from './policy.ts';

/** The name and the purpose of the latest version, instead of those in the draft of the next one. */
export const asPublished = <P extends Pick<KeptPolicy, 'name' | 'published' | 'purpose'>>(policy: P): P =>
  policy.published?.name ? { ...policy, name: policy.published.name, purpose: policy.published.purpose } : policy;

type Dated = Pick<PolicyVersion, 'effective_on' | 'number'>;

/** A later version that applies from the same or an earlier day takes its place. */
export const neverApplies = ({ number, effective_on }: Dated, versions: readonly Dated[]) =>
  versions.some((later) => later.number > number && later.effective_on <= effective_on);

/** Only the first version may apply from a day before its publication. */
export const effectiveDayProblem = ({ published }: Pick<KeptPolicy, 'published'>, day: string, today: string) =>
  published && isDay(day) ? aheadProblem(day, today) : undefined;
