import Container from '@cloudscape-design/components/container';
import Skeleton from '@cloudscape-design/components/skeleton';
import { useTranslation } from 'react-i18next';

/** In place of sections whose height nobody knows yet: one that came by itself would push the others about. */
export const SectionsOnTheirWay = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('actions.loading')}>
      <Container header={<Skeleton variant="text-heading-l" width="30%" />}>
        <Skeleton variant="text-body-m" width="60%" />
      </Container>
    </div>
  );
};
