/** Where a notification leads: within the product, or out of it. */

export type Target = { inside: true; path: string } | { inside: false; href: string };

/** Links written for an older address carry its version, as in /1.0/applications. */
const VERSION_PREFIX = /^\/v?\d+(\.\d+)+(?=\/|$)/;

/** Nothing where the link is not one that a browser should follow. */
export const notificationTarget = (link: string | null, origin: string): Target | undefined => {
  if (!link || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.host !== new URL(origin).host) return { inside: false, href: url.href };
  const path = url.pathname.replace(VERSION_PREFIX, '') || '/';
  // A path that begins with two slashes would be another host's address.
  return { inside: true, path: `${path.replace(/^\/{2,}/, '/')}${url.search}${url.hash}` };
};
