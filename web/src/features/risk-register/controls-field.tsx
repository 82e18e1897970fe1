import Multiselect from '@cloudscape-design/components/multiselect';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allControls } from '#web/components/applications/queries.ts';
import { useWords } from '#web/components/use-words.ts';

type ControlsFieldProps = { application: string; chosen: readonly string[]; onChange: (controls: string[]) => void };

/** The controls of the application that mitigate the risk. */
const ControlsField = ({ application, chosen, onChange }: ControlsFieldProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { data, error, isPending, refetch } = useQuery(allControls(application));
  const known = (data?.controls ?? []).map(({ id, title }) => ({ value: id as string, label: inWords(title) }));
  const optionOf = (value: string) => known.find((one) => one.value === value) ?? { value, label: value };
  return (
    <Multiselect
      filteringType="auto"
      placeholder={t('register.controls.choose')}
      filteringPlaceholder={t('register.controls.find')}
      filteringAriaLabel={t('register.controls.find')}
      options={known}
      selectedOptions={chosen.map(optionOf)}
      statusType={error && !data ? 'error' : isPending ? 'loading' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('register.controls.failed')}
      recoveryText={t('actions.retry')}
      onLoadItems={({ detail }) => detail.samePage && void refetch()}
      empty={t('register.controls.none')}
      deselectAriaLabel={({ label = '' }) => t('register.controls.remove', { title: label })}
      onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
    />
  );
};

export default ControlsField;
