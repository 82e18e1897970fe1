import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewing } from '#web/auth/viewing.ts';

const PATH = '/frameworks/new';

/** Leads to where a framework of the company's own is made. */
export const AddOwn = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isViewing = useViewing() !== undefined;
  if (isViewing) return null;
  return (
    <Button
      href={PATH}
      onFollow={(event) => {
        event.preventDefault();
        navigate(PATH);
      }}
    >
      {t('ownFramework.add')}
    </Button>
  );
};
