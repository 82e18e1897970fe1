import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { calendarAddress } from './queries.ts';

/** The id under which the new address is held until the user has copied it. */
export const NEW_ADDRESS = 'calendar-address';

/** Creates an address, which replaces an earlier one. */
export const useCreateAddress = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /calendar/address'),
    onSuccess: ({ address }) => holdSecret(client, NEW_ADDRESS, address),
    onSettled: () => client.invalidateQueries(calendarAddress),
  });
};
