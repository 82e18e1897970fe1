/** How the audit trail is read out. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWords } from '#web/components/use-words.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { CHOICES } from './choices.ts';
import type { AuditEntry } from './entry.ts';
import { apart, dated, isEmpty } from './values.ts';

type Change = AuditEntry['changes'][number];
/** What ids were called when it was done. */
type Names = AuditEntry['names'];

export const useTrailWords = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  const { data: vendors = [] } = useQuery(vendorQueries.all());
  /** What there is no text for is called as the API calls it. */
  const textAt = (key: string, otherwise: string) =>
    i18n.exists(key) ? i18n.t(key as 'audit.fields.name') : otherwise; // it exists
  const fieldText = (field: string) =>
    textAt(`audit.fields.${field}`, textAt(`told.${field}`, textAt(`risk.descriptors.${field}`, field)));

  const plainText = (field: string, value: unknown, names: Names = {}) => {
    const text = String(value);
    if (names[text] !== undefined) return names[text];
    const known = [...groups, ...vendors].find(({ id }) => id === value);
    if (known) return known.name;
    const choice = CHOICES[field];
    return choice ? textAt(choice.replace('*', text), text) : (dated(text, i18n.language) ?? text);
  };

  const valueText = (field: string, value: unknown, names: Names): string => {
    if (isEmpty(value)) return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (Array.isArray(value)) return value.map((one) => valueText(field, one, names)).join(', ');
    if (typeof value !== 'object' || value === null) return plainText(field, value, names);
    const { name, role, resource_group } = value as { name?: unknown; role?: unknown; resource_group?: { id: string } }; // any may be there
    if (typeof name !== 'string')
      // In one order before and after; by an id within nobody knows anything.
      return Object.entries(value)
        .filter(([inner]) => inner !== 'id')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([inner, one]) => `${fieldText(inner)}: ${valueText(inner, one, names)}`)
        .join('; ');
    if (role !== undefined) return `${name} (${plainText(field, role)})`;
    if (!resource_group) return name;
    return t('roles.heldIn', { role: plainText('role', name), group: plainText('resource_group', resource_group.id) });
  };

  const changeText = ({ field, from, to, hidden }: Change, names: Names) => {
    const label = fieldText(field);
    if (hidden) return t('audit.hidden', { field: label });
    const [was, is] = apart(from, to);
    const told = { field: label, from: valueText(field, was, names), to: valueText(field, is, names) };
    const isOfSeveral = Array.isArray(is) && !isEmpty(from) && !isEmpty(to);
    if (isEmpty(was)) return t(isOfSeveral ? 'audit.came' : 'audit.set', told);
    return t(isOfSeveral && isEmpty(is) ? 'audit.went' : 'audit.change', told);
  };

  /** What says nothing of a thing that was just made, or is gone, is left out. */
  const changesOf = ({ changes, names }: AuditEntry) =>
    changes
      .filter(({ from, to, hidden }) => hidden || !apart(from, to).every(isEmpty))
      .map((change) => changeText(change, names));

  return {
    changesOf,
    kind: (what: string) => textAt(`audit.kinds.${what}`, what),
    /** What it was called then, in the language shown where there are two. */
    name: ({ name, title }: AuditEntry) => (title ? inWords(title) : name),
    action: (action: AuditEntry['action']) => t(`audit.actions.${action}`),
    /** What has no name of its own is called by what it is. */
    who: ({ by, as }: AuditEntry) => {
      if (as === 'person') return by.name;
      return by.id === as ? t(`audit.as.${as}`) : `${by.name} (${t(`audit.as.${as}`)})`;
    },
    from: ({ address, browser }: AuditEntry) => [address, browser].filter(Boolean).join(' · '),
  };
};
