import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { useRecordName } from '#web/routing/record-names.ts';
import { OwnEditor } from './own-editor.tsx';
import { ownFrameworkQueries } from './queries.ts';

export const NewOwnFrameworkPage = () => (
  <WithDrafts form="own-framework:create">{(drafts) => <OwnEditor drafts={drafts} />}</WithDrafts>
);

export const EditOwnFrameworkPage = () => {
  const { t } = useTranslation();
  const { frameworkId = '' } = useParams();
  const { data, error, refetch } = useQuery(ownFrameworkQueries.one(frameworkId));
  useRecordName(frameworkId, data?.name);
  if (data)
    return (
      <WithDrafts key={data.id} form={`own-framework:${data.id}`}>
        {(drafts) => <OwnEditor before={data} drafts={drafts} />}
      </WithDrafts>
    );
  if (error)
    return <LoadFailed isPage what={t('ownFramework.loadFailed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
