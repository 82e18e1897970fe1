import { beginList } from '#web/components/list/begin-list.ts';
import { applicationKind } from './queries.ts';

export const beginApplications = beginList(applicationKind);
