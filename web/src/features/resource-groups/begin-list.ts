import { beginList } from '#web/components/list/begin-list.ts';
import { groupKind } from './queries.ts';

export const beginGroups = beginList(groupKind);
