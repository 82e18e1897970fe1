/** The target of a notification, inside or outside the product. */

export type Target = { inside: true; path: string } | { inside: false; href: string };

/** Links from older releases include a version, as in /1.0/applications. */
const VERSION_PREFIX = /^\/v?\d+(\.\d+)+(?=\/|$)/;

/** Returns undefined for links that a browser should not follow. */
export const notificationTarget = (link: string | null, origin: string): Target | undefined => {
  if (!link || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.host !== new URL(origin).host) return { inside: false, href: url.href };
  const path = url.pathname.replace(VERSION_PREFIX, '') || '/';
  // A path that starts with two slashes would name another host.
  return { inside: true, path: `${path.replace(/^\/{2,}/, '/')}${url.search}${url.hash}` };
};
