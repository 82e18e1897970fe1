/** Generates input files for tests of a model, without storing anything. */
import { fieldError } from '#domain/field-error.ts';
import type { ProfilesAsked, PromptsAsked } from '#domain/kit/asked.ts';
import { profileFiles, promptFiles, tooManyProfiles, tooManyPrompts } from '#domain/kit/files.ts';
import { countProfiles } from '#domain/kit/profiles.ts';
import { countPrompts } from '#domain/kit/prompts.ts';
import { invalid } from '#lambdas/known-errors.ts';

export const makePrompts = (asked: PromptsAsked) => {
  const tooMany = tooManyPrompts(asked);
  if (tooMany) throw invalid([fieldError('repetitions', 'too_many_rows', tooMany)]);
  return { ...countPrompts(asked), files: promptFiles(asked) };
};

export const makeProfiles = (asked: ProfilesAsked) => {
  const tooMany = tooManyProfiles(asked);
  if (tooMany) throw invalid([fieldError('profiles', 'too_many_rows', tooMany)]);
  return { ...countProfiles(asked), files: profileFiles(asked) };
};
