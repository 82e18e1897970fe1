import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { reviewInterval } from '#domain/assessments/demands.ts';

/** The interval between reviews that applies, and where it comes from. */
export const ReviewInterval = ({ application }: { application: Application }) => {
  const { t } = useTranslation();
  const { byTier, own, applies } = reviewInterval(application);
  const every = (months: NonNullable<typeof applies>) => t(`applications.reviewMonths.${months}`);
  const reason = () => {
    if (!applies) return own && t('applications.detail.review.later');
    if (byTier && own) return t('applications.detail.review.both', { tier: every(byTier), own: every(own) });
    return t(byTier ? 'applications.detail.review.byTier' : 'applications.detail.review.own');
  };
  return (
    <>
      {applies ? every(applies) : t('applications.detail.review.none')}
      <Box fontSize="body-s" color="text-body-secondary">
        {reason()}
      </Box>
    </>
  );
};
