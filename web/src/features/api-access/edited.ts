/** Form values of an API client: groups by role, and the expiry as a day. */

import type { ShownApiClient } from '#domain/clients/client.ts';
import type { apiClientRules } from '#domain/clients/rules.ts';
import { givenRoles, groupsByRole } from '#domain/people/groups-by-role.ts';
import type { DraftOf } from '#domain/rules.ts';

export type ClientDraft = DraftOf<typeof apiClientRules>;

export const edited = ({ expires_at, ...client }: ShownApiClient) => ({
  ...client,
  ...groupsByRole(client.roles),
  expires_at: expires_at?.slice(0, 10) ?? '',
});
export type EditedClient = ReturnType<typeof edited>;

/** Builds the request body. The client expires at the end of the chosen day; an unchanged day is not sent. */
export const asked = ({ name, access, expires_at, ...groups }: ClientDraft, saved: EditedClient | undefined) => ({
  ...{ name, access },
  roles: givenRoles(groups),
  ...(expires_at !== (saved?.expires_at ?? '') && { expires_at: expires_at === '' ? null : `${expires_at}T23:59:59Z` }),
});
