/**
 * Puts the modules of the first pages into few chunks: on a phone, loading and evaluating a separate file costs more
 * than most modules themselves.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const WEB = join(import.meta.dirname, '..');

/** The source modules of the first pages. */
export const PAGES = {
  entry: ['src/app/entry-layout/entry-layout.tsx', 'src/features/sign-in/sign-in-page.tsx'],
  main: ['src/app/main-pages.tsx'],
  applications: ['src/features/applications/applications-page.tsx', 'src/features/applications/queries.ts'],
};

const PARTS = {
  ...PAGES,
  product: ['src/main.tsx'],
  /** The other pages without sign-in, which must not load the main layout for the modules that they share with it. */
  open: globSync('src/features/{sign-in,pages}/*-page.tsx', { cwd: WEB }),
};

/** Modules that the entry module of a common package imports, although few pages use them. */
const SELDOM = /react-i18next.*[\\/]Trans|html-parse-stringify/;

/** All static imports; dynamic imports are excluded. */
const modulesOf = (sources: readonly string[], chunking: Chunking) => {
  const modules = new Set<string>();
  const follow = (id: string) => {
    if (modules.has(id)) return;
    modules.add(id);
    chunking.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  for (const source of sources) follow(join(WEB, source));
  return modules;
};

/** Returns null for modules outside of these chunks, which stay with their importers. */
const makeNaming = (chunking: Chunking) => {
  const product = modulesOf(PARTS.product, chunking);
  const entry = modulesOf(PARTS.entry, chunking);
  const open = modulesOf(PARTS.open, chunking);
  const main = modulesOf(PARTS.main, chunking);
  const applications = modulesOf(PARTS.applications, chunking);
  return (id: string) => {
    if (SELDOM.test(id)) return null;
    if (product.has(id)) return 'product';
    const signedIn = (main.has(id) && 'main') || (applications.has(id) && 'applications');
    if (entry.has(id)) return signedIn ? `entry-${signedIn}` : 'entry';
    return signedIn && open.has(id) ? `open-${signedIn}` : signedIn;
  };
};

/**
 * The chunks with the most sharing first: a group includes the imports of its modules unless an earlier group has them.
 */
const ORDER = [
  'product',
  'entry-main',
  'open-main',
  'entry-applications',
  'open-applications',
  'main',
  'applications',
  'entry',
];

export const pageChunks = () => {
  let nameOf: ReturnType<typeof makeNaming> | undefined;
  return ORDER.map((name, place) => ({
    name: (id: string, chunking: Chunking) => {
      nameOf ??= makeNaming(chunking);
      return nameOf(id) === name ? name : null;
    },
    priority: ORDER.length - place,
  }));
};
