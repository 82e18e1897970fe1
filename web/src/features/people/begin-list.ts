import { beginList } from '#web/components/list/begin-list.ts';
import { userKind } from './queries.ts';

export const beginUsers = beginList(userKind);
