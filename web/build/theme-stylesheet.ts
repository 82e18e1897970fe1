/**
 * Serves the theme as stylesheets: Cloudscape's design tokens, which otherwise come with its components; the product's
 * theme, generated at build time because the content security policy forbids Cloudscape to do so in the browser; and
 * the properties that the product's own stylesheets use.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { page, properties, theme } from './theme.ts';

const THEME = 'virtual:theme.css';
const PROPERTIES = 'virtual:own-properties.css';
const TOKENS = 'virtual:design-tokens.css';
const LAYOUT = '.awsui-context-app-layout-toolbar';
const THEMING = '@cloudscape-design/components/theming';

const components = import.meta.resolve('@cloudscape-design/components/package.json');

// Internal modules of the package: the only source of the design tokens and their names.
const tokenStyles = fileURLToPath(new URL('internal/base-theme/styles.scoped.css', components));
const tokenNames = new URL('internal/generated/styles/tokens.js', components).href;

const themed = async () => {
  // Node cannot load the package, because its modules import directories; Vite can.
  const { module } = await runnerImport<typeof import('@cloudscape-design/components/theming')>(THEMING, {
    configFile: false,
    resolve: { noExternal: [/^@cloudscape-design\//] },
  });
  return module.generateThemeStylesheet({ theme });
};

/** Merges all blocks of a selector. */
const tokensOf = (styles: string, selector: string) => {
  const blocks = styles.matchAll(/([^{}]+){([^{}]*)}/g).filter(([, head = '']) => head.trim() === selector);
  return new Map(
    blocks.flatMap(([, , body = '']) =>
      body.matchAll(/(--[\w-]+):\s*([^;]+);/g).map(([, name = '', value = '']): [string, string] => [name, value]),
    ),
  );
};

const valueIn = (tokens: ReadonlyMap<string, string>, name: string): string => {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`Cloudscape has no design token ${name}.`);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : valueIn(tokens, other);
};

/** Resolves the values at build time, because they are needed before Cloudscape's tokens are loaded. */
const ownProperties = async () => {
  const names: Record<string, string> = await import(tokenNames);
  const styles = await readFile(tokenStyles, 'utf8');
  const ours = tokensOf(await themed(), 'body:not(#\\9)');
  const light = new Map([...tokensOf(styles, 'body'), ...ours]);
  const dark = new Map([...light, ...tokensOf(styles, '.awsui-dark-mode:not(#\\9)'), ...ours]);
  const inLayout = (tokens: Map<string, string>, ...selectors: string[]) =>
    new Map([...tokens, ...selectors.flatMap((selector) => [...tokensOf(styles, selector)])]);
  const lightLayout = `${LAYOUT}:not(#\\9)`;
  const darkLayout = `.awsui-dark-mode ${LAYOUT}:not(#\\9), ${LAYOUT}.awsui-dark-mode:not(#\\9)`;
  const line = (name: string, token: string, tokens: ReadonlyMap<string, string>) => {
    const [, known = token] = /^var\((--[\w-]+)/.exec(names[token] ?? '') ?? [];
    return `  --plumb-${name}: ${valueIn(tokens, known)};`;
  };
  const block = (selector: string, tokens: Map<string, string>, layout: ReadonlyMap<string, string>) => {
    const lines = Object.entries(properties).map(([name, token]) => line(name, token, tokens));
    return [`${selector} {`, ...lines, line('page', page, layout), '}'].join('\n');
  };
  return [
    block('body', light, inLayout(light, lightLayout)),
    block('.awsui-dark-mode', dark, inLayout(dark, lightLayout, darkLayout)),
    '',
  ].join('\n');
};

export const themeStylesheet = (): Plugin => ({
  name: 'theme-stylesheet',
  resolveId: (id) => ({ [THEME]: `\0${THEME}`, [PROPERTIES]: `\0${PROPERTIES}`, [TOKENS]: tokenStyles })[id],
  load: async (id) => {
    if (id === `\0${THEME}`) return themed();
    return id === `\0${PROPERTIES}` ? ownProperties() : undefined;
  },
});
