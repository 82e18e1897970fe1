/** The options of the kit. This module has no schema, so the browser can load it. */
export const KIT_LANGUAGES = ['en', 'es'] as const;
export type KitLanguage = (typeof KIT_LANGUAGES)[number];

export const KIT_SETS = ['hiring', 'lending', 'customer_service', 'health'] as const;
export type KitSet = (typeof KIT_SETS)[number];

export const KIT_ATTRIBUTES = ['gender', 'origin', 'age'] as const;
export type KitAttribute = (typeof KIT_ATTRIBUTES)[number];

/** The placeholders of a template: a first name, three pronouns, a group, and a detail of the case. */
export const PLACEHOLDERS = ['name', 'they', 'them', 'their', 'group', 'detail'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The columns before and after the profile columns in each file of profiles. */
export const PROFILE_COLUMNS = ['profile_id', 'variant_id', 'attribute', 'group'] as const;
export const PROFILE_ANSWERS = ['outcome', 'generator', 'seed'] as const;
/** An optional column that users may add with the answers. */
export const PROFILE_SCORE = 'score';

export const MOST_PROMPT_ROWS = 10_000;
export const MOST_PROFILE_ROWS = 20_000;
/** Each case has this many details. */
export const MOST_VARIANTS = 6;
