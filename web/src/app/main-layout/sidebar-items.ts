/** The items of the sidebar, with their pages and permissions. */
import type { IconProps } from '@cloudscape-design/components/icon';
import { lastSegment, mayOpen, NOUNS, nounsWith } from '#domain/nouns.ts';
import { type Grant, holds, isAdministrator, permissions } from '#domain/permissions.ts';
import type { nouns } from '#web/i18n/en/app/nouns.ts';

type Rule = (grants: readonly Grant[]) => boolean;

type Label = keyof typeof nouns.pages;

type Page = { label: Label; path: string };
export type SidebarPage = Page & {
  icon: IconProps.Name;
  allowed: Rule;
  /** Where the paths of other pages of this item start. */
  also?: readonly string[];
};
export type SidebarGroup = { label: Label; icon: IconProps.Name; allowed: Rule; pages: readonly Page[] };

const anyRole: Rule = (grants) => holds(grants, permissions.readObjects);

const PAGES = nounsWith('page').map((name) => NOUNS[name]);

const nounItem = (noun: Extract<(typeof PAGES)[number], { icon: string }>): SidebarPage => ({
  label: lastSegment(noun.page),
  path: noun.page,
  icon: noun.icon,
  allowed: (grants) => mayOpen(noun, grants),
  ...(noun.page === '/applications' && { also: ['/application-testing'] }),
});

const ITEMS: readonly (SidebarPage | SidebarGroup)[] = [
  { label: 'dashboard', path: '/dashboard', icon: 'view-full', allowed: anyRole, also: ['/'] },
  { label: 'my-work', path: '/my-work', icon: 'check', allowed: anyRole },
  ...PAGES.flatMap((noun) => ('icon' in noun ? nounItem(noun) : [])),
  {
    label: 'admin',
    icon: 'settings',
    allowed: isAdministrator,
    pages: PAGES.flatMap((noun) => ('icon' in noun ? [] : { label: lastSegment(noun.page), path: noun.page })).toSorted(
      (a, b) => (a.path < b.path ? -1 : 1),
    ),
  },
];

/** The items that a user may see. */
export const sidebarFor = (grants: readonly Grant[]) => ITEMS.filter((item) => item.allowed(grants));

const PATHS = ITEMS.flatMap((item) => {
  const pages: readonly (Page & Pick<SidebarPage, 'also'>)[] = 'pages' in item ? item.pages : [item];
  return pages.flatMap(({ path, also = [] }) => [path, ...also].map((start) => ({ path, start })));
});

/** The sidebar item that a page belongs to: the one with the longest matching path. */
export const sidebarPathOf = (pathname: string) =>
  PATHS.filter(({ start }) => pathname === start || pathname.startsWith(`${start}/`)).toSorted(
    (a, b) => b.start.length - a.start.length,
  )[0]?.path;

/** The same pages as a flat list. */
export const pagesFor = (grants: readonly Grant[]): Page[] =>
  sidebarFor(grants).flatMap((item) => ('pages' in item ? item.pages : [item]));
