import { evidenceList } from '#domain/controls/evidence-list.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const evidenceKind = listKind({
  key: 'evidence',
  list: evidenceList,
  sort: 'expires_on',
  ask: async (query, signal) => {
    const { evidence, ...page } = await api('GET /evidence', { query, signal });
    return { items: evidence, ...page };
  },
});

export const beginEvidence = beginList(evidenceKind);
