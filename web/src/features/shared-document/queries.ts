import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '#web/api/client.ts';
import { showTimeZone } from '#web/components/moment.tsx';
import { showLanguage } from '#web/i18n/index.ts';

/** Each reading counts as an opening, so it is not repeated. */
export const sharedDocumentQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-document', token],
    queryFn: async () => {
      const shared = await publicApi('POST /shared-documents/read', { body: { token } });
      await showLanguage(shared.language);
      showTimeZone(shared.time_zone);
      return shared;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Whether the link still opens. A copy in an open tab asks when the reader returns to it. */
export const sharedDocumentCheck = (token: string) =>
  queryOptions({
    queryKey: ['shared-document', token, 'check'],
    queryFn: async () => {
      await publicApi('POST /shared-documents/check', { body: { token } });
      return { isOpen: true };
    },
    initialData: { isOpen: true },
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
  });
