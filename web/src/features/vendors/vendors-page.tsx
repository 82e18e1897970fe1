import { useTranslation } from 'react-i18next';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDay } from '#web/components/moment.tsx';
import { vendorKind } from './queries.ts';

export const VendorsPage = () => {
  const { t, i18n } = useTranslation();
  return (
    <ListPage
      kind={vendorKind}
      columns={[
        { id: 'name', header: t('vendors.fields.name'), text: ({ name }) => name },
        { id: 'owner', header: t('vendors.fields.owner'), text: ({ owner }) => owner, width: 180, onPhone: true },
        { id: 'website', header: t('vendors.fields.website'), text: ({ website }) => website, width: 260 },
        {
          id: 'updated_at',
          header: t('vendors.fields.updated'),
          text: ({ updated_at }) => formatDay(updated_at, i18n.language),
          inFile: ({ updated_at }) => updated_at,
          cell: ({ updated_at }) => <Day at={updated_at} />,
          width: 146,
        },
      ]}
      texts={{
        title: t('vendors.title'),
        description: t('vendors.description'),
        search: t('vendors.list.search'),
        count: (count) => t('vendors.list.count', { count }),
        loading: t('vendors.list.loading'),
        failed: t('vendors.list.failed'),
        none: t('vendors.list.none'),
        noneText: t('vendors.list.noneText'),
      }}
      pathOf={({ id }) => `/vendors/detail/${id}`}
    />
  );
};
