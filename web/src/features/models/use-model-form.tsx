import { useTranslation } from 'react-i18next';
import type { TypedCustom } from '#domain/custom-fields/typed.ts';
import type { FoundationModel } from '#domain/models/model.ts';
import { type ModelSaid, modelRules, retirementProblem } from '#domain/models/rules.ts';
import { api } from '#web/api/client.ts';
import { useCustomForm } from '#web/components/custom-fields/use-custom-form.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormField, FormKind } from '#web/components/form/form-kind.ts';
import { ProviderField } from './provider-field.tsx';
import { modelQueries } from './queries.ts';

export type TypedModel = ModelSaid & TypedCustom;

export const useModelForm = (saved?: FoundationModel): FormKind<TypedModel, FoundationModel> => {
  const { t } = useTranslation();
  const custom = useCustomForm('models', saved);
  const label = (field: keyof ModelSaid) => ({ label: t(`models.fields.${field}`) });
  const day = (field: keyof ModelSaid): FormField<string> => ({
    ...label(field),
    input: ({ value, onChange }) => <DayInput value={value} onChange={onChange} />,
  });
  return {
    name: 'model',
    rules: { ...modelRules, ...custom.rules },
    fields: {
      ...custom.looks,
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
      ...custom.sections,
    ],
    saved: t('models.form.saved'),
    failed: t('models.form.failed'),
    check: (draft) => ({ ...custom.check(draft), ...retirementProblem(draft) }),
    send: (draft, saved, idempotencyKey) => {
      const body = custom.bodyOf(draft);
      return saved
        ? api('PUT /models/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : api('POST /models', { body, idempotencyKey });
    },
    one: modelQueries.one,
    lists: modelQueries.lists,
  };
};
