/** What a name must be like, said as it is typed: the API holds to the same. */
import { MAX_NAME, NAME_PATTERN, tidyName } from '#domain/name.ts';

export type NameProblem = 'missing' | 'tooLong' | 'wrong';

export const nameProblem = (typed: string, isOptional = false): NameProblem | undefined => {
  const name = tidyName(typed);
  if (name === '' && !isOptional) return 'missing';
  if (name.length > MAX_NAME) return 'tooLong';
  return NAME_PATTERN.test(name) ? undefined : 'wrong';
};
