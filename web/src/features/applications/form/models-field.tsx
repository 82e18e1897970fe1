import Multiselect from '@cloudscape-design/components/multiselect';
import { useTranslation } from 'react-i18next';
import { modelName } from '#domain/models/name.ts';
import { useModelWords } from '#web/components/models/use-model-words.ts';

type ModelsFieldProps = { chosen: readonly string[]; onChange: (models: string[]) => void };

/** Models of the registry. Free-text names from before the registry can only be removed. */
export const ModelsField = ({ chosen, onChange }: ModelsFieldProps) => {
  const { t } = useTranslation();
  const { models, find, word, isPending, isError, refetch } = useModelWords();
  const known = models.map((model) => ({ value: model.id, label: modelName(model), description: model.provider }));
  const typed = chosen.filter((one) => !find(one)).map((one) => ({ value: one, label: word(one) }));
  const options = [...known, ...typed];
  return (
    <Multiselect
      filteringType={options.length > 8 ? 'auto' : 'none'}
      placeholder={t('applications.form.modelPlaceholder')}
      options={options}
      selectedOptions={chosen.flatMap((one) => options.find(({ value }) => value === one) ?? [])}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('applications.form.modelsFailed')}
      recoveryText={t('actions.retry')}
      empty={t('applications.form.noModels')}
      deselectAriaLabel={({ label: model = '' }) => t('applications.form.removeModel', { model })}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
    />
  );
};
