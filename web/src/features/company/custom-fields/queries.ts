import { queryOptions } from '@tanstack/react-query';
import type { CustomFields, SentField } from '#domain/custom-fields/field.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import { api } from '#web/api/client.ts';

export const customFieldsQuery = queryOptions({
  queryKey: ['custom-fields'],
  queryFn: ({ signal }) => api('GET /custom-fields', { signal }),
});

const IN_REVIEW = { approval_status: ['in_review' as const], limit: 1 };

/** The number of records in review. Models have no approval. */
export const inReviewQuery = (noun: Exclude<Customized, 'models'>) =>
  queryOptions({
    queryKey: [noun, 'in-review'],
    queryFn: async ({ signal }) => {
      const query = { query: IN_REVIEW, signal };
      return (await (noun === 'vendors' ? api('GET /vendors', query) : api('GET /applications', query))).total;
    },
    staleTime: 0,
  });

/** All fields of a kind of record are sent together, because their order is part of them. */
export const saveCustomFields = ({ version }: CustomFields, noun: Customized, fields: readonly SentField[]) =>
  api('PATCH /custom-fields', { body: { [noun]: [...fields] }, version });
