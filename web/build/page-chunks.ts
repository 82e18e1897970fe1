/**
 * What the first pages are made of comes in few files: to fetch, begin and style with one costs a phone more than what is
 * in most of them, were each part in a file of its own.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const WEB = join(import.meta.dirname, '..');

/** By their sources. */
export const PAGES = {
  entry: ['src/app/entry-layout/entry-layout.tsx', 'src/features/sign-in/sign-in-page.tsx'],
  main: ['src/app/main-pages.tsx'],
  applications: ['src/features/applications/applications-page.tsx', 'src/features/applications/queries.ts'],
};

const PARTS = {
  ...PAGES,
  product: ['src/main.tsx'],
  /** The other pages that need nobody signed in, who are not to fetch all of the main layout for what they share with it. */
  open: globSync('src/features/{sign-in,pages}/*-page.tsx', { cwd: WEB }),
};

/** What an index of a package everybody imports names as well, and few pages use. */
const SELDOM = /react-i18next.*[\\/]Trans|html-parse-stringify/;

/** With all that they import, but for what comes later. */
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

/** No name: the module is in none of these, and comes with whatever imports it. */
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

/** What more pages share comes first: a group takes along what its modules import, unless another has it already. */
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
