/** The company's decisions about frameworks: an entity for each, and a row in the list of all. */
import { FrameworkSetting, SettingSummary } from '#domain/frameworks/setting.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { frameworks } from './store.ts';

/** The setting before any decision. */
export const UNSET = (framework: string): SettingSummary => ({
  ...{ framework, enabled: false, owner: null, target_date: null, version: 0 },
});

export const frameworkSettings = {
  ...entities({
    what: 'framework',
    schema: FrameworkSetting,
    called: async ({ framework }) => (await frameworks.get(framework))?.framework.name ?? framework,
    hidden: ['framework'],
    listed: (_, after) =>
      after ? [{ put: { ...keys.settingOfFramework(after.framework), ...SettingSummary.parse(after) } }] : [],
  }),

  /** Derived, so that concurrent first decisions create the same entity. */
  idOf: (framework: string) => idOf('framework', framework),
};
