import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { directoryQueries } from './queries.ts';

/** Creates a token and holds it until the administrator has copied it. */
export const useMakeToken = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /access/directory/tokens'),
    onSuccess: ({ id, token }) => holdSecret(client, id, token),
    onError: (error) =>
      snackbar.show({ type: 'error', message: changeFailed(t, t('directory.tokens.notMade'), error) }),
    onSettled: () => client.invalidateQueries(directoryQueries.all()),
  });
};
