import type * as z from 'zod';
import { ApiClient } from './client.ts';

/** The list row of an API client. A field added later needs a default, because older rows lack it. */
export const ApiClientRow = ApiClient.pick({
  id: true,
  name: true,
  status: true,
  roles: true,
  access: true,
  expires_at: true,
  last_used_at: true,
  secrets: true,
  created_at: true,
}).meta({ title: 'ListedApiClient' });
export type ApiClientRow = z.output<typeof ApiClientRow>;
