/** What a list shows, as its address says it: shareable, and right again after going back. */
import type { ApplicationFilter } from '#domain/application.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';

export const PAGE_SIZES = [25, 50, 100] as const;

export type ListState = { filter: ApplicationFilter; sort: 'name' | '-name'; size: number };

const among = <T extends string>(values: readonly T[], sent: readonly string[]) => {
  const known = values.filter((value) => sent.includes(value));
  return known.length > 0 ? known : undefined;
};

/** Left out where there is none, so that two addresses that say the same are the same list. */
const given = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T; // only optional parts go

export const readListState = (params: URLSearchParams): ListState => ({
  filter: given<ApplicationFilter>({
    text: params.get('text')?.trim().slice(0, 100) || undefined,
    owner: params.get('owner')?.trim().slice(0, 200) || undefined,
    risk_tier: among(APPLICATION_TIERS, params.getAll('tier')),
    development_status: among(DEVELOPMENT_STATUSES, params.getAll('development')),
    approval_status: among(APPROVAL_STATUSES, params.getAll('approval')),
  }),
  sort: params.get('sort') === '-name' ? '-name' : 'name',
  size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? PAGE_SIZES[0],
});

export const writeListState = ({ filter, sort, size }: ListState): URLSearchParams => {
  const params = new URLSearchParams();
  if (filter.text) params.set('text', filter.text);
  if (filter.owner) params.set('owner', filter.owner);
  for (const tier of filter.risk_tier ?? []) params.append('tier', tier);
  for (const status of filter.development_status ?? []) params.append('development', status);
  for (const status of filter.approval_status ?? []) params.append('approval', status);
  if (sort !== 'name') params.set('sort', sort);
  if (size !== PAGE_SIZES[0]) params.set('size', String(size));
  return params;
};

export const isFiltered = ({ filter }: ListState) => Object.values(filter).some((part) => part?.length);
