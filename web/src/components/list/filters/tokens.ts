/** Converts between the state of a list and the tokens of its filter field. */
import type { ListState } from '#domain/list/address.ts';

export type Filter = Pick<ListState, 'text' | 'values'>;

type Token = { propertyKey?: string; operator: string; value: unknown };

/** Stands for the empty value, because the filter field takes an empty one for none. */
export const NO_VALUE = '∅';

/** The search text is one token, and so are all values of a filter. */
export const tokensOf = ({ text, values }: Filter): Token[] => [
  ...(text ? [{ operator: ':', value: text }] : []),
  ...Object.entries(values).map(([propertyKey, chosen]) => ({
    ...{ propertyKey, operator: '=' },
    value: chosen.map((value) => value || NO_VALUE),
  })),
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

/** A typed value that a column cannot have becomes a text, so that nothing typed is lost. */
export const filterOf = (tokens: readonly Token[], offered: readonly Offered[]): Filter => {
  const texts: string[] = [];
  const values: Record<string, readonly string[]> = {};
  for (const { propertyKey, value } of tokens) {
    const filter = offered.find(({ id }) => id === propertyKey);
    for (const typed of [value].flat().map(String)) {
      const chosen = filter && valueFrom(typed, filter);
      if (filter && chosen !== undefined) values[filter.id] = [...new Set([...(values[filter.id] ?? []), chosen])];
      else texts.push(typed.trim());
    }
  }
  const text = texts.filter(Boolean).join(' ');
  return { values, ...(text && { text }) };
};
