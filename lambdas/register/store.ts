import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { followUp } from '#domain/register/follow-up.ts';
import { currentRating, levelOf } from '#domain/register/level.ts';
import { riskList } from '#domain/register/list.ts';
import { KeptRisk, type ListedRisk, RiskRow } from '#domain/register/risk.ts';
import { dueStateOf, dueStatesOf } from '#domain/register/states.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { entityKey, keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';

const { writes, ...list } = listing('risk', RiskRow, riskList);

const kept = entities({
  what: 'risk',
  schema: KeptRisk,
  whole: ({ id, application_id }) =>
    application_id === null ? entityKey('risk', id) : keys.application(application_id),
  unique: ({ name, application_id }) => ({
    name: sameNames(name).map((same) => `${application_id ?? 'organization'} ${same}`),
  }),
  // Audit rows use the English titles of the catalog.
  names: async (before, after) => {
    const keys = [...(before?.controls ?? []), ...(after?.controls ?? [])];
    return Object.fromEntries(
      Object.entries(CONTROL_TITLES).flatMap(([key, { en }]) => (keys.includes(key) ? [[key, en]] : [])),
    );
  },
  derive: followUp,
  eventOf: (before, after, action) =>
    (before.status === 'accepted' || before.status === 'closed') && after.status === 'open' ? 'reopened' : action,
  listed: writes,
});

/** The scope of the list: the applications with risks that the reader can access. */
const scopeOf = async (within: Reach): Promise<Reach> => {
  if (within === 'ALL') return within;
  const [all, rows] = await Promise.all([applications.rows(), list.rows()]);
  const withRisks = new Set(rows.map(({ application_id }) => application_id));
  return all
    .filter(({ id, resource_groups }) => withRisks.has(id) && reaches(within, resource_groups))
    .map(({ id }) => id);
};

export const risks = {
  ...kept,
  ...list,

  /** Names and due dates are those of today. The reader's scope is stated in application groups. */
  page: async (
    within: Reach,
    asked: Parameters<typeof list.page>[1],
    after: string | undefined,
  ): Promise<Omit<Awaited<ReturnType<typeof list.page>>, 'items'> & { items: ListedRisk[] }> => {
    const [today, all, scope] = await Promise.all([companyDay(), applications.rows(), scopeOf(within)]);
    const names = new Map(all.map(({ id, name }) => [id, name]));
    const application = ({ application_id: id }: RiskRow) => (id === null ? null : { id, name: names.get(id) ?? '' });
    const due_state = (row: RiskRow) => dueStateOf(row, today);
    const nameOf = (row: RiskRow) => application(row)?.name ?? '';
    const due = (row: RiskRow) => dueStatesOf(row, today);
    const { items, ...besides } = await list.page(scope, asked, after, { application: nameOf, due_state: due });
    return {
      ...besides,
      items: items.map((row) => ({
        ...{ ...row, application: application(row), due_state: due_state(row) },
        ...{ level: levelOf(currentRating(row)), inherent_level: levelOf(row) },
      })),
    };
  },

  /** All risks that the reader can access. */
  seen: async (within: Reach): Promise<RiskRow[]> => {
    const [rows, scope] = await Promise.all([list.rows(), scopeOf(within)]);
    if (scope === 'ALL') return rows;
    const among = new Set<string | null>(scope);
    return rows.filter(({ application_id }) => among.has(application_id));
  },

  of: async (application: string): Promise<RiskRow[]> =>
    (await list.rows()).filter(({ application_id }) => application_id === application),
};
