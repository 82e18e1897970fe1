import { useTranslation } from 'react-i18next';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { datedCertificate, datesOf } from '#domain/vendors/dates.ts';
import type { VendorRow } from '#domain/vendors/vendor.ts';
import {
  CERTIFICATES,
  CRITICALITIES,
  DATA_SHARED,
  HELD_CERTIFICATES,
  TRAINING,
  VENDOR_CATEGORIES,
  VENDOR_STATES,
} from '#domain/vendors/words.ts';
import { useCustomColumns, useCustomKind } from '#web/components/custom-fields/use-custom-columns.tsx';
import { useGroupsColumn } from '#web/components/groups/group-names.tsx';
import { type Column, labelled, several } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDate, formatDay } from '#web/components/moment.tsx';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { vendorPath } from '#web/routing/paths.ts';
import { vendorKind } from './queries.ts';
import { VendorState } from './vendor-state.tsx';

const CreateVendor = lazyPart(() => import('./create-vendor.tsx'));
const ChangeVendors = lazyPart(() => import('./change-vendors.tsx'));

/** Fields that a bulk change may set. */
const BULK = ['owner'] as const;

export const VendorsPage = () => {
  const { t, i18n } = useTranslation();
  const { roles } = useCurrentUser();
  const groups = useGroupsColumn<VendorRow>(t('vendors.forEverybody'));
  const custom = useCustomColumns<VendorRow>('vendors');
  const mayEdit = holds(roles, permissions.editObjects);
  const day = (on = '') => (on === '' ? '' : formatDate(on, i18n.language));
  /** Column with a choice field that may be empty. */
  const choice = <V extends string>(
    id: string,
    header: string,
    of: (vendor: VendorRow) => V | null,
    values: readonly V[],
    say: (value: V) => string,
  ): Column<VendorRow> => ({
    ...{ id, header, labels: labelled(values, say), width: 150 },
    text: (vendor) => {
      const value = of(vendor);
      return value === null ? '' : say(value);
    },
  });
  const certificates = (vendor: VendorRow, others: readonly string[]) => [
    ...CERTIFICATES.filter((one) => vendor[`${one}_until`] !== '').map((one) => t(`vendors.certificates.${one}`)),
    ...others,
  ];
  return (
    <ListPage
      kind={useCustomKind(vendorKind, 'vendors')}
      columns={[
        { id: 'name', header: t('vendors.fields.name'), text: ({ name }) => name },
        {
          ...choice(
            'state',
            t('vendors.fields.state'),
            (one) => one.state,
            VENDOR_STATES,
            (one) => t(`vendors.states.${one}`),
          ),
          cell: ({ state }) => <VendorState state={state} />,
        },
        choice(
          'category',
          t('vendors.fields.category'),
          (one) => one.category,
          VENDOR_CATEGORIES,
          (one) => t(`vendors.categories.${one}`),
        ),
        {
          ...choice(
            'risk',
            t('vendors.fields.risk'),
            ({ risk = 'unknown' }) => risk,
            VENDOR_RISKS,
            (one) => t(`vendors.risks.${one}`),
          ),
          cell: ({ risk = 'unknown' }) => <VendorRiskBadge risk={risk} />,
          width: 120,
          onPhone: true,
        },
        choice(
          'criticality',
          t('vendors.fields.criticality'),
          (one) => one.criticality,
          CRITICALITIES,
          (one) => t(`vendors.criticalities.${one}`),
        ),
        { id: 'owner', header: t('vendors.fields.owner'), text: ({ owner }) => owner, width: 160 },
        {
          id: 'next_date',
          header: t('vendors.fields.next_date'),
          text: (vendor) => day(datesOf(vendor)[0]?.on),
          inFile: (vendor) => datesOf(vendor)[0]?.on ?? '',
          width: 130,
        },
        choice(
          'data_shared',
          t('vendors.fields.data_shared'),
          (one) => one.data_shared,
          DATA_SHARED,
          (one) => t(`vendors.dataShared.${one}`),
        ),
        choice(
          'trains_on_data',
          t('vendors.fields.trains_on_data'),
          (one) => one.trains_on_data,
          TRAINING,
          (one) => t(`vendors.training.${one}`),
        ),
        { id: 'country', header: t('vendors.fields.country'), text: ({ country }) => country, width: 130 },
        {
          id: 'processing_countries',
          header: t('vendors.fields.processing_countries'),
          ...several((vendor: VendorRow) => vendor.processing_countries),
          width: 160,
        },
        {
          id: 'certificates',
          header: t('vendors.fields.certificates'),
          text: several((vendor: VendorRow) =>
            certificates(
              vendor,
              vendor.other_certificates.map((one) => datedCertificate(one).name),
            ),
          ).text,
          inFile: several((vendor: VendorRow) => certificates(vendor, vendor.other_certificates)).inFile,
          labels: labelled(HELD_CERTIFICATES, (one) => t(`vendors.certificates.${one}`)),
          width: 180,
        },
        {
          id: 'contract_end',
          header: t('vendors.fields.contract_end'),
          text: ({ contract_end }) => day(contract_end),
          inFile: ({ contract_end }) => contract_end,
          width: 130,
        },
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
        ...custom,
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
      importAt={mayEdit ? '/vendors/import' : undefined}
      bulk={BULK.map((name) => ({ name, text: t(`vendors.bulk.${name}`), isFor: mayEdit, dialog: ChangeVendors }))}
    />
  );
};
