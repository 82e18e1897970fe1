import type * as z from 'zod';
import { ApiClient } from './client.ts';

/** What is kept of an API client for every list. What comes later needs a default, for rows from before it. */
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
}).meta({ title: 'ApiClientRow' });
export type ApiClientRow = z.output<typeof ApiClientRow>;
