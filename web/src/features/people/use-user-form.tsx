import { useTranslation } from 'react-i18next';
import { type GroupsByRole, givenRoles, withRoles } from '#domain/people/groups-by-role.ts';
import { invitationRules, userRules } from '#domain/people/rules.ts';
import { type DraftOf, optional } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { labelled } from '#web/components/list/columns/column.ts';
import { useRoleFields } from '#web/components/roles/use-role-fields.tsx';
import { config } from '#web/config.ts';
import { asUser, type User, userQueries } from './queries.ts';
import { RolesPreview } from './roles-preview.tsx';

export type UserDraft = DraftOf<typeof userRules>;
type InvitationDraft = DraftOf<typeof invitationRules>;

const bodyOf = ({ first_name, last_name, language, ...groups }: UserDraft) => ({
  ...{ first_name, last_name, language },
  roles: givenRoles(groups),
});

/** Shared by both forms of a person. Roles from directory rules cannot be changed here. */
const useShared = (byDirectory: User['directory_roles'], saved?: GroupsByRole) => {
  const { t } = useTranslation();
  const roles = useRoleFields(saved);
  return {
    fields: {
      first_name: { label: t('people.fields.first_name') },
      last_name: { label: t('people.fields.last_name') },
      language: {
        label: t('people.fields.language'),
        hint: t('people.form.languageHint'),
        choices: labelled(config().languages, (language) => t(`entry.languages.${language}`)),
      },
      ...roles.fields,
    },
    roles: roles.section,
    check: roles.check,
    follows: (groups: UserDraft) => (
      <RolesPreview title={t('people.preview.will')} groups={withRoles(groups, byDirectory)} />
    ),
    one: userQueries.one,
    lists: userQueries.all,
  };
};

/** Asked only if the tenant offers several languages. */
const spoken = () => (config().languages.length > 1 ? (['language'] as const) : []);

const A_LINE = 200;

/** Directory names may contain characters that names entered here may not. An unchanged name is not sent. */
const rulesFor = ({ from_directory }: User) =>
  !from_directory
    ? userRules
    : { ...userRules, first_name: optional('line', A_LINE), last_name: optional('line', A_LINE) };

const changedNames = ({ first_name, last_name }: UserDraft, saved: User | undefined) => ({
  ...(first_name !== saved?.first_name && { first_name }),
  ...(last_name !== saved?.last_name && { last_name }),
});

export const useUserForm = (user: User): FormKind<UserDraft, User> => {
  const { t } = useTranslation();
  const { roles, ...shared } = useShared(user.directory_roles, user);
  return {
    ...shared,
    name: 'user',
    rules: rulesFor(user),
    sections: [{ title: t('people.form.profile'), fields: [['first_name', 'last_name'], ...spoken()] }, roles],
    saved: t('people.form.saved'),
    failed: t('people.form.failed'),
    send: async (draft, saved, idempotencyKey) => {
      const params = { user_id: saved?.id ?? '' };
      const { first_name, last_name, ...rest } = bodyOf(draft);
      const body = { ...rest, ...changedNames(draft, saved) };
      const call = { params, body, version: saved?.version, idempotencyKey };
      return asUser(await api('PATCH /access/users/{user_id}', call));
    },
  };
};

export const useInvitationForm = (): FormKind<InvitationDraft, User> => {
  const { t } = useTranslation();
  const { roles, ...shared } = useShared([]);
  return {
    ...shared,
    name: 'invitation',
    rules: invitationRules,
    fields: {
      ...shared.fields,
      email: { label: t('people.fields.email'), hint: t('people.form.emailHint'), typed: { inputMode: 'email' } },
    },
    sections: [{ title: t('people.form.profile'), fields: ['email', ['first_name', 'last_name'], ...spoken()] }, roles],
    saved: t('people.form.invited'),
    failed: t('people.form.failed'),
    send: async ({ email, ...draft }, _, idempotencyKey) =>
      asUser(await api('POST /access/users', { body: { email, ...bodyOf(draft) }, idempotencyKey })),
  };
};
