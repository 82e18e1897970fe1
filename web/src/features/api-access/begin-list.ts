import { beginList } from '#web/components/list/begin-list.ts';
import { clientKind } from './queries.ts';

export const beginClients = beginList(clientKind);
