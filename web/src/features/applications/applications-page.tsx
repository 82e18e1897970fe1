import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationSummary } from '#domain/applications/application.ts';
import { modelName } from '#domain/models/name.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { useCustomColumns, useCustomKind } from '#web/components/custom-fields/use-custom-columns.tsx';
import { useGroupsColumn } from '#web/components/groups/group-names.tsx';
import { type Column, labelled, several } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { overviewPath } from '#web/routing/application-path.ts';
import { withTexts } from '#web/routing/page.ts';
import { applicationColumns } from './application-columns.tsx';
import { applicationKind, applicationQueries, frameworkNames } from './queries.ts';

const CreateApplication = lazyPart(() => import('./create-application.tsx'));
const RulesChanged = lazyPart(withTexts('intake', () => import('./rules-changed.tsx')));
const ChangeApplications = lazyPart(() => import('./change-applications.tsx'));
const DownloadDocuments = lazyPart(
  withTexts(
    ['intake', 'controls', 'approval', 'assessments', 'documents', 'legal', 'templates'],
    () => import('./legal/download-documents.tsx'),
  ),
);

/** Fields that a bulk change may set. The tier is excluded, because each application's answers decide it. */
const BULK = ['owner', 'department', 'vendor_id', 'development_status'] as const;

/** Only present when the list is filtered by vendor: loading every vendor's name is expensive. */
const useVendorColumn = (): Column<ApplicationSummary>[] => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const isAsked = params.has('vendor_id');
  const { data } = useQuery({ ...vendorQueries.names(), enabled: isAsked });
  const names = new Map(data?.map(({ id, name }) => [id, name]));
  const unknown = t('applications.detail.unknownVendor');
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? unknown));
  if (!isAsked || !data) return [];
  return [
    {
      id: 'vendor_id',
      header: t('applications.fields.vendor_id'),
      text: ({ vendor_id }) => nameOf(vendor_id),
      labels: Object.fromEntries(names),
      unknown,
      width: 160,
    },
  ];
};

/** Only present when the list is filtered by model. */
const useModelColumn = (): Column<ApplicationSummary>[] => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const isAsked = params.has('foundation_models');
  const { models, word, isPending } = useModelWords(isAsked);
  if (!isAsked || isPending) return [];
  return [
    {
      id: 'foundation_models',
      header: t('applications.fields.foundation_models'),
      ...several(({ foundation_models }: ApplicationSummary) => foundation_models.map(word)),
      labels: Object.fromEntries(models.map((model) => [model.id, modelName(model)])),
      unknown: t('applications.models.unknown'),
      width: 200,
    },
  ];
};

/** Only present when the list is filtered by framework. */
const useFrameworkColumn = (): Column<ApplicationSummary>[] => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const isAsked = params.has('frameworks');
  const { data, isPending } = useQuery({ ...frameworkNames, enabled: isAsked });
  const names = new Map(data?.map(({ id, name }) => [id, name]));
  if (!isAsked || isPending) return [];
  const nameOf = (id: string) => names.get(id) ?? t('applications.unknownFramework');
  const asked = params.getAll('frameworks');
  return [
    {
      id: 'frameworks',
      header: t('applications.fields.frameworks'),
      ...several(({ frameworks = [] }: ApplicationSummary) => frameworks.map(nameOf)),
      labels: { ...labelled(asked, nameOf), ...Object.fromEntries(names) },
      width: 200,
    },
  ];
};

export const ApplicationsPage = () => {
  const { t, i18n } = useTranslation();
  const { roles } = useCurrentUser();
  const groups = useGroupsColumn<ApplicationSummary>('');
  const vendor = useVendorColumn();
  const model = useModelColumn();
  const framework = useFrameworkColumn();
  const custom = useCustomColumns<ApplicationSummary>('applications');
  const { data: review } = useQuery(applicationQueries.rulesReview());
  const mayEdit = holds(roles, permissions.editObjects);
  return (
    <>
      {review && review.applications.length > 0 && (
        <Suspense>
          <RulesChanged applications={review.applications} isAll={review.next_cursor === null} />
        </Suspense>
      )}
      <ListPage
        kind={useCustomKind(applicationKind, 'applications')}
        columns={[...applicationColumns(t, i18n.language), ...vendor, ...model, ...framework, groups, ...custom]}
        texts={{
          title: t('applications.title'),
          description: t('applications.description'),
          search: t('applications.list.search'),
          count: (count) => t('applications.list.count', { count }),
          loading: t('applications.list.loading'),
          failed: t('applications.list.failed'),
          none: t('applications.list.none'),
          noneText: t('applications.list.noneText'),
        }}
        pathOf={({ id }) => overviewPath(id)}
        create={{
          label: t('applications.create'),
          isFor: mayEdit,
          form: CreateApplication,
        }}
        importAt={mayEdit ? '/applications/import' : undefined}
        bulk={[
          ...BULK.map((name) => ({
            name,
            text: t(`applications.bulk.${name}`),
            isFor: mayEdit,
            dialog: ChangeApplications,
          })),
          { name: 'legal', text: t('applications.bulk.legal'), isFor: true, dialog: DownloadDocuments },
        ]}
      />
    </>
  );
};
