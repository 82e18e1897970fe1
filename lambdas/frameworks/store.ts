/**
 * All frameworks, from the catalogue and custom ones, with the company's decisions. No other file distinguishes the two
 * sources.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import { SettingSummary } from '#domain/frameworks/setting.ts';
import { linkedOwn } from '#domain/own-framework/as-framework.ts';
import { OwnFramework, type OwnFrameworkVersion } from '#domain/own-framework/own-framework.ts';
import { nameOrder } from '#domain/text/name.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { ownFrameworks } from './own-store.ts';

/** All settings and custom frameworks, including retired ones, in one query. */
const decided = async () => {
  const { pk } = keys.settingOfFramework('');
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  const isMade = ({ sk }: Record<string, unknown>) => String(sk).startsWith(keys.ownFrameworkListed('').sk);
  const { made = [], settings = [] } = Object.groupBy(Items, (row) => (isMade(row) ? 'made' : 'settings'));
  return {
    settings: settings.map((row) => SettingSummary.parse(row)),
    made: made
      .map((row) => OwnFramework.parse(row))
      .toSorted((a, b) => (nameOrder(a.name) < nameOrder(b.name) ? -1 : 1)),
  };
};

/** Versions are immutable, so a container reads each one once. */
const latest = new Map<string, OwnFrameworkVersion>();

const requirementsOf = async ({ id, content }: OwnFramework) => {
  const known = latest.get(id);
  const version = known?.number === content ? known : await ownFrameworks.version(id, content);
  if (!version) throw new Error(`Version ${content} of the framework ${id} is missing.`);
  latest.set(id, version);
  return version.requirements;
};

const linkedOf = async (own: OwnFramework): Promise<LinkedFramework> => linkedOwn(own, await requirementsOf(own));

const catalogued = async () => (await import('#domain/catalogue/whole.ts')).LINKED_FRAMEWORKS;

/** Catalogue order, then custom frameworks. Retired frameworks are excluded. */
const enabled = async (): Promise<LinkedFramework[]> => {
  const [{ settings, made }, inCatalogue] = await Promise.all([decided(), catalogued()]);
  const ids = new Set(settings.flatMap((one) => (one.enabled ? one.framework : [])));
  const own = made.filter(({ id, retired }) => ids.has(id) && !retired);
  return [
    ...[...inCatalogue.values()].filter(({ framework }) => ids.has(framework.id)),
    ...(await Promise.all(own.map(linkedOf))),
  ];
};

/** All frameworks that are not retired, in the same order, with the settings. */
const there = async () => {
  const [{ settings, made }, inCatalogue] = await Promise.all([decided(), catalogued()]);
  const own = await Promise.all(made.filter(({ retired }) => !retired).map(linkedOf));
  return { there: [...inCatalogue.values(), ...own], settings };
};

/** How long a container caches enabled frameworks where a delay does not matter. */
const KNOWN_FOR = 60_000;
let known: { at: number; frameworks: LinkedFramework[] } | undefined;

export const frameworks = {
  decided,
  there,
  enabled,
  requirementsOf,

  /** Enabled frameworks, at most a minute old. */
  enabledLately: async (): Promise<LinkedFramework[]> => {
    const now = performance.now();
    if (!known || now - known.at > KNOWN_FOR) known = { at: now, frameworks: await enabled() };
    return known.frameworks;
  },

  /** Includes retired frameworks. */
  get: async (id: string): Promise<LinkedFramework | undefined> => {
    const found = (await catalogued()).get(id);
    if (found) return found;
    const own = await ownFrameworks.get(id);
    return own && linkedOf(own);
  },
};
