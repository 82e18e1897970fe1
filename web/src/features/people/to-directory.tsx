import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const PATH = '/manage-users/directory';

/** To where a directory is connected that makes and changes people by itself. */
export const ToDirectory = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button
      href={PATH}
      onFollow={(event) => {
        event.preventDefault();
        navigate(PATH);
      }}
    >
      {t('directory.title')}
    </Button>
  );
};
