/** An API client as its form has it: its roles as texts, its end as a day. */
import type { apiClientRules } from '#domain/api-access.ts';
import type { ShownApiClient } from '#domain/api-client.ts';
import type { DraftOf } from '#domain/rules.ts';
import { readRole, roleInGroup } from '#web/components/roles/role-in-group.ts';

export type ClientDraft = DraftOf<typeof apiClientRules>;

export const edited = ({ roles, expires_at, ...client }: ShownApiClient) => ({
  ...client,
  roles: roles.map(({ id, resource_group }) => roleInGroup({ id, resource_group_id: resource_group.id })),
  expires_at: expires_at?.slice(0, 10) ?? '',
});
export type EditedClient = ReturnType<typeof edited>;

/** What is sent of it. The last moment of a day is its end, unless the day is the same as before. */
export const asked = ({ roles, expires_at, ...draft }: ClientDraft, saved: EditedClient | undefined) => ({
  ...draft,
  roles: roles.flatMap(readRole),
  ...(expires_at !== (saved?.expires_at ?? '') && { expires_at: expires_at === '' ? null : `${expires_at}T23:59:59Z` }),
});
