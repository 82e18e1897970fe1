import Button from '@cloudscape-design/components/button';
import { useIsFetching } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Disabled while data loads, which would be missing on paper. */
export const PrintButton = () => {
  const { t } = useTranslation();
  const isComing = useIsFetching() > 0;
  return (
    <Button iconName="file" disabled={isComing} onClick={() => window.print()}>
      {t('applications.dossier.print')}
    </Button>
  );
};
