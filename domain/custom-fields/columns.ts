/** Custom fields as columns of a list. Contains no schema, to keep the browser bundle small. */
import type { Column, Columns, List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import { type CustomField, customIdIn, customName } from './rules.ts';
import { type CustomValues, textsOfValue } from './values.ts';

export type WithCustom = { custom?: CustomValues | undefined };

const orderOf = ({ id, type, options }: CustomField): Column<WithCustom>['order'] => {
  const of = ({ custom }: WithCustom) => custom?.[id];
  switch (type) {
    case 'number':
      return (row) => (of(row) === undefined ? null : Number(of(row)));
    case 'date':
      return (row) => (of(row) === undefined ? null : String(of(row)));
    case 'choice':
      return (row) => {
        const place = options.findIndex((option) => option.id === of(row));
        return place < 0 ? null : place;
      };
    case 'choices':
      return undefined;
    default:
      return (row) => nameOrder(textsOfValue(of(row)).join()) || null;
  }
};

const columnOf = (field: CustomField): Column<WithCustom> => {
  const { id, type, options } = field;
  const order = orderOf(field);
  return {
    of: ({ custom }) => textsOfValue(custom?.[id]),
    ...((type === 'text' || type === 'person' || type === 'link') && { searched: true }),
    ...(type !== 'link' && { counted: options.length > 0 ? options.map((option) => option.id) : 'any' }),
    ...((type === 'number' || type === 'date') && { ranged: type }),
    ...(order && { order }),
  };
};

const customColumns = (fields: readonly CustomField[]): Columns<WithCustom> =>
  Object.fromEntries(fields.map((field) => [customName(field.id), columnOf(field)]));

/** The list with the columns of the custom fields in use. */
export const withCustomColumns = <L extends List<never>>(list: L, fields: readonly CustomField[]): L => {
  const used = fields.filter(({ archived }) => !archived);
  return used.length === 0 ? list : { ...list, columns: { ...list.columns, ...customColumns(used) } };
};

/** The filters of a list as the API takes them: those of custom fields as `id:value`. */
export const askedValues = (values: Readonly<Record<string, readonly string[]>>) => {
  const custom = Object.entries(values).flatMap(([name, chosen]) => {
    const id = customIdIn(name);
    return id === undefined ? [] : chosen.map((value) => `${id}:${value}`);
  });
  const others = Object.entries(values).filter(([name]) => customIdIn(name) === undefined);
  return { ...Object.fromEntries(others), ...(custom.length > 0 && { custom }) };
};
