import Container from '@cloudscape-design/components/container';
import Skeleton from '@cloudscape-design/components/skeleton';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';

export const FormSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('actions.loading')}>
      <SpaceBetween size="l">
        <Skeleton variant="text-heading-xl" width="40%" />
        <Container>
          <SpaceBetween size="l">
            <Skeleton variant="text-body-m" width="30%" />
            <Skeleton variant="text-body-m" width="80%" />
            <Skeleton variant="text-body-m" width="60%" />
            <Skeleton variant="text-body-m" width="70%" />
          </SpaceBetween>
        </Container>
      </SpaceBetween>
    </div>
  );
};
