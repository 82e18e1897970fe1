import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#web/auth/session.ts';
import { EntryPage } from './entry-page.tsx';

export const UnauthorizedPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const startAgain = async () => {
    await signOut();
    navigate('/signin');
  };
  return (
    <EntryPage title={t('signIn.unauthorized.title')} text={t('signIn.unauthorized.text')}>
      <Button variant="primary" onClick={startAgain} fullWidth>
        {t('entry.login')}
      </Button>
    </EntryPage>
  );
};
