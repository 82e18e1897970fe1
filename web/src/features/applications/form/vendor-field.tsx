import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorQueries } from '#web/features/vendors/queries.ts';

type VendorFieldProps = { id: string | null; isAsked: boolean; onChange: (id: string | null) => void };

export const VendorField = ({ id, isAsked, onChange }: VendorFieldProps) => {
  const { t } = useTranslation();
  const { data = [], isPending, isError, refetch } = useQuery(vendorQueries.names());
  const options = [
    ...(isAsked ? [] : [{ value: '', label: t('applications.form.noVendor') }]),
    ...data
      .filter((vendor) => vendor.state !== 'ended' || vendor.id === id)
      .map((vendor) => ({ value: vendor.id, label: vendor.name })),
  ];
  const unknown = { value: id ?? '', label: isPending ? t('actions.loading') : t('applications.detail.unknownVendor') };
  return (
    <Select
      filteringType="auto"
      options={options}
      selectedOption={isAsked && id === null ? null : (options.find(({ value }) => value === (id ?? '')) ?? unknown)}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('applications.form.vendorsFailed')}
      recoveryText={t('actions.retry')}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail }) => onChange(detail.selectedOption.value || null)}
    />
  );
};
