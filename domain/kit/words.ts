/** What can be chosen of the kit by which language models are tested. No schema lives here, so that the browser can have it. */
export const KIT_LANGUAGES = ['en', 'es'] as const;
export type KitLanguage = (typeof KIT_LANGUAGES)[number];

export const KIT_SETS = ['hiring', 'lending', 'customer_service', 'health'] as const;
export type KitSet = (typeof KIT_SETS)[number];

export const KIT_ATTRIBUTES = ['gender', 'origin', 'age'] as const;
export type KitAttribute = (typeof KIT_ATTRIBUTES)[number];

/** What is filled in, by what stands in braces: one who is called so, three pronouns, a group, and a detail of the case. */
export const PLACEHOLDERS = ['name', 'they', 'them', 'their', 'group', 'detail'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Columns that each file of profiles has, before those of the profiles themselves and after them. */
export const PROFILE_COLUMNS = ['profile_id', 'variant_id', 'attribute', 'group'] as const;
export const PROFILE_ANSWERS = ['outcome', 'generator', 'seed'] as const;
/** And one that whoever fills it in may add. */
export const PROFILE_SCORE = 'score';

export const MOST_PROMPT_ROWS = 10_000;
export const MOST_PROFILE_ROWS = 20_000;
/** So many different details there are of each case. */
export const MOST_VARIANTS = 6;
