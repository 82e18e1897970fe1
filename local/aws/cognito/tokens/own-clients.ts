/** The app clients of the web app: created at the first start, and updated at each start from the shared settings. */
import type { AppClientSettings } from '#contract/app-clients.ts';
import type { Clients } from './clients.ts';

export const keepAppClient = (clients: Clients, id: string, now: number, settings: AppClientSettings) =>
  clients.put({
    ClientId: id,
    CreationDate: clients.find(id)?.CreationDate ?? now / 1000,
    LastModifiedDate: now / 1000,
    secrets: [],
    AllowedOAuthFlows: [],
    AllowedOAuthScopes: [],
    CallbackURLs: [],
    LogoutURLs: [],
    ...settings,
  });
