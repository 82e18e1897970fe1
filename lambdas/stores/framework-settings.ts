/** What the company decided about each framework: a thing of its own with its trail, and beside the others, to be read at once. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { LINKED_FRAMEWORKS, type LinkedFramework, linkedFrameworks } from '#domain/catalogue/linked.ts';
import { FrameworkSetting, SettingSummary } from '#domain/framework-setting.ts';
import { idOf } from './derived-id.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';

/** Of which nobody said anything. */
export const UNSET = (framework: string): SettingSummary => ({
  ...{ framework, enabled: false, owner: null, target_date: null, version: 0 },
});

/** So long a container knows which are enabled where that is beside the matter. */
const KNOWN_FOR = 60_000;
let known: { at: number; ids: readonly string[] } | undefined;

const all = async (): Promise<SettingSummary[]> => {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.settingOfFramework('').pk },
      ConsistentRead: true,
    }),
  );
  return Items.map((row) => SettingSummary.parse(row));
};

const enabledIds = async () =>
  (await all()).flatMap(({ enabled, framework }) => (enabled && LINKED_FRAMEWORKS.has(framework) ? [framework] : []));

export const frameworkSettings = {
  ...entities({
    what: 'framework',
    schema: FrameworkSetting,
    key: keys.framework,
    called: ({ framework }) => LINKED_FRAMEWORKS.get(framework)?.framework.name ?? framework,
    hidden: ['framework'],
    listed: (_, after) =>
      after ? [{ put: { ...keys.settingOfFramework(after.framework), ...SettingSummary.parse(after) } }] : [],
  }),

  /** There is one of each, whoever makes it. */
  idOf: (framework: string) => idOf('framework', framework),

  /** Those of which somebody said something. */
  all,

  /** With what each asks, in the order of the catalogue. */
  enabled: async (): Promise<LinkedFramework[]> => linkedFrameworks(await enabledIds()),

  /** The same, as it was within the last minute. */
  enabledLately: async (): Promise<LinkedFramework[]> => {
    const now = performance.now();
    if (!known || now - known.at > KNOWN_FOR) known = { at: now, ids: await enabledIds() };
    return linkedFrameworks(known.ids);
  },
};
