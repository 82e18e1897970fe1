import type { CustomFields, SentField } from '#domain/custom-fields/field.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import { type SaveOptions, useSaveDefinitions } from '../use-save-definitions.ts';
import { customFieldsQuery, saveCustomFields } from './queries.ts';

type Options = SaveOptions & { all: CustomFields; noun: Customized };

export const useSaveFields = ({ all, noun, ...options }: Options) =>
  useSaveDefinitions(
    {
      texts: 'fieldSettings',
      queryKey: customFieldsQuery.queryKey,
      save: (fields: readonly SentField[]) => saveCustomFields(all, noun, fields),
      renew: currentUserQuery.queryKey, // forms and lists have the fields from the current user
    },
    options,
  );
