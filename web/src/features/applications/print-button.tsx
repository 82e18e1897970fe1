import Button from '@cloudscape-design/components/button';
import { useIsFetching } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { dossierPath } from '#web/routing/application-path.ts';

/** Links to the dossier. On the dossier it prints, and is disabled while data loads. */
export const PrintButton = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const path = dossierPath(id);
  const isThere = pathname === path;
  const isComing = useIsFetching() > 0;
  return (
    <Button
      iconName="file"
      disabled={isThere && isComing}
      {...(!isThere && { href: path })}
      onFollow={(event) => {
        event.preventDefault();
        navigate(path, { state });
      }}
      onClick={() => isThere && window.print()}
    >
      {t('applications.dossier.print')}
    </Button>
  );
};
