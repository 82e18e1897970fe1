import { useTranslation } from 'react-i18next';
import type { Broken, FieldError, FieldErrorParams } from '#domain/field-error.ts';
import { loadTexts } from '#web/i18n/index.ts';

// A form is shown when its errors can be.
await loadTexts('fieldErrors');

/** The message of a field error in the current language, or the API's text if this release does not know the code. */
export const useErrorText = () => {
  const { t, i18n } = useTranslation();
  const say = t as (key: string, params: FieldErrorParams) => string; // each code has the parameters of its text
  return (error: Broken | FieldError) => {
    const key = `fieldErrors.${error.code}`;
    return i18n.exists(key) || !('message' in error) ? say(key, error.params) : error.message;
  };
};
