/** What the company decided about each framework: a thing of its own with its trail, and beside the others, to be read at once. */
import { FrameworkSetting, SettingSummary } from '#domain/frameworks/setting.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { frameworks } from './store.ts';

/** Of which nobody said anything. */
export const UNSET = (framework: string): SettingSummary => ({
  ...{ framework, enabled: false, owner: null, target_date: null, version: 0 },
});

export const frameworkSettings = {
  ...entities({
    what: 'framework',
    schema: FrameworkSetting,
    key: keys.framework,
    called: async ({ framework }) => (await frameworks.get(framework))?.framework.name ?? framework,
    hidden: ['framework'],
    listed: (_, after) =>
      after ? [{ put: { ...keys.settingOfFramework(after.framework), ...SettingSummary.parse(after) } }] : [],
  }),

  /** There is one of each, whoever makes it. */
  idOf: (framework: string) => idOf('framework', framework),
};
