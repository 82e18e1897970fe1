import { queryOptions } from '@tanstack/react-query';
import type { CustomFields, SentField } from '#domain/custom-fields/field.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import { api } from '#web/api/client.ts';

export const customFieldsQuery = queryOptions({
  queryKey: ['custom-fields'],
  queryFn: ({ signal }) => api('GET /custom-fields', { signal }),
});

/** All fields of a kind of record are sent together, because their order is part of them. */
export const saveCustomFields = ({ version }: CustomFields, noun: Customized, fields: readonly SentField[]) =>
  api('PATCH /custom-fields', { body: { [noun]: [...fields] }, version });
