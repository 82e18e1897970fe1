import { useTranslation } from 'react-i18next';
import { customIdIn, customName, labelIn } from '#domain/custom-fields/rules.ts';
import { type Imported, LAYOUTS } from '#domain/import/columns.ts';
import { useCustomFields } from '#web/components/custom-fields/fields.ts';

/** Labels of fields and values in an import. */
export const useImportWords = (what: Imported) => {
  const { t, i18n } = useTranslation();
  const say = t as (key: string) => string; // every layout field has a text
  const custom = useCustomFields(what);
  const { retired: _, ...statuses } = t('applications.developmentStatuses', { returnObjects: true });
  const of = (labels: Readonly<Record<string, string>>) => Object.values(labels);
  const words: Readonly<Record<string, readonly string[]>> =
    what === 'vendors'
      ? {
          category: of(t('vendors.categories', { returnObjects: true })),
          criticality: of(t('vendors.criticalities', { returnObjects: true })),
          data_shared: of(t('vendors.dataShared', { returnObjects: true })),
          trains_on_data: of(t('vendors.training', { returnObjects: true })),
          notice_days: of(t('vendors.noticePeriods', { returnObjects: true })),
        }
      : {
          model_type: of(t('applications.modelTypes', { returnObjects: true })),
          development_status: of(statuses),
          review_months: of(t('applications.reviewMonths', { returnObjects: true })),
        };
  const label = (field: string) => {
    const ofCompany = custom.find(({ id }) => id === customIdIn(field));
    if (ofCompany) return labelIn(ofCompany, i18n.language);
    // An error in a list entry is reported for the list.
    const [name = field] = field.split('.');
    const key = `${what}.fields.${name}`;
    return i18n.exists(key) ? say(key) : name;
  };
  return { label, words, custom, fields: [...LAYOUTS[what].fields, ...custom.map(({ id }) => customName(id))] };
};
