import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MANY } from './user-path.ts';

/** From the list to the page that invites people from a file. */
export const InviteMany = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button
      href={MANY}
      onFollow={(event) => {
        event.preventDefault();
        navigate(MANY);
      }}
    >
      {t('people.many.open')}
    </Button>
  );
};
