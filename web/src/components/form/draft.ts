/** What is typed into a form, and how it relates to what is saved. */
import { type Draft, emptyOf, type Rules, tidied } from '#domain/rules.ts';

/** What is in the fields of something that is saved, or was left unsaved by an earlier release: that may lack some. */
export const draftOf = <D extends Draft>(rules: Rules, from: object): D => {
  const empty = Object.entries(emptyOf(rules));
  return Object.fromEntries(empty.map(([field, nothing]) => [field, Reflect.get(from, field) ?? nothing])) as D; // by its own rules
};

/** Of a text what counts of it. Ids are a set: their order says nothing. */
const comparable = (rules: Rules, field: string, { [field]: value }: Draft) => {
  const rule = rules[field];
  const isSet = rule?.type === 'list' && rule.of.type === 'id';
  return JSON.stringify(isSet && Array.isArray(value) ? value.toSorted() : rule && tidied(rule, value));
};

/** In the order of the rules, which is that of the form. */
export const editedFields = (rules: Rules, base: Draft, draft: Draft) =>
  Object.keys(rules).filter((field) => comparable(rules, field, base) !== comparable(rules, field, draft));

/** What somebody knows their own draft by: the name, if they gave one, or else what they typed first. */
export const firstWords = (rules: Rules, base: Draft, draft: Draft) =>
  editedFields(rules, base, draft)
    .filter((field) => rules[field]?.type === 'text')
    .map((field) => String(draft[field]).trim())
    .find((text) => text !== '');

/** Their version, with what I changed since the version that both began from. */
export const merge = <D extends Draft>(rules: Rules, base: D, mine: D, theirs: D): D => ({
  ...theirs,
  ...Object.fromEntries(editedFields(rules, base, mine).map((field) => [field, mine[field]])),
});
