import * as z from 'zod';
import { ListedRole } from '#domain/people/role.ts';
import { ApiClient } from './client.ts';

/** The list row of an API client. A field added later needs a default, because older rows lack it. */
export const ApiClientRow = ApiClient.pick({
  id: true,
  name: true,
  status: true,
  access: true,
  expires_at: true,
  last_used_at: true,
  secrets: true,
  created_at: true,
})
  .extend({ roles: z.array(ListedRole).readonly() })
  .meta({ title: 'ListedApiClient' });
export type ApiClientRow = z.output<typeof ApiClientRow>;
