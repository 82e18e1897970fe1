import { beginList } from '#web/components/list/begin-list.ts';
import { evidenceKind } from './queries.ts';

export const beginEvidence = beginList(evidenceKind);
