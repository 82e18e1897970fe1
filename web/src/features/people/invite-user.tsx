import { useTranslation } from 'react-i18next';
import { invitationRules } from '#domain/people/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { config } from '#web/config.ts';
import { userPath } from '#web/routing/paths.ts';
import { useInvitationForm } from './use-user-form.tsx';

const InviteUser = () => {
  const { t } = useTranslation();
  return (
    <CreateForm
      kind={useInvitationForm()}
      title={t('people.form.inviteTitle')}
      submitLabel={t('people.form.send')}
      start={{ ...emptyOf(invitationRules), language: config().languages[0] }}
      list="/manage-users"
      pathOf={userPath}
    />
  );
};

export default InviteUser;
