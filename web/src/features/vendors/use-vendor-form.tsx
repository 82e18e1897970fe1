import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import type { Vendor, VendorDraft } from '#domain/vendor.ts';
import { vendorRules } from '#domain/vendor-rules.ts';
import { api } from '#web/api/client.ts';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { GroupsField } from '#web/components/groups/groups-field.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from './queries.ts';

/** The form of a vendor. */
export const useVendorForm = (): FormKind<VendorDraft, Vendor> => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  const within = reach(roles, permissions.editObjects);
  const label = (field: keyof VendorDraft) => ({ label: t(`vendors.fields.${field}`) });
  return {
    name: 'vendor',
    rules: vendorRules,
    fields: {
      name: { ...label('name'), hint: t('form.nameHint') },
      website: { ...label('website'), hint: t('vendors.form.websiteHint'), typed: { inputMode: 'url' } },
      description: label('description'),
      owner: label('owner'),
      resource_groups: {
        ...label('resource_groups'),
        hint: t('vendors.form.groupsHint'),
        input: ({ value, onChange }) => <GroupsField chosen={value} onChange={onChange} />,
        words: (ids) => ids.map((id) => groups.find((group) => group.id === id)?.name ?? id).join(', '),
      },
    },
    sections: [
      { title: t('vendors.form.about'), fields: ['name', 'website', 'description', 'owner', 'resource_groups'] },
    ],
    saved: t('vendors.form.saved'),
    failed: t('vendors.form.failed'),
    check: ({ resource_groups }) =>
      reaches(within, orEverybody(resource_groups))
        ? undefined
        : { resource_groups: { code: 'groups_required', params: {} } },
    send: (body, saved, idempotencyKey) =>
      saved
        ? api('PUT /vendors/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : api('POST /vendors', { body, idempotencyKey }),
    one: vendorQueries.one,
    lists: vendorQueries.lists,
  };
};
