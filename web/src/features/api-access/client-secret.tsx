import { useTranslation } from 'react-i18next';
import { NewSecret } from '#web/components/secret/new-secret.tsx';

/** The client id and the new secret, which the API shows only once. */
export const ClientSecret = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  return (
    <NewSecret
      id={id}
      title={t('apiAccess.secret.title')}
      text={t('apiAccess.secret.text')}
      leaveText={t('apiAccess.secret.leaveText')}
      shown={(secret) => [
        { label: t('apiAccess.secret.id'), text: id, copy: t('apiAccess.secret.copyId') },
        { label: t('apiAccess.secret.secret'), text: secret, copy: t('apiAccess.secret.copySecret') },
      ]}
    />
  );
};
