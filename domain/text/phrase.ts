import { fillTemplate } from './fill-template.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills a text with its values, in the singular or plural of `count` if the text has both, as i18next does. */
export const phrase = (texts: Readonly<Record<string, string>>, key: string, values: Values): string => {
  const variant = key in texts ? key : `${key}_${values.count === 1 ? 'one' : 'other'}`;
  return fillTemplate(texts[variant] ?? '', (name) => String(values[name] ?? ''));
};
