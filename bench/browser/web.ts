/** Measures what a browser downloads before a page is ready. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Figure } from '#bench/report/figure.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { buildWeb, DIST } from '#local/site/build.ts';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof Manifest>;

/** Without external services. */
const OPERATIONS = ['src/operations/operate.ts', 'src/operations/feature-flags.ts'];

/**
 * The chunks of each page by their names in index.html, and the files that it loads at start. Both lists were verified
 * with Chromium.
 */
const PAGES = {
  '/signin before auth': {
    parts: ['all', 'entry'],
    later: ['src/auth/ways-in.ts', 'src/app/entry-layout/entering.tsx', ...OPERATIONS],
    js: 190,
    css: 50,
  },
  '/applications with auth': {
    parts: ['all', 'main', 'main-en', 'applications'],
    later: [
      'src/components/list/filters/list-filters.tsx',
      'src/components/snackbars/snackbar-list.tsx',
      ...OPERATIONS,
    ],
    js: 330,
    css: 90,
  },
} as const;

/** Pages opened from the list, and the additional files that they load, such as texts and rules. */
const FROM_THE_LIST = {
  'an intake': {
    parts: [
      'src/features/applications/workspace/application-detail-page.tsx',
      'src/features/applications/intake/intake-tab.tsx',
      'src/i18n/en/applications/intake.ts',
    ],
    js: 46,
  },
  'the dashboard': {
    parts: ['src/features/dashboard/dashboard-page.tsx', 'src/i18n/en/app/dashboard.ts'],
    js: 60,
  },
} as const;

const TEMPLATE = /<template data-parts="([^"]+)">(.*?)<\/template>/gs;
const filesIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);

const filesNamed = (html: string, parts: readonly string[]) => {
  const templates = new Map([...html.matchAll(TEMPLATE)].map(([, name = '', content = '']) => [name, content]));
  const own = parts.map((part) => {
    const content = templates.get(part);
    if (content === undefined) throw new Error(`index.html has no ${part}.`);
    return content;
  });
  return [html.replace(TEMPLATE, ''), ...own].flatMap(filesIn);
};

/** Includes all static imports but no dynamic ones. */
const filesOf = (manifest: Manifest, parts: readonly string[]) => {
  const seen = new Set<string>();
  const follow = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) follow(next);
  };
  for (const part of parts) {
    const key = Object.keys(manifest).find((one) => one.startsWith(part));
    if (!key) throw new Error(`The build has no part of its own for ${part}.`);
    follow(key);
  }
  return [...seen].flatMap((key) => manifest[key] ?? []).flatMap(({ file, css }) => [file, ...css]);
};

const zipped = async (files: readonly string[]) => {
  const sizes = files.map(async (file) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
};

/** Requirement texts are long enough to be unique. */
const inCatalogue = CATALOGUE.flatMap(({ requirements }) =>
  requirements.flatMap(({ text }) => (text && text.en.length > 60 ? [text.en, text.es] : [])),
);

/** The API serves the catalog to the pages that show it, so no asset may contain it. */
const withCatalogue = async (): Promise<Figure> => {
  const files = (await readdir(join(DIST, 'assets'))).filter((file) => file.endsWith('.js'));
  const contents = await Promise.all(files.map((file) => readFile(join(DIST, 'assets', file), 'utf8')));
  const found = contents.filter((content) => inCatalogue.some((text) => content.includes(text)));
  return {
    name: `files with a part of the catalog (${inCatalogue.length} texts looked for)`,
    ...{ value: found.length, unit: 'files', budget: { exactly: 0 } },
  };
};

export const measureWeb = async (): Promise<Figure[]> => {
  await buildWeb(() => console.log('Building the web app …'));
  const manifest = Manifest.parse(JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8')));
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const figures: Figure[] = [];
  for (const [page, { parts, later, js, css }] of Object.entries(PAGES)) {
    const measure = async (name: string, files: readonly string[], budgets?: { js: number; css: number }) => {
      const ending = (end: string) => zipped([...new Set(files)].filter((file) => file.endsWith(end)));
      const budget = (atMost: number | undefined) => (atMost === undefined ? {} : { budget: { atMost } });
      figures.push(
        { name: `${name}, JavaScript, gzip`, value: await ending('.js'), unit: 'kB', ...budget(budgets?.js) },
        { name: `${name}, CSS, gzip`, value: await ending('.css'), unit: 'kB', ...budget(budgets?.css) },
      );
    };
    const files = filesNamed(html, parts);
    await measure(page, files, { js, css });
    await measure(`${page}, and what it fetches by itself`, [...files, ...filesOf(manifest, later)]);
  }
  const list = new Set(filesNamed(html, PAGES['/applications with auth'].parts));
  for (const [page, { parts, js }] of Object.entries(FROM_THE_LIST)) {
    const more = filesOf(manifest, parts).filter((file) => file.endsWith('.js') && !list.has(file));
    figures.push({
      name: `${page}, over the list, JavaScript, gzip`,
      value: await zipped([...new Set(more)]),
      unit: 'kB',
      budget: { atMost: js },
    });
  }
  return [...figures, await withCatalogue()];
};
