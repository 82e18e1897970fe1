import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import type { ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { useModelWords } from '#web/components/models/use-model-words.ts';

type ModelSelectProps = { id: string | null; onChange: (model: ModelRow | undefined) => void };

/** Select for the tested foundation model; an unregistered model can be typed. */
export const ModelSelect = ({ id, onChange }: ModelSelectProps) => {
  const { t } = useTranslation();
  const { models, find, isPending, isError, refetch } = useModelWords();
  const another = { value: '', label: t('newTest.purpose.anotherModel') };
  const optionOf = (model: ModelRow) => ({ value: model.id, label: modelName(model), description: model.provider });
  const chosen = id ? find(id) : undefined;
  return (
    <FormField label={t('newTest.purpose.fromModels')} stretch>
      <Select
        filteringType={models.length > 8 ? 'auto' : 'none'}
        options={[another, ...models.map(optionOf)]}
        selectedOption={chosen ? optionOf(chosen) : another}
        statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
        loadingText={t('actions.loading')}
        errorText={t('newTest.purpose.modelsFailed')}
        recoveryText={t('actions.retry')}
        onLoadItems={() => isError && void refetch()}
        onChange={({ detail }) => onChange(find(detail.selectedOption.value ?? ''))}
      />
    </FormField>
  );
};
