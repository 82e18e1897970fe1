import { beginList } from '#web/components/list/begin-list.ts';
import { modelKind } from './queries.ts';

export const beginModels = beginList(modelKind);
