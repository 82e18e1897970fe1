import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ACCESSES } from '#domain/clients/access.ts';
import { apiClientRules } from '#domain/clients/rules.ts';
import { api } from '#web/api/client.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { useRoleFields } from '#web/components/roles/use-role-fields.tsx';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { asked, type ClientDraft, type EditedClient, edited } from './edited.ts';
import { clientQueries } from './queries.ts';

export const useClientForm = (saved?: EditedClient): FormKind<ClientDraft, EditedClient> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const roles = useRoleFields(saved);
  const label = (field: 'name' | 'access' | 'expires_at') => ({ label: t(`apiAccess.fields.${field}`) });

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
        input: ({ value, onChange }) => <DayInput value={value} onChange={onChange} />,
      },
      ...roles.fields,
    },
    sections: [{ title: t('apiAccess.form.about'), fields: ['name', ['access', 'expires_at']] }, roles.section],
    check: roles.check,
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
