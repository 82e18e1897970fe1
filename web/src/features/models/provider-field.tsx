import Autosuggest from '@cloudscape-design/components/autosuggest';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorQueries } from '#web/features/vendors/queries.ts';

type ProviderFieldProps = { value: string; onChange: (provider: string) => void };

/** Suggests vendors by name; any other text is kept as typed. */
export const ProviderField = ({ value, onChange }: ProviderFieldProps) => {
  const { t } = useTranslation();
  const { data = [], isPending } = useQuery(vendorQueries.names());
  return (
    <Autosuggest
      value={value}
      options={data.map(({ name }) => ({ value: name }))}
      statusType={isPending ? 'loading' : 'finished'}
      loadingText={t('actions.loading')}
      enteredTextLabel={(name) => t('models.form.typedProvider', { name })}
      onChange={({ detail }) => onChange(detail.value)}
    />
  );
};
