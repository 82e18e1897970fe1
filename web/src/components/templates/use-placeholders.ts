import { useMemo } from 'react';
import { placeholdersWith } from '#domain/templates/placeholders.ts';
import { useCustomFields } from '#web/components/custom-fields/fields.ts';

/** All placeholders, with those of the custom fields in use. */
export const usePlaceholders = () => {
  const fields = useCustomFields('applications');
  return useMemo(() => placeholdersWith(fields), [fields]);
};
