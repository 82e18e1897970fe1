/**
 * Serves the look as stylesheets of the first page: Cloudscape's design tokens, which otherwise come with its components
 * (too late for a dark page not to flash), and our theme of them, made at build (Cloudscape would make it in the browser,
 * which the content security policy forbids).
 */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { properties, theme } from './theme.ts';

const THEME = 'virtual:theme.css';
const TOKENS = 'virtual:design-tokens.css';
const THEMING = '@cloudscape-design/components/theming';

const components = import.meta.resolve('@cloudscape-design/components/package.json');

// Not among the package's exports, but the only places that have the design tokens, and know what they are called.
const tokenStyles = fileURLToPath(new URL('internal/base-theme/styles.scoped.css', components));
const tokenNames = new URL('internal/generated/styles/tokens.js', components).href;

const themed = async () => {
  // Node cannot load it: its modules name folders. Vite can.
  const { module } = await runnerImport<typeof import('@cloudscape-design/components/theming')>(THEMING, {
    configFile: false,
    resolve: { noExternal: [/^@cloudscape-design\//] },
  });
  return module.generateThemeStylesheet({ theme });
};

const ownProperties = async () => {
  const tokens: Record<string, string> = await import(tokenNames);
  const lines = Object.entries(properties).map(([name, token]) => {
    const value = tokens[token];
    if (value === undefined) throw new Error(`Cloudscape has no design token ${token}.`);
    return `  --plumb-${name}: ${value};`;
  });
  return ['body {', ...lines, '}', ''].join('\n');
};

export const themeStylesheet = (): Plugin => ({
  name: 'theme-stylesheet',
  resolveId: (id) => ({ [THEME]: `\0${THEME}`, [TOKENS]: tokenStyles })[id],
  load: async (id) => (id === `\0${THEME}` ? `${await themed()}\n${await ownProperties()}` : undefined),
});
