import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '#web/components/page-title.tsx';

const EDIT = '?edit';

/** The name of a thing, and the way to its form for whoever may edit it. */
export const DetailHeader = ({ name, mayEdit }: { name: string; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Header
        variant="h1"
        {...(mayEdit && {
          actions: (
            <Button
              iconName="edit"
              href={EDIT}
              onFollow={(event) => {
                event.preventDefault();
                navigate({ search: EDIT }, { state });
              }}
            >
              {t('actions.edit')}
            </Button>
          ),
        })}
      >
        {name}
      </Header>
    </>
  );
};
