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

type Offered = { id: string; choices: readonly { value: string; label: string }[] };

/** A value can be typed as its label. Other values do not exist in the list, so they are dropped. */
const valueFrom = (typed: string, { choices }: Offered) => {
  if (typed === NO_VALUE) return '';
  const same = ({ value, label }: Offered['choices'][number]) =>
    value === typed || label.toLocaleLowerCase() === typed.trim().toLocaleLowerCase();
  return choices.find(same)?.value;
};

export const filterOf = (tokens: readonly Token[], offered: readonly Offered[]): Filter => {
  const texts = tokens.filter(({ propertyKey }) => propertyKey === undefined).map(({ value }) => String(value).trim());
  const text = texts.filter(Boolean).join(' ');
  const values: Record<string, readonly string[]> = {};
  for (const { propertyKey, value } of tokens) {
    const filter = offered.find(({ id }) => id === propertyKey);
    if (!filter) continue;
    const chosen = [value].flat().flatMap((typed) => valueFrom(String(typed), filter) ?? []);
    const all = [...new Set([...(values[filter.id] ?? []), ...chosen])];
    if (all.length > 0) values[filter.id] = all;
  }
  return { values, ...(text && { text }) };
};
