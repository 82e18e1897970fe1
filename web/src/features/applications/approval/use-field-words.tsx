import { useTranslation } from 'react-i18next';
import { APPROVED_FIELDS } from '#domain/approval/fields.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import type { FieldWords } from '#web/components/approval/changes.tsx';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { VendorName } from '#web/components/vendors/vendor-name.tsx';

/** The labels and values of an application's fields that an approval covers. */
export const useFieldWords = (): FieldWords => {
  const { t } = useTranslation();
  const { word } = useModelWords();
  return {
    label: (name) => {
      const field = APPROVED_FIELDS.find((one) => one === name);
      return field ? t(`applications.fields.${field}`) : name;
    },
    value: (field, text) => {
      if (field === 'vendor_id') return <VendorName id={text} />;
      if (field === 'foundation_models') return <span className="prose">{text.split(', ').map(word).join(', ')}</span>;
      if (field === 'risk_tier') return t(`risk.tiers.${text as ApplicationTier}.label`); // a known tier
      if (field === 'model_type') return t(`applications.modelTypes.${text as 'both'}`); // a known model type
      return <span className="prose">{text}</span>;
    },
  };
};
