/** What a browser downloads before a page is there. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { buildWeb, DIST } from '#local/site/build.ts';
import type { Figure } from './figure.ts';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof Manifest>;

const ENTRY = 'index.html';
/** What the page begins with is small, and fetches this. */
const PRODUCT = 'src/main.tsx';
/**
 * Which lazy parts a page is made of, by their sources, and which it fetches by itself once it is there. Both were held
 * against what Chromium downloads.
 */
const PAGES = {
  '/signin before auth': {
    parts: ['src/app/entry-layout/entry-layout.tsx', 'src/features/sign-in/sign-in-page.tsx'],
    later: ['src/auth/amplify.ts', 'src/app/entry-layout/entering.tsx'],
    js: 190,
    css: 50,
  },
  '/applications with auth': {
    parts: [
      'src/auth/amplify.ts',
      'src/app/main-pages.tsx',
      'src/i18n/en/after-sign-in.ts',
      'messages/all.en',
      'src/features/applications/applications-page.tsx',
    ],
    later: ['src/components/list/list-filters.tsx', 'src/components/snackbar-list.tsx'],
    js: 370,
    css: 95,
  },
} as const;

const keyOf = (manifest: Manifest, part: string) => {
  const key = Object.keys(manifest).find((one) => one === part || one.includes(`${part}.`));
  if (!key) throw new Error(`The build has no part of its own for ${part}.`);
  return key;
};

/** The page itself names files that are no part of the build's graph. */
const ownScripts = async () => {
  const page = await readFile(join(DIST, ENTRY), 'utf8');
  return [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
};

/** The parts with everything they import; what they import lazily is not needed for the page to be there. */
const filesOf = (manifest: Manifest, parts: readonly string[]) => {
  const seen = new Set<string>();
  const follow = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) follow(next);
  };
  for (const part of [ENTRY, PRODUCT, ...parts]) follow(keyOf(manifest, part));
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))];
};

const zipped = async (files: readonly string[]) => {
  const sizes = files.map(async (file) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
};

export const measureWeb = async (): Promise<Figure[]> => {
  await buildWeb(() => console.log('Building the web app …'));
  const manifest = Manifest.parse(JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8')));
  const figures: Figure[] = [];
  const own = await ownScripts();
  for (const [page, { parts, later, js, css }] of Object.entries(PAGES)) {
    const measure = async (name: string, files: readonly string[], budgets?: { js: number; css: number }) => {
      const ending = (end: string) => zipped([...new Set(files)].filter((file) => file.endsWith(end)));
      const budget = (atMost: number | undefined) => (atMost === undefined ? {} : { budget: { atMost } });
      figures.push(
        { name: `${name}, JavaScript, gzip`, value: await ending('.js'), unit: 'kB', ...budget(budgets?.js) },
        { name: `${name}, CSS, gzip`, value: await ending('.css'), unit: 'kB', ...budget(budgets?.css) },
      );
    };
    await measure(page, [...own, ...filesOf(manifest, parts)], { js, css });
    await measure(`${page}, and what it fetches by itself`, [...own, ...filesOf(manifest, [...parts, ...later])]);
  }
  return figures;
};
