import DateInput from '@cloudscape-design/components/date-input';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ACCESSES, apiClientRules } from '#domain/api-access.ts';
import { api } from '#web/api/client.ts';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { readRole, roleInGroup } from '#web/components/roles/role-in-group.ts';
import { RolesEditor } from '#web/components/roles/roles-editor.tsx';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { asked, type ClientDraft, type EditedClient, edited } from './edited.ts';
import { holdSecret } from './new-secrets.ts';
import { clientQueries } from './queries.ts';

/** The form of an API client. */
export const useClientForm = (): FormKind<ClientDraft, EditedClient> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());
  const label = (field: keyof ClientDraft) => ({ label: t(`apiAccess.fields.${field}`) });
  const groupName = (id: string) => groups.find((one) => one.id === id)?.name ?? id;

  const create = async (draft: ClientDraft, idempotencyKey: string) => {
    const { client_secret, ...made } = await api('POST /access/api-clients', {
      body: asked(draft, undefined),
      idempotencyKey,
    });
    holdSecret(client, made.id, client_secret);
    return edited(made);
  };

  return {
    name: 'api-client',
    rules: apiClientRules,
    fields: {
      name: { ...label('name'), hint: t('form.nameHint') },
      access: {
        ...label('access'),
        choices: Object.fromEntries(
          ACCESSES.map((access) => [
            access,
            { label: t(`apiAccess.access.${access}`), description: t(`apiAccess.scopes.${access}`) },
          ]),
        ),
      },
      expires_at: {
        ...label('expires_at'),
        hint: t('apiAccess.form.expiresHint'),
        input: ({ value, onChange }) => (
          <DateInput
            format="iso"
            placeholder="YYYY-MM-DD"
            value={value}
            onChange={({ detail }) => onChange(detail.value)}
          />
        ),
      },
      roles: {
        ...label('roles'),
        input: ({ value, onChange }) => (
          <RolesEditor value={value.flatMap(readRole)} onChange={(roles) => onChange(roles.map(roleInGroup))} />
        ),
        words: (value) =>
          value
            .flatMap(readRole)
            .map(({ id, resource_group_id }) =>
              t('apiAccess.detail.roleIn', { role: t(`roles.names.${id}`), group: groupName(resource_group_id) }),
            )
            .join(', '),
      },
    },
    sections: [
      { title: t('apiAccess.form.about'), fields: ['name', ['access', 'expires_at']] },
      { title: t('apiAccess.form.reach'), fields: ['roles'] },
    ],
    saved: t('apiAccess.form.saved'),
    failed: t('apiAccess.form.failed'),
    send: async (draft, saved, idempotencyKey) => {
      if (!saved) return create(draft, idempotencyKey);
      const { id, version } = saved;
      const body = asked(draft, saved);
      return edited(await api('PATCH /access/api-clients/{id}', { params: { id }, body, version, idempotencyKey }));
    },
    one: clientQueries.edited,
    lists: clientQueries.lists,
  };
};
