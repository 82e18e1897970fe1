/** Converts between the state of a list and the tokens of its filter field. */
import { customIdIn } from '#domain/custom-fields/rules.ts';
import { isDay } from '#domain/day.ts';
import { isDecimal, tidyDecimal } from '#domain/decimal.ts';
import type { ListState } from '#domain/list/address.ts';

export type Filter = Pick<ListState, 'text' | 'values'>;

/** Filters of custom numbers and dates can be limits: `>=10`. */
const LIMIT = /^([<>]=)(.+)$/;
const limitIn = (name: string, value: string) => (customIdIn(name) === undefined ? null : LIMIT.exec(value));

type Token = { propertyKey?: string; operator: string; value: unknown };

/** Stands for the empty value, because the filter field takes an empty one for none. */
export const NO_VALUE = '∅';

/** The search text is one token, and so are all values of a filter. */
export const tokensOf = ({ text, values }: Filter): Token[] => [
  ...(text ? [{ operator: ':', value: text }] : []),
  ...Object.entries(values).flatMap(([propertyKey, chosen]): Token[] => {
    const limits = chosen.flatMap((value): Token[] => {
      const [, operator, limit] = limitIn(propertyKey, value) ?? [];
      return operator && limit ? [{ propertyKey, operator, value: limit }] : [];
    });
    const equal = chosen.filter((value) => !limitIn(propertyKey, value)).map((value) => value || NO_VALUE);
    return [...(equal.length > 0 ? [{ propertyKey, operator: '=', value: equal }] : []), ...limits];
  }),
];

type Offered = {
  id: string;
  /** Whether the choices are all possible values. */
  isComplete: boolean;
  choices: readonly { value: string; label: string }[];
};

/** A value can be typed as its label. */
const valueFrom = (typed: string, { choices, isComplete }: Offered) => {
  if (typed === NO_VALUE) return '';
  const same = ({ value, label }: Offered['choices'][number]) =>
    value === typed || label.toLocaleLowerCase() === typed.trim().toLocaleLowerCase();
  return choices.find(same)?.value ?? (isComplete ? undefined : typed);
};

/** A number as in the reader's language, or a date. */
const limitFrom = (operator: string, typed: string) => {
  const text = isDay(typed.trim()) ? typed.trim() : tidyDecimal(typed);
  return isDay(text) || isDecimal(text) ? `${operator}${text}` : undefined;
};

/** A typed value that a column cannot have becomes a text, so that nothing typed is lost. */
export const filterOf = (tokens: readonly Token[], offered: readonly Offered[]): Filter => {
  const texts: string[] = [];
  const values: Record<string, readonly string[]> = {};
  for (const { propertyKey, operator, value } of tokens) {
    const filter = offered.find(({ id }) => id === propertyKey);
    for (const typed of [value].flat().map(String)) {
      const chosen = filter && (LIMIT.test(`${operator}x`) ? limitFrom(operator, typed) : valueFrom(typed, filter));
      if (filter && chosen !== undefined) values[filter.id] = [...new Set([...(values[filter.id] ?? []), chosen])];
      else texts.push(typed.trim());
    }
  }
  const text = texts.filter(Boolean).join(' ');
  return { values, ...(text && { text }) };
};
