/** How the audit trail is read out. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import type { AuditEntry } from './entry.ts';

type Change = AuditEntry['changes'][number];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const useTrailWords = () => {
  const { t, i18n } = useTranslation();
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  /** What there is no text for is called as the API calls it. */
  const called = (group: 'fields' | 'kinds', name: string) => {
    const key = `audit.${group}.${name}`;
    return i18n.exists(key) ? i18n.t(key as 'audit.fields.name') : name; // it exists
  };

  const valueText = (value: unknown): string => {
    if (isEmpty(value)) return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (Array.isArray(value)) return value.map(valueText).join(', ');
    if (typeof value !== 'object' || value === null)
      return groups.find(({ id }) => id === value)?.name ?? String(value);
    const { name, resource_group } = value as { name?: unknown; resource_group?: unknown }; // either may be there
    if (typeof name === 'string') return isEmpty(resource_group) ? name : `${name} (${valueText(resource_group)})`;
    return Object.entries(value)
      .map(([field, one]) => `${called('fields', field)}: ${valueText(one)}`)
      .join('; ');
  };

  const changeText = ({ field, from, to, hidden }: Change) => {
    const label = called('fields', field);
    if (hidden) return t('audit.hidden', { field: label });
    if (isEmpty(from)) return t('audit.set', { field: label, to: valueText(to) });
    return t('audit.change', { field: label, from: valueText(from), to: valueText(to) });
  };

  /** What says nothing of a thing that was just made, or is gone, is left out. */
  const changesOf = ({ changes }: AuditEntry) =>
    changes.filter(({ from, to, hidden }) => hidden || !isEmpty(from) || !isEmpty(to)).map(changeText);

  return {
    changesOf,
    kind: (what: string) => called('kinds', what),
    action: (action: AuditEntry['action']) => t(`audit.actions.${action}`),
    who: ({ by, as }: AuditEntry) => (as === 'api_client' ? `${by.name} (${t('audit.as.api_client')})` : by.name),
    from: ({ address, browser }: AuditEntry) => [address, browser].filter(Boolean).join(' · '),
  };
};
