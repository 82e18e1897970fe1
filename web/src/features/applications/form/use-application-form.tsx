import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { applicationRules } from '#domain/applications/rules.ts';
import type { TypedCustom } from '#domain/custom-fields/typed.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import type { DraftOf } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { useCustomForm } from '#web/components/custom-fields/use-custom-form.tsx';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { GroupsField } from '#web/components/groups/groups-field.tsx';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { OwnerField } from '#web/components/people/owner-field.tsx';
import { OwnerRemark } from '#web/components/people/owner-remark.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { ModelsField } from './models-field.tsx';
import { VendorField } from './vendor-field.tsx';

export type TypedApplication = DraftOf<typeof applicationRules> & TypedCustom;

/** The owner as typed, if the name resolves to a user. */
const ownerOf = (saved?: Application) => (saved?.people.some(({ role }) => role === 'owner') ? saved.owner : undefined);

/** Form for a new or an existing application. */
export const useApplicationForm = (saved?: Application): FormKind<TypedApplication, Application> => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const { data: vendors = [] } = useQuery(vendorQueries.names());
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  const modelWords = useModelWords();
  const custom = useCustomForm('applications', saved, saved && ofApplication(saved.id));
  const within = reach(roles, permissions.editObjects);
  const { retired: _, ...statuses } = t('applications.developmentStatuses', { returnObjects: true });
  const label = (field: keyof typeof applicationRules) => ({ label: t(`applications.fields.${field}`) });

  return {
    name: 'application',
    rules: { ...applicationRules, ...custom.rules },
    fields: {
      ...custom.looks,
      name: { ...label('name'), hint: t('form.nameHint') },
      description: label('description'),
      purpose: label('purpose'),
      owner: {
        ...label('owner'),
        input: ({ value, onChange }) => (
          <OwnerField subject={saved && ofApplication(saved.id)} value={value} onChange={onChange} />
        ),
        remark: (draft) => <OwnerRemark things="applications" draft={draft} known={ownerOf(saved)} />,
      },
      department: label('department'),
      vendor_id: {
        ...label('vendor_id'),
        input: ({ value, ...more }) => <VendorField id={value} {...more} />,
        words: (id) =>
          id === null ? '' : (vendors.find((one) => one.id === id)?.name ?? t('applications.detail.unknownVendor')),
      },
      model_type: {
        ...label('model_type'),
        choices: { '': t('applications.form.noModelType'), ...t('applications.modelTypes', { returnObjects: true }) },
      },
      foundation_models: {
        ...label('foundation_models'),
        hint: t('applications.form.modelsHint'),
        input: ({ value, onChange }) => <ModelsField chosen={value} onChange={onChange} />,
        words: (models) => models.map(modelWords.word).join(', '),
      },
      development_status: {
        ...label('development_status'),
        choices: statuses,
      },
      review_months: {
        ...label('review_months'),
        hint: t('applications.form.reviewHint'),
        choices: { '': t('applications.form.noReview'), ...t('applications.reviewMonths', { returnObjects: true }) },
      },
      resource_groups: {
        ...label('resource_groups'),
        isAsked: true,
        hint: t('applications.form.groupsHint'),
        input: ({ value, onChange }) => <GroupsField chosen={value} onChange={onChange} />,
        words: (ids) => ids.map((id) => groups.find((group) => group.id === id)?.name ?? id).join(', '),
      },
    },
    sections: [
      { title: t('applications.form.basics'), fields: ['name', 'description', 'purpose'] },
      { title: t('applications.form.people'), fields: [['owner', 'department'], 'resource_groups'] },
      { title: t('applications.form.technology'), fields: [['vendor_id', 'model_type'], 'foundation_models'] },
      { title: t('applications.form.status'), fields: [['development_status', 'review_months']] },
      ...custom.sections,
    ],
    saved: t('applications.form.saved'),
    failed: t('applications.form.failed'),
    check: ({ resource_groups, ...draft }) => ({
      ...custom.check(draft),
      ...(!reaches(within, resource_groups) && { resource_groups: { code: 'groups_required', params: {} } }),
    }),
    send: (draft, saved, idempotencyKey) => {
      const body = custom.bodyOf(draft);
      return saved
        ? api('PUT /applications/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : api('POST /applications', { body, idempotencyKey });
    },
    one: applicationQueries.one,
    lists: applicationQueries.lists,
  };
};
