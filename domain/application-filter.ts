import type { ApplicationFilter, ApplicationSummary } from './application.ts';
import { nameOrder } from './name.ts';

const within = (text: string, part: string | undefined) => !part || nameOrder(text).includes(nameOrder(part));
const among = <T>(value: T, wanted: readonly T[] | undefined) => !wanted?.length || wanted.includes(value);

/** Which applications a filter keeps; nothing where it keeps all. */
export const filterOf = (filter: ApplicationFilter) =>
  Object.values(filter).every((part) => !part?.length)
    ? undefined
    : (application: ApplicationSummary) =>
        within(application.name, filter.text) &&
        within(application.owner, filter.owner) &&
        among(application.risk_tier, filter.risk_tier) &&
        among(application.development_status, filter.development_status) &&
        among(application.approval_status, filter.approval_status);
