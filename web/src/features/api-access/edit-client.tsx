import type { ShownApiClient } from '#domain/clients/client.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { edited } from './edited.ts';
import { useClientForm } from './use-client-form.tsx';

const EditClient = ({ client }: { client: ShownApiClient }) => {
  const entity = edited(client);
  return <EditForm kind={useClientForm(entity)} entity={entity} />;
};

export default EditClient;
