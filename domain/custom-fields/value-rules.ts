/** How values are typed and checked. Apart from the values, so that lists do not load the rules of forms. */
import { list, oneOf, optional, type Rule } from '#domain/rules.ts';
import { type CustomField, MOST_OPTIONS } from './rules.ts';

const A_TEXT = 500;
const NUMBER_LENGTH = 30;
/** Numbers up to a trillion keep their decimals. */
const LARGEST = 1_000_000_000_000;

/** How a value is typed and checked. No rule demands a value: older records may have none. */
export const ruleOf = ({ type, options }: Pick<CustomField, 'type' | 'options'>): Rule => {
  const values = options.map(({ id }) => id);
  switch (type) {
    case 'text':
      return optional('line', A_TEXT);
    case 'number':
      return { ...optional('decimal', NUMBER_LENGTH), least: -LARGEST, most: LARGEST };
    case 'date':
      return optional('typed_day', 10);
    case 'choice':
      return { type: 'choice', of: values, initial: null };
    case 'choices':
      return list(oneOf(values), MOST_OPTIONS);
    case 'person':
      return optional('line', 200);
    case 'link':
      return optional('website', A_TEXT);
  }
};
