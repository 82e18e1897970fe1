import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '#web/api/client.ts';
import { showLanguage } from '#web/i18n/index.ts';

/** Each reading counts as an opening, so it is not repeated. */
export const sharedDocumentQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-document', token],
    queryFn: async () => {
      const shared = await publicApi('POST /shared-documents/read', { body: { token } });
      await showLanguage(shared.language);
      return shared;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
