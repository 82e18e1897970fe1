import { useTranslation } from 'react-i18next';
import { APPROVED_OF_VENDOR } from '#domain/approval/fields.ts';
import { CRITICALITIES, DATA_SHARED, TRAINING, VENDOR_CATEGORIES } from '#domain/vendors/words.ts';
import type { FieldWords } from '#web/components/approval/changes.tsx';

/** The labels and values of a vendor's fields that an approval covers. */
export const useFieldWords = (): FieldWords => {
  const { t } = useTranslation();
  const among = <V extends string>(all: readonly V[], text: string, say: (value: V) => string) => {
    const value = all.find((one) => one === text);
    return value === undefined ? text : say(value);
  };
  return {
    label: (name) => {
      const field = APPROVED_OF_VENDOR.find((one) => one === name);
      return field ? t(`vendors.fields.${field}`) : name;
    },
    value: (field, text) => {
      if (field === 'category') return among(VENDOR_CATEGORIES, text, (one) => t(`vendors.categories.${one}`));
      if (field === 'criticality') return among(CRITICALITIES, text, (one) => t(`vendors.criticalities.${one}`));
      if (field === 'data_shared') return among(DATA_SHARED, text, (one) => t(`vendors.dataShared.${one}`));
      if (field === 'trains_on_data') return among(TRAINING, text, (one) => t(`vendors.training.${one}`));
      return <span className="prose">{text}</span>;
    },
  };
};
