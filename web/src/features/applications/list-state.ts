/** What a list shows, as its address says it: shareable, right again after going back, and in the words of the API. */
import type { ApplicationFilter } from '#domain/application.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';

export const PAGE_SIZES = [25, 50, 100] as const;

export type ListState = { filter: ApplicationFilter; sort: 'name' | '-name'; limit: number };

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
    risk_tier: among(APPLICATION_TIERS, params.getAll('risk_tier')),
    development_status: among(DEVELOPMENT_STATUSES, params.getAll('development_status')),
    approval_status: among(APPROVAL_STATUSES, params.getAll('approval_status')),
  }),
  sort: params.get('sort') === '-name' ? '-name' : 'name',
  limit: PAGE_SIZES.find((limit) => String(limit) === params.get('limit')) ?? PAGE_SIZES[0],
});

/** All of it, also what goes without saying. */
const inFull = ({ filter, ...rest }: ListState): URLSearchParams => {
  const { text, owner, risk_tier, development_status, approval_status } = filter;
  const parts = { text, owner, risk_tier, development_status, approval_status, ...rest };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parts))
    for (const one of [value ?? []].flat()) if (one !== '') params.append(name, String(one));
  return params;
};

export const writeListState = (state: ListState): URLSearchParams => {
  const params = inFull(state);
  params.delete('sort', 'name');
  params.delete('limit', String(PAGE_SIZES[0]));
  return params;
};

const isBlankSearch = (name: string, value: string) => (name === 'text' || name === 'owner') && value.trim() === '';

/** What an address says that is no part of the list which it shows. */
export const notUnderstood = (params: URLSearchParams): string[] => {
  const understood = inFull(readListState(params));
  return [...params]
    .filter(([name, value]) => !understood.has(name, value.trim()) && !isBlankSearch(name, value))
    .map(([name, value]) => `${name}=${value}`);
};

export const isFiltered = ({ filter }: ListState) => Object.values(filter).some((part) => part?.length);
