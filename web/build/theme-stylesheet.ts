/** Serves the theme as a stylesheet, made at build: Cloudscape would make it in the browser, which the content security policy forbids. */
import { type Plugin, runnerImport } from 'vite';
import { properties, theme } from './theme.ts';

const NAME = 'virtual:theme.css';
const THEMING = '@cloudscape-design/components/theming';

/** Not among the package's exports, but the only place that knows what its custom properties are called. */
const TOKENS = 'internal/generated/styles/tokens.js';

const themed = async () => {
  // Node cannot load it: its modules name folders. Vite can.
  const { module } = await runnerImport<typeof import('@cloudscape-design/components/theming')>(THEMING, {
    configFile: false,
    resolve: { noExternal: [/^@cloudscape-design\//] },
  });
  return module.generateThemeStylesheet({ theme });
};

const ownProperties = async () => {
  const components = import.meta.resolve('@cloudscape-design/components/package.json');
  const tokens: Record<string, string> = await import(new URL(TOKENS, components).href);
  const lines = Object.entries(properties).map(([name, token]) => {
    const value = tokens[token];
    if (value === undefined) throw new Error(`Cloudscape has no design token ${token}.`);
    return `  --plumb-${name}: ${value};`;
  });
  return ['body {', ...lines, '}', ''].join('\n');
};

export const themeStylesheet = (): Plugin => ({
  name: 'theme-stylesheet',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) => (id === `\0${NAME}` ? `${await themed()}\n${await ownProperties()}` : undefined),
});
