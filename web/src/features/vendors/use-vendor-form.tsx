import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TypedCustom } from '#domain/custom-fields/typed.ts';
import { orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { contractProblem } from '#domain/vendors/contract.ts';
import { type VendorSaid, vendorRules } from '#domain/vendors/rules.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { api } from '#web/api/client.ts';
import { useCustomForm } from '#web/components/custom-fields/use-custom-form.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormField, FormKind } from '#web/components/form/form-kind.ts';
import { ListField } from '#web/components/form/list-field.tsx';
import { GroupsField } from '#web/components/groups/groups-field.tsx';
import { OwnerField } from '#web/components/people/owner-field.tsx';
import { OwnerRemark } from '#web/components/people/owner-remark.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { ofVendor } from '#web/routing/subject-path.ts';
import { vendorQueries } from './queries.ts';

export type TypedVendor = VendorSaid & TypedCustom;

export const useVendorForm = (saved?: Vendor): FormKind<TypedVendor, Vendor> => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  const custom = useCustomForm('vendors', saved, saved && ofVendor(saved.id));
  const within = reach(roles, permissions.editObjects);
  const label = (field: keyof VendorSaid) => ({ label: t(`vendors.fields.${field}`) });
  const day = (field: keyof VendorSaid): FormField<string> => ({
    ...label(field),
    input: ({ value, onChange }) => <DayInput value={value} onChange={onChange} />,
  });
  const several = (field: keyof VendorSaid): FormField<string[]> => ({
    ...label(field),
    input: ({ value, onChange }) => (
      <ListField
        items={value}
        placeholder={t('vendors.form.typeOne')}
        addText={t('vendors.form.addOne')}
        removeText={(item) => t('vendors.form.removeOne', { item })}
        onChange={onChange}
      />
    ),
  });
  const notKnown = { '': t('vendors.form.notKnown') };
  return {
    name: 'vendor',
    rules: { ...vendorRules, ...custom.rules },
    fields: {
      ...custom.looks,
      name: { ...label('name'), hint: t('form.nameHint') },
      website: { ...label('website'), hint: t('vendors.form.websiteHint'), typed: { inputMode: 'url' } },
      description: label('description'),
      category: {
        ...label('category'),
        choices: { ...notKnown, ...t('vendors.categories', { returnObjects: true }) },
      },
      owner: {
        ...label('owner'),
        hint: t('vendors.form.ownerHint'),
        input: ({ value, onChange }) => (
          <OwnerField subject={saved && ofVendor(saved.id)} value={value} onChange={onChange} />
        ),
        remark: (draft) => (
          <OwnerRemark things="vendors" draft={draft} known={saved?.owned_by ? saved.owner : undefined} />
        ),
      },
      criticality: {
        ...label('criticality'),
        choices: { ...notKnown, ...t('vendors.criticalities', { returnObjects: true }) },
      },
      resource_groups: {
        ...label('resource_groups'),
        hint: t('vendors.form.groupsHint'),
        input: ({ value, onChange }) => <GroupsField chosen={value} onChange={onChange} />,
        words: (ids) => ids.map((id) => groups.find((group) => group.id === id)?.name ?? id).join(', '),
      },
      country: label('country'),
      processing_countries: several('processing_countries'),
      data_shared: {
        ...label('data_shared'),
        choices: { ...notKnown, ...t('vendors.dataShared', { returnObjects: true }) },
      },
      trains_on_data: {
        ...label('trains_on_data'),
        choices: { ...notKnown, ...t('vendors.training', { returnObjects: true }) },
      },
      sub_processors: several('sub_processors'),
      contract_begin: day('contract_begin'),
      contract_end: day('contract_end'),
      notice_days: {
        ...label('notice_days'),
        choices: { ...notKnown, ...t('vendors.noticePeriods', { returnObjects: true }) },
      },
      exit_plan: label('exit_plan'),
      iso_27001_until: day('iso_27001_until'),
      soc_2_until: day('soc_2_until'),
      iso_42001_until: day('iso_42001_until'),
      other_certificates: { ...several('other_certificates'), hint: t('vendors.form.certificateHint') },
      contacts: { ...several('contacts'), hint: t('vendors.form.contactHint') },
    },
    sections: [
      {
        title: t('vendors.form.about'),
        fields: ['name', 'website', 'description', ['category', 'criticality'], 'owner', 'resource_groups'],
      },
      {
        title: t('vendors.form.data'),
        fields: [['data_shared', 'trains_on_data'], 'country', 'processing_countries', 'sub_processors'],
      },
      {
        title: t('vendors.form.contract'),
        fields: [['contract_begin', 'contract_end'], 'notice_days', 'exit_plan'],
      },
      {
        title: t('vendors.form.assurance'),
        fields: [['iso_27001_until', 'soc_2_until'], 'iso_42001_until', 'other_certificates', 'contacts'],
      },
      ...custom.sections,
    ],
    saved: t('vendors.form.saved'),
    failed: t('vendors.form.failed'),
    check: (draft) => {
      const isReached = reaches(within, orEverybody(draft.resource_groups));
      const ofGroups = isReached ? undefined : { resource_groups: { code: 'groups_required' as const, params: {} } };
      const found = { ...custom.check(draft), ...ofGroups, ...contractProblem(draft) };
      return Object.keys(found).length > 0 ? found : undefined;
    },
    send: (draft, saved, idempotencyKey) => {
      const body = custom.bodyOf(draft);
      return saved
        ? api('PUT /vendors/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : api('POST /vendors', { body, idempotencyKey });
    },
    one: vendorQueries.one,
    lists: vendorQueries.lists,
  };
};
