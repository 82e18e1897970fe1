/** Resources that a group can contain, and their searches. */
import { api } from '#web/api/client.ts';
import type { SeenRow } from '#web/components/list/bulk/change-one.ts';

export type What = 'applications' | 'vendors';
export type Resource = SeenRow & { resource_groups: readonly string[] };

/** Number of options shown; the search finds the rest. */
const SHOWN = 50;

export const FIND: Record<
  What,
  (text: string, within: string | undefined, signal: AbortSignal) => Promise<Resource[]>
> = {
  applications: async (text, within, signal) => {
    const query = { ...(text && { text }), ...(within && { resource_groups: [within] }), limit: SHOWN };
    return (await api('GET /applications', { query, signal })).applications;
  },
  vendors: async (text, within, signal) => {
    const query = { ...(text && { text }), ...(within && { resource_groups: [within] }), limit: SHOWN };
    return (await api('GET /vendors', { query, signal })).vendors;
  },
};
