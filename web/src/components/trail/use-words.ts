/** How the audit trail is read out. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { CHOICES } from './choices.ts';
import type { AuditEntry } from './entry.ts';

type Change = AuditEntry['changes'][number];

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/.test(text);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const useTrailWords = () => {
  const { t, i18n } = useTranslation();
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  const { data: vendors = [] } = useQuery(vendorQueries.all());
  /** What there is no text for is called as the API calls it. */
  const textAt = (key: string, otherwise: string) =>
    i18n.exists(key) ? i18n.t(key as 'audit.fields.name') : otherwise; // it exists
  const fieldText = (field: string) => textAt(`audit.fields.${field}`, field);

  const plainText = (field: string, value: unknown) => {
    const text = String(value);
    const known = [...groups, ...vendors].find(({ id }) => id === value);
    if (known) return known.name;
    if (isMoment(text)) return formatMoment(text, i18n.language);
    const choice = CHOICES[field];
    return choice ? textAt(choice.replace('*', text), text) : text;
  };

  const valueText = (field: string, value: unknown): string => {
    if (isEmpty(value)) return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join(', ');
    if (typeof value !== 'object' || value === null) return plainText(field, value);
    const { name, resource_group } = value as { name?: unknown; resource_group?: { id: string } }; // either may be there
    if (typeof name !== 'string')
      return Object.entries(value)
        .map(([inner, one]) => `${fieldText(inner)}: ${valueText(inner, one)}`)
        .join('; ');
    if (!resource_group) return name;
    return t('roles.heldIn', { role: plainText('role', name), group: plainText('resource_group', resource_group.id) });
  };

  const changeText = ({ field, from, to, hidden }: Change) => {
    const label = fieldText(field);
    if (hidden) return t('audit.hidden', { field: label });
    if (isEmpty(from)) return t('audit.set', { field: label, to: valueText(field, to) });
    return t('audit.change', { field: label, from: valueText(field, from), to: valueText(field, to) });
  };

  /** What says nothing of a thing that was just made, or is gone, is left out. */
  const changesOf = ({ changes }: AuditEntry) =>
    changes.filter(({ from, to, hidden }) => hidden || !isEmpty(from) || !isEmpty(to)).map(changeText);

  return {
    changesOf,
    kind: (what: string) => textAt(`audit.kinds.${what}`, what),
    action: (action: AuditEntry['action']) => t(`audit.actions.${action}`),
    who: ({ by, as }: AuditEntry) => (as === 'api_client' ? `${by.name} (${t('audit.as.api_client')})` : by.name),
    from: ({ address, browser }: AuditEntry) => [address, browser].filter(Boolean).join(' · '),
  };
};
