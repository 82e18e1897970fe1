import { useQueryClient } from '@tanstack/react-query';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { api } from '#web/api/client.ts';
import type { Answers } from '#web/components/legal/use-point-form.tsx';
import { legalOf, legalQueries } from './queries.ts';

export const useAnswers = ({ application: { id }, type }: Pick<LegalDocument, 'application' | 'type'>): Answers => {
  const client = useQueryClient();
  return {
    name: `legal:${id}:${type}`,
    queryKey: legalOf(id),
    read: () => client.fetchQuery({ ...legalQueries.one(id, type), staleTime: 0 }),
    save: (point, body, version) =>
      api('PUT /applications/{id}/legal-documents/{type}/points/{point}', {
        ...{ params: { id, type, point }, body, version },
      }),
  };
};
