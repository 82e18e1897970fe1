import { type CustomField, customIdIn } from '#domain/custom-fields/rules.ts';
import { addMonths } from '#domain/day.ts';
import { type Imported, LAYOUTS } from '#domain/import/columns.ts';
import type { Known } from '#domain/import/file.ts';
import { BETWEEN_ENTRIES } from '#domain/list/columns.ts';

type Example = {
  today: string;
  email: string;
  known: Pick<Known, 'groups' | 'vendors'>;
  /** Texts for the values of each choice. */
  words: Readonly<Record<string, readonly string[]>>;
  custom?: readonly CustomField[];
  texts: { name: string; list: string; certificate: (day: string) => string };
};

const ofCustom = ({ type, options }: CustomField, day: string, { email, texts }: Pick<Example, 'email' | 'texts'>) => {
  const labels = options.filter(({ archived }) => !archived).map(({ label }) => label);
  switch (type) {
    case 'number':
      return '10';
    case 'date':
      return day;
    case 'choice':
      return labels[0] ?? '';
    case 'choices':
      return labels.slice(0, 2).join(BETWEEN_ENTRIES);
    case 'person':
      return email;
    case 'link':
      return 'https://example.com';
    default:
      return texts.list;
  }
};

/** Sample values per column, valid on any date. */
export const exampleOf =
  (what: Imported, { today, email, known, words, custom = [], texts }: Example) =>
  (field: string): string => {
    const begin = `${today.slice(0, 'yyyy-mm'.length)}-01`;
    const end = addMonths(begin, 12);
    const ofCompany = custom.find(({ id }) => id === customIdIn(field));
    if (ofCompany) return ofCustom(ofCompany, end, { email, texts });
    if (field === 'name') return texts.name;
    if (field === 'owner') return email;
    if (field === 'website') return 'https://example.com';
    if (field === 'resource_groups') return known.groups[0]?.name ?? '';
    if (field === 'vendor_id') return known.vendors[0]?.name ?? '';
    if (field === 'other_certificates') return texts.certificate(end);
    if (field === 'contract_begin') return begin;
    if (words[field]) return words[field][0] ?? '';
    const rule = LAYOUTS[what].rules[field];
    if (rule?.type === 'list') return texts.list;
    return rule?.type === 'text' && rule.as === 'typed_day' ? end : '';
  };
