import { useTranslation } from 'react-i18next';
import type { ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { RETIREMENTS } from '#domain/models/retirement.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { useCustomColumns, useCustomKind } from '#web/components/custom-fields/use-custom-columns.tsx';
import { labelled } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Retirement } from '#web/components/models/retirement.tsx';
import { Day, formatDate, formatDay } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { modelPath } from '#web/routing/paths.ts';
import { modelKind } from './queries.ts';

const CreateModel = lazyPart(() => import('./create-model.tsx'));

export const ModelsPage = () => {
  const { t, i18n } = useTranslation();
  const { roles } = useCurrentUser();
  const custom = useCustomColumns<ModelRow>('models');
  const day = (on: string) => (on === '' ? '' : formatDate(on, i18n.language));
  return (
    <ListPage
      kind={useCustomKind(modelKind, 'models')}
      columns={[
        { id: 'name', header: t('models.fields.name'), text: modelName },
        { id: 'provider', header: t('models.fields.provider'), text: ({ provider }) => provider, width: 200 },
        {
          id: 'released',
          header: t('models.fields.released'),
          text: ({ released }) => day(released),
          inFile: ({ released }) => released,
          width: 140,
        },
        {
          id: 'retires_on',
          header: t('models.fields.retires_on'),
          text: ({ retires_on }) => day(retires_on),
          inFile: ({ retires_on }) => retires_on,
          cell: ({ retires_on }) => (retires_on === '' ? undefined : <Retirement on={retires_on} />),
          width: 240,
          onPhone: true,
        },
        {
          id: 'retirement',
          header: t('models.fields.retirement'),
          text: ({ retirement }) => (retirement === 'current' ? '' : t(`models.retirements.${retirement}`)),
          labels: labelled(RETIREMENTS, (one) => t(`models.retirements.${one}`)),
          width: 160,
        },
        {
          id: 'updated_at',
          header: t('models.fields.updated'),
          text: ({ updated_at }) => formatDay(updated_at, i18n.language),
          inFile: ({ updated_at }) => new Date(updated_at),
          cell: ({ updated_at }) => <Day at={updated_at} />,
          width: 146,
        },
        ...custom,
      ]}
      texts={{
        title: t('models.title'),
        description: t('models.description'),
        search: t('models.list.search'),
        count: (count) => t('models.list.count', { count }),
        loading: t('models.list.loading'),
        failed: t('models.list.failed'),
        none: t('models.list.none'),
        noneText: t('models.list.noneText'),
      }}
      pathOf={({ id }) => modelPath(id)}
      create={{ label: t('models.form.create'), isFor: holds(roles, permissions.editObjects), form: CreateModel }}
      bulk={[]}
    />
  );
};
