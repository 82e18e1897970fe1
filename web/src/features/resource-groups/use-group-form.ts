import { useTranslation } from 'react-i18next';
import type { GroupDetail, NewResourceGroup } from '#domain/groups/group.ts';
import { groupRules } from '#domain/groups/rules.ts';
import { api } from '#web/api/client.ts';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { resourceGroupQueries } from './queries.ts';

type Name = Pick<NewResourceGroup, 'name'>;

const useCommon = () => {
  const { t } = useTranslation();
  return {
    t,
    nameLook: { label: t('resourceGroups.fields.name'), hint: t('form.nameHint') },
    common: {
      name: 'application-group',
      saved: t('resourceGroups.form.saved'),
      failed: t('resourceGroups.form.failed'),
      one: resourceGroupQueries.one,
      lists: resourceGroupQueries.lists,
    },
  };
};

export const useNewGroupForm = (): FormKind<NewResourceGroup, GroupDetail> => {
  const { t, nameLook, common } = useCommon();
  const type = (name: NewResourceGroup['group_type']) => ({
    label: t(`resourceGroups.types.${name}`),
    description: t(`resourceGroups.typeTexts.${name}`),
  });
  return {
    ...common,
    rules: groupRules,
    fields: {
      name: nameLook,
      group_type: {
        label: t('resourceGroups.fields.group_type'),
        choices: { CUSTOM: type('CUSTOM'), ALL: type('ALL') },
      },
    },
    sections: [{ title: t('resourceGroups.form.about'), fields: ['name', 'group_type'] }],
    send: (body, _, idempotencyKey) => api('POST /access/resource-groups', { body, idempotencyKey }),
  };
};

/** The type of a group is fixed, so only the name is editable. */
export const useGroupNameForm = (group: GroupDetail): FormKind<Name, GroupDetail> => {
  const { t, nameLook, common } = useCommon();
  return {
    ...common,
    rules: { name: groupRules.name },
    fields: { name: nameLook },
    sections: [{ title: t('resourceGroups.form.about'), fields: ['name'] }],
    send: (body, saved = group, idempotencyKey) =>
      api('PATCH /access/resource-groups/{id}', {
        params: { id: saved.id },
        body,
        version: saved.version,
        idempotencyKey,
      }),
  };
};
