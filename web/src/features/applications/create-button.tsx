import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOriginState } from '#web/app/main-layout/origin.ts';

const CREATE_PATH = '/applications?create';

export const CreateButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useOriginState();
  return (
    <Button
      variant="primary"
      href={CREATE_PATH}
      onFollow={(event) => {
        event.preventDefault();
        navigate(CREATE_PATH, { state });
      }}
    >
      {t('applications.create')}
    </Button>
  );
};
