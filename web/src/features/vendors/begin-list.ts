import { beginList } from '#web/components/list/begin-list.ts';
import { vendorKind } from './queries.ts';

export const beginVendors = beginList(vendorKind);
