import { type CustomField, labelIn } from '#domain/custom-fields/rules.ts';
import { type CustomValue, textsOfValue } from '#domain/custom-fields/values.ts';
import { formatDate } from '#web/components/moment.tsx';

/** Removed options keep their labels. */
const optionText = ({ options }: CustomField, id: string, language: string) => {
  const option = options.find((one) => one.id === id);
  return option ? labelIn(option, language) : id;
};

/** A value in words. */
export const valueTexts = (field: CustomField, value: CustomValue | undefined, language: string): string[] =>
  textsOfValue(value).map((text) => {
    switch (field.type) {
      case 'number':
        return Number(text).toLocaleString(language, { maximumFractionDigits: 6 });
      case 'date':
        return formatDate(text, language);
      case 'choice':
      case 'choices':
        return optionText(field, text, language);
      default:
        return text;
    }
  });
