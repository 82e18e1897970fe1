import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { questionnaireQueries } from './queries.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

/** Loads unsent answers from this device before it shows the questionnaire. */
export const QuestionnaireTab = () => {
  const { t } = useTranslation();
  const { entity: vendor, mayEdit } = useShown<Vendor>();
  const { id } = vendor;
  const { data, error, refetch } = useQuery(questionnaireQueries.one(id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('diligence.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <WithDrafts form={`diligence:${id}`}>
      {({ left }) => (
        <QuestionnaireForm
          key={id}
          vendor={vendor}
          mayEdit={mayEdit}
          questionnaire={data}
          left={mayEdit && data.state === 'open' ? left : []}
        />
      )}
    </WithDrafts>
  );
};
