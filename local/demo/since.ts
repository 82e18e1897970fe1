/** The demo company's recent history: the first audit entries, and an API client that reads the API. */
import type { RequestActor } from '#domain/entity.ts';
import { fullName } from '#domain/people/person.ts';
import { heldRole } from '#domain/people/role.ts';
import type { User } from '#domain/people/user.ts';
import { LONG_AGO } from '#domain/sign-in/proof.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { vendors } from '#lambdas/vendors/store.ts';

const HOUR = 3_600_000;

const at = (address: string, browser: string) => ({ id: 'demo-request', address, browser });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const as = (user: User): RequestActor => ({
  ...{ id: user.id, name: fullName(user), as: 'person' },
  asked: at('203.0.113.24', FIREFOX),
});

export const doerOf = async (id: string): Promise<RequestActor> => {
  const user = await users.get(id);
  if (!user) throw new Error('Nobody has this id.');
  return as(user);
};

/** The client secret is discarded; an administrator can create another one to use the client. */
const addClient = async (by: RequestActor, group: string): Promise<RequestActor> => {
  const name = 'Claims data warehouse';
  const about = {
    ...{ name, status: 'active' as const, access: 'read_write' as const, expires_at: null },
    ...{ roles: [heldRole('ApplicationContributor', { id: group, group_type: 'CUSTOM' as const })] },
    ...{ last_used_at: new Date(Date.now() - 3 * HOUR).toISOString(), tokens_valid_from: LONG_AGO, secrets: [] },
  };
  const client = (await apiClients.holderOf(about)) ?? (await makeClient(about, by));
  return { id: client.id, name, as: 'api_client', asked: at('198.51.100.7', 'warehouse-sync/2.4') };
};

const makeClient = async (about: Parameters<typeof apiClients.create>[0], by: RequestActor) => {
  const { id, secrets } = await appClients.make(about.access);
  return apiClients.create({ ...about, secrets }, by, id);
};

const changeVendor = async (id: string, by: RequestActor, change: { website?: string; description?: string }) => {
  const before = await vendors.get(id);
  if (before) await vendors.update(before, { ...before, ...change }, by);
};

type Ids = {
  person: (first_name: string) => string;
  group: (name: 'Claims' | 'Customer Service' | 'Underwriting') => string;
  vendor: (name: string) => string;
};

/** Idempotent: an interrupted seed can be repeated. */
export const furnishSince = async (ids: Ids) => {
  const [ada, grace] = [await users.get(ids.person('Ada')), await users.get(ids.person('Grace'))];
  if (!ada || !grace) return;
  const giveAndTake = async () => {
    const role = heldRole('ApplicationReviewer', { id: ids.group('Underwriting'), group_type: 'CUSTOM' });
    for (const roles of [[role], []]) await updateUser(ids.person('Edsger'), as(ada), () => ({ roles }));
  };
  const sendPassword = () => {
    const invited_at = new Date().toISOString();
    return updateUser(ids.person('Katherine'), as(ada), () => ({ invited_at }), { action: 'temporary_password_sent' });
  };
  const letProgramWrite = async () => {
    const warehouse = await addClient(as(ada), ids.group('Claims'));
    await changeVendor(ids.vendor('Lumen Documents'), warehouse, { website: 'https://www.lumen-documents.example' });
  };
  const description = 'Scores claims for fraud before they are paid.';
  await Promise.all([
    ...[giveAndTake(), sendPassword(), letProgramWrite()],
    changeVendor(ids.vendor('Northgate Fraud Systems'), as(grace), { description }),
  ]);
};
