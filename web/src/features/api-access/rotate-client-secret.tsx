import { useQueryClient } from '@tanstack/react-query';
import type { ShownApiClient } from '#domain/clients/client.ts';
import { api } from '#web/api/client.ts';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { RotateSecret } from '#web/components/secret/rotate-secret.tsx';
import { clientQueries } from './queries.ts';

type RotateClientSecretProps = { client: ShownApiClient; onClose: () => void };

export const RotateClientSecret = ({ client: { id, version, secrets }, onClose }: RotateClientSecretProps) => {
  const queries = useQueryClient();
  const send = async (overlap_days: number) => {
    const asked = { params: { id }, body: { overlap_days }, version };
    const { client_secret, ...after } = await api('POST /access/api-clients/{id}/secrets', asked);
    holdSecret(queries, id, client_secret);
    queries.setQueryData(clientQueries.one(id).queryKey, after);
    void queries.invalidateQueries({ queryKey: clientQueries.lists });
  };
  return <RotateSecret hasTwo={secrets.length > 1} send={send} onClose={onClose} />;
};
