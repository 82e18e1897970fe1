import { useTranslation } from 'react-i18next';
import { holds, permissions } from '#domain/permissions.ts';
import type { Vendor } from '#domain/vendor.ts';
import { useGroupsColumn } from '#web/components/groups/group-names.tsx';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDay } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { vendorKind } from './queries.ts';
import { vendorPath } from './vendor-path.ts';

const CreateVendor = lazyPart(() => import('./create-vendor.tsx'));
const ChangeVendors = lazyPart(() => import('./change-vendors.tsx'));

/** What can be changed in many at once. */
const BULK = ['owner'] as const;

export const VendorsPage = () => {
  const { t, i18n } = useTranslation();
  const { roles } = useCurrentUser();
  const groups = useGroupsColumn<Vendor>(t('vendors.forEverybody'));
  const mayEdit = holds(roles, permissions.editObjects);
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
          inFile: ({ updated_at }) => new Date(updated_at),
          cell: ({ updated_at }) => <Day at={updated_at} />,
          width: 146,
        },
        groups,
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
      pathOf={({ id }) => vendorPath(id)}
      create={{ label: t('vendors.form.create'), isFor: mayEdit, form: CreateVendor }}
      bulk={BULK.map((name) => ({ name, text: t(`vendors.bulk.${name}`), isFor: mayEdit, dialog: ChangeVendors }))}
    />
  );
};
