import { useTranslation } from 'react-i18next';
import type { Broken, FieldError, FieldErrorParams } from '#domain/field-error.ts';

/** What is wrong with a field, in the language shown; in the API's own words where it knows of more than this release. */
export const useErrorText = () => {
  const { t, i18n } = useTranslation();
  const say = t as (key: string, params: FieldErrorParams) => string; // each code comes with what its text has to say
  return (error: Broken | FieldError) => {
    const key = `fieldErrors.${error.code}`;
    return i18n.exists(key) || !('message' in error) ? say(key, error.params) : error.message;
  };
};
