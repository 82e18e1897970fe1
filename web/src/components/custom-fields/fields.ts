import { CUSTOMIZED, type CustomField, type Customized } from '#domain/custom-fields/rules.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

type Lists = Readonly<Record<Customized, readonly CustomField[]>>;

/** The fields in use of a list; none for lists without custom fields. */
export const customFieldsOf = (lists: Lists, list: string): readonly CustomField[] => {
  const noun = CUSTOMIZED.find((one) => one === list);
  return noun ? lists[noun].filter(({ archived }) => !archived) : [];
};

/** They come with the current user, so that no page waits for them. */
export const useCustomFields = (noun: Customized) => customFieldsOf(useCurrentUser().custom_fields, noun);
