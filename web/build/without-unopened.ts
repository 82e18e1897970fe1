/**
 * Replaces modules that the packages import but the product never uses: Cloudscape's drawers for feature notifications,
 * an AI assistant and the bottom of the page, and Amplify's parsers of configuration files. Saves 42 kB (gzip) on the
 * first page after sign-in, 3 kB of which are Amplify's parsers.
 */
import type { Plugin } from 'vite';

type Unopened = { in: string; source: string; stand_in: string };

const UNOPENED: readonly Unopened[] = [
  {
    in: '@cloudscape-design',
    source: '/use-feature-notifications',
    stand_in:
      'export const useFeatureNotifications = () => ({ featureNotificationsProps: { renderLatestFeaturePrompt: () => null }, onOpenFeatureNotificationsDrawer: () => {}, featureNotificationsMessageHandler: () => {} });',
  },
  {
    in: '@cloudscape-design',
    source: './global-drawer',
    stand_in: 'export default () => null;',
  },
  {
    in: '@cloudscape-design',
    source: 'drawer/global-ai-drawer',
    stand_in: 'export const AppLayoutGlobalAiDrawerImplementation = () => null;',
  },
  {
    in: '@cloudscape-design',
    source: 'drawer/global-bottom-drawer',
    stand_in: 'export const AppLayoutBottomDrawerWrapper = () => null;',
  },
  {
    in: '@aws-amplify',
    source: '/parseAWSExports.mjs',
    stand_in: 'export const parseAWSExports = (config) => config;',
  },
  {
    in: '@aws-amplify',
    source: '/parseAmplifyOutputs.mjs',
    stand_in: 'export const isAmplifyOutputs = () => false; export const parseAmplifyOutputs = (outputs) => outputs;',
  },
];

const NOTHING = '\0unopened:';

export const withoutUnopened = (): Plugin => {
  const found = new Set<Unopened>();
  return {
    name: 'without-unopened',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const one = UNOPENED.find((unopened) => source.endsWith(unopened.source) && importer?.includes(unopened.in));
      if (!one) return;
      found.add(one);
      return NOTHING + one.source;
    },
    load: (id) => UNOPENED.find(({ source }) => id === NOTHING + source)?.stand_in,
    buildEnd(error) {
      const lost = UNOPENED.find((one) => !found.has(one));
      if (!error && lost) this.error(`Nothing imports ${lost.source} of ${lost.in} any more.`);
    },
  };
};
