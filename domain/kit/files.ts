/** The downloadable files of the kit. */
import type { ProfilesAsked, PromptsAsked } from './asked.ts';
import { FILL_SCRIPT } from './fill-script.ts';
import { countProfiles, profilesOf } from './profiles.ts';
import { countPrompts, promptsOf } from './prompts.ts';
import { readMeOf } from './read-me.ts';
import { MOST_PROFILE_ROWS, MOST_PROMPT_ROWS } from './words.ts';

type KitFile = { name: string; content: string };
type TooMany = { rows: number; max: number };

/** Undefined if the request stays within the limit. */
export const tooManyPrompts = (asked: PromptsAsked): TooMany | undefined => {
  const { rows } = countPrompts(asked);
  return rows > MOST_PROMPT_ROWS ? { rows, max: MOST_PROMPT_ROWS } : undefined;
};

export const tooManyProfiles = (asked: ProfilesAsked): TooMany | undefined => {
  const { rows } = countProfiles(asked);
  return rows > MOST_PROFILE_ROWS ? { rows, max: MOST_PROFILE_ROWS } : undefined;
};

export const promptFiles = (asked: PromptsAsked): KitFile[] => [
  { name: 'prompts.csv', content: promptsOf(asked) },
  { name: 'fill.py', content: FILL_SCRIPT },
  { name: 'README.txt', content: readMeOf(asked.language) },
];

export const profileFiles = (asked: ProfilesAsked): KitFile[] => [{ name: 'profiles.csv', content: profilesOf(asked) }];
