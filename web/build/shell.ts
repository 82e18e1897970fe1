/**
 * Renders the shells that index.html shows before any script: the brand panel with a placeholder for the form, or the
 * main layout. Also lists the chunks of each page, so that the browser fetches them in parallel.
 */
import { join } from 'node:path';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { PAGES } from './page-chunks.ts';

const STATIC = join(import.meta.dirname, '../src/app/shell/static.tsx');

/** The keys that public/first-paint.js requests, in order. */
const PARTS = {
  all: ['src/main.tsx'],
  es: ['src/i18n/es/before-sign-in.ts'],
  entry: PAGES.entry,
  main: ['src/app/signed-in-routes.ts', ...PAGES.main, 'src/i18n/parts.ts'],
  /** To renew expired tokens. */
  amplify: ['src/auth/amplify.ts'],
  'main-en': ['src/i18n/en/after-sign-in.ts', 'i18n/messages/all.en.js'],
  'main-es': ['src/i18n/es/after-sign-in.ts', 'i18n/messages/all.es.js'],
  applications: PAGES.applications,
};

/** The font weights of the first texts. */
const FONTS = ['open-sans-2', 'open-sans-4'];

/** Finds a chunk by its modules, because chunk names are not unique. */
const chunkWith = (bundle: Rolldown.OutputBundle, source: string) => {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source)),
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no ${source}.`);
  return found;
};

const filesOf = (bundle: Rolldown.OutputBundle, sources: readonly string[]) => {
  const files = new Set<string>();
  const follow = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) follow(next);
  };
  for (const source of sources) follow(chunkWith(bundle, source).fileName);
  return files;
};

/** Lower priority than the shell. */
const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    crossorigin: true,
    fetchpriority: 'low',
    href: `/${file}`,
  },
});

const preloads = (bundle: Rolldown.OutputBundle) => {
  const first = filesOf(bundle, ['src/boot.ts']);
  const all = filesOf(bundle, PARTS.all);
  const main = filesOf(bundle, PARTS.main);
  return Object.entries(PARTS).map(([name, sources]): HtmlTagDescriptor => {
    const named = [
      first,
      ...(name === 'all' ? [] : [all]),
      ...(/^main-|^applications|^amplify/.test(name) ? [main] : []),
    ];
    const own = [...filesOf(bundle, sources)].filter((file) => !named.some((files) => files.has(file)));
    return { tag: 'template', attrs: { 'data-parts': name }, children: own.map(preload) };
  });
};

const fonts = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .filter((file) => FONTS.some((font) => file.fileName.includes(`${font}-`)))
    .map(({ fileName }) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` },
    }));

const staticShells = async () => {
  const { module } = await runnerImport<typeof import('#web/app/shell/static.tsx')>(STATIC, { configFile: false });
  return module
    .shells()
    .map(({ name, language, html }) => `<div class="shell" data-for="${name}" lang="${language}">${html}</div>`)
    .join('');
};

export const shell = (): Plugin => ({
  name: 'shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      if (!bundle) return;
      return {
        html: html.replace('<div id="root"></div>', `<div id="root">${await staticShells()}</div>`),
        tags: [...fonts(bundle), ...preloads(bundle)].map((tag) => ({ ...tag, injectTo: 'head' as const })),
      };
    },
  },
});
