/** What is typed into a form, and how it relates to what is saved. */
import { type Draft, type DraftOf, emptyOf, type FieldValue, type Rules } from '#domain/rules.ts';

/** What is in the fields of something that is saved, or was left unsaved by an earlier release: that may lack some. */
export const draftOf = <const R extends Rules>(rules: R, from: Partial<DraftOf<R>>): DraftOf<R> => {
  const empty = emptyOf(rules);
  const pairs = Object.entries<FieldValue>(empty).map(([field, nothing]) => [field, from[field] ?? nothing]);
  return Object.fromEntries(pairs) as DraftOf<R>; // its fields are those of an empty one
};

/** Ids are a set: their order says nothing. */
const comparable = (rules: Rules, field: string, { [field]: value }: Draft) => {
  const rule = rules[field];
  const isSet = rule?.type === 'list' && rule.of.type === 'id';
  return JSON.stringify(isSet && Array.isArray(value) ? value.toSorted() : value);
};

const sameValue = (rules: Rules, field: string, a: Draft, b: Draft) =>
  comparable(rules, field, a) === comparable(rules, field, b);

/** In the order of the rules, which is that of the form. */
export const editedFields = <const R extends Rules>(rules: R, base: Draft, draft: Draft) =>
  (Object.keys(rules) as (keyof R & string)[]) // they are its own
    .filter((field) => !sameValue(rules, field, base, draft));

/** What somebody knows their own draft by: the name, if they gave one, or else what they typed first. */
export const firstWords = (rules: Rules, base: Draft, draft: Draft) =>
  editedFields(rules, base, draft)
    .filter((field) => rules[field]?.type === 'text')
    .map((field) => String(draft[field]).trim())
    .find((text) => text !== '');

/** Their version, with what I changed since the version that both began from. */
export const merge = <const R extends Rules>(
  rules: R,
  base: Draft,
  mine: DraftOf<R>,
  theirs: DraftOf<R>,
): DraftOf<R> => ({
  ...theirs,
  ...Object.fromEntries(editedFields(rules, base, mine).map((field) => [field, mine[field]])),
});
