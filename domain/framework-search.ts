/** Which frameworks somebody looks for, where they are listed and where they are read. */
import type { FrameworkStatus } from './enumerations.ts';
import type { FrameworkSummary, Words } from './framework.ts';
import { hasWords, wordsOf } from './name.ts';

export type FrameworkFilter = {
  /** Words of what it is called, who issued it and where it holds, in either language. */
  text?: string | undefined;
  /** An empty choice is none. */
  status?: readonly FrameworkStatus[] | undefined;
};

const both = ({ en, es }: Words) => [en, es];

export const matchingFrameworks = (
  frameworks: readonly FrameworkSummary[],
  { text = '', status = [] }: FrameworkFilter,
) => {
  const words = wordsOf(text);
  return frameworks.filter(
    ({ id, name, issuer, jurisdiction, ...framework }) =>
      (status.length === 0 || status.includes(framework.status)) &&
      hasWords([id, name, issuer, ...both(jurisdiction)].join(' '), words),
  );
};
