/** The values of a form, and how they differ from the stored entity. */
import { typedValueIn } from '#domain/custom-fields/typed.ts';
import { type Draft, emptyOf, type Rules, tidied } from '#domain/rules.ts';

/** The fields of a stored entity or of an earlier release's draft, which may lack fields. */
export const draftOf = <D extends Draft>(rules: Rules, from: object): D => {
  const empty = Object.entries(emptyOf(rules));
  return Object.fromEntries(
    empty.map(([field, nothing]) => [field, Reflect.get(from, field) ?? typedValueIn(from, field) ?? nothing]),
  ) as D; // by its rules
};

/** Normalizes a value for comparison. The order of ids has no meaning. */
const comparable = (rules: Rules, field: string, { [field]: value }: Draft) => {
  const rule = rules[field];
  const isSet = rule?.type === 'list' && rule.of.type === 'id';
  return JSON.stringify(isSet && Array.isArray(value) ? value.toSorted() : rule && tidied(rule, value));
};

/** In the order of the rules, which is the order of the form. */
export const editedFields = (rules: Rules, base: Draft, draft: Draft) =>
  Object.keys(rules).filter((field) => comparable(rules, field, base) !== comparable(rules, field, draft));

/** Identifies a draft to its owner: the first text field that has changed, which is the name if there is one. */
export const firstWords = (rules: Rules, base: Draft, draft: Draft) =>
  editedFields(rules, base, draft)
    .filter((field) => rules[field]?.type === 'text')
    .map((field) => String(draft[field]).trim())
    .find((text) => text !== '');

/** Applies my changes since the common base to their version. */
export const merge = <D extends Draft>(rules: Rules, base: D, mine: D, theirs: D): D => ({
  ...theirs,
  ...Object.fromEntries(editedFields(rules, base, mine).map((field) => [field, mine[field]])),
});
