import { useTranslation } from 'react-i18next';
import type { FoundationModel, ModelDraft } from '#domain/models/model.ts';
import { modelRules, retirementProblem } from '#domain/models/rules.ts';
import { api } from '#web/api/client.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormField, FormKind } from '#web/components/form/form-kind.ts';
import { ProviderField } from './provider-field.tsx';
import { modelQueries } from './queries.ts';

export const useModelForm = (): FormKind<ModelDraft, FoundationModel> => {
  const { t } = useTranslation();
  const label = (field: keyof ModelDraft) => ({ label: t(`models.fields.${field}`) });
  const day = (field: keyof ModelDraft): FormField<string> => ({
    ...label(field),
    input: ({ value, onChange }) => <DayInput value={value} onChange={onChange} />,
  });
  return {
    name: 'model',
    rules: modelRules,
    fields: {
      name: label('name'),
      model_version: { ...label('model_version'), hint: t('models.form.versionHint') },
      provider: {
        ...label('provider'),
        hint: t('models.form.providerHint'),
        input: ({ value, onChange }) => <ProviderField value={value} onChange={onChange} />,
      },
      released: day('released'),
      retires_on: { ...day('retires_on'), hint: t('models.form.retiresHint') },
      notes: label('notes'),
    },
    sections: [
      { title: t('models.form.about'), fields: [['name', 'model_version'], 'provider'] },
      { title: t('models.form.days'), fields: [['released', 'retires_on']] },
      { title: t('models.form.more'), fields: ['notes'] },
    ],
    saved: t('models.form.saved'),
    failed: t('models.form.failed'),
    check: retirementProblem,
    send: (body, saved, idempotencyKey) =>
      saved
        ? api('PUT /models/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : api('POST /models', { body, idempotencyKey }),
    one: modelQueries.one,
    lists: modelQueries.lists,
  };
};
