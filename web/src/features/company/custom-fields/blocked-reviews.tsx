import Alert from '@cloudscape-design/components/alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Customized } from '#domain/custom-fields/rules.ts';
import { inReviewQuery } from './queries.ts';

/** How many approvals in review will need the value of a field that becomes required. */
export const BlockedReviews = ({ noun }: { noun: Exclude<Customized, 'models'> }) => {
  const { t } = useTranslation();
  const { data: count = 0 } = useQuery(inReviewQuery(noun));
  return count > 0 && <Alert type="warning">{t('fieldSettings.inReview', { count })}</Alert>;
};
