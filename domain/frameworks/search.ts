/** Filters frameworks, in the list and on the server. */
import type { FrameworkStatus } from '#domain/enumerations.ts';
import { hasWords, wordsOf } from '#domain/text/name.ts';
import type { FrameworkSummary, Words } from './framework.ts';

export type FrameworkFilter = {
  /** Words in name, issuer or jurisdiction, in either language. */
  text?: string | undefined;
  /** An empty list matches every status. */
  status?: readonly FrameworkStatus[] | undefined;
  enabled?: boolean | undefined;
};

type Enabling = { setting: { enabled: boolean } };

/** Enabled frameworks first; each part keeps its order. */
export const enabledFirst = <F extends Enabling>(frameworks: readonly F[]) =>
  frameworks.toSorted((a, b) => Number(b.setting.enabled) - Number(a.setting.enabled));

const both = ({ en, es }: Words) => [en, es];

export const matchingFrameworks = <F extends FrameworkSummary & Enabling>(
  frameworks: readonly F[],
  { text = '', status = [], enabled }: FrameworkFilter,
) => {
  const words = wordsOf(text);
  return frameworks.filter(
    ({ id, name, issuer, jurisdiction, setting, ...framework }) =>
      (enabled === undefined || setting.enabled === enabled) &&
      (status.length === 0 || status.includes(framework.status)) &&
      hasWords([id, name, issuer, ...both(jurisdiction)].join(' '), words),
  );
};
