import { isPublicHost } from '#domain/webhooks/public-host.ts';

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
const hasNobody = ({ username, password }: URL) => `${username}${password}` === '';

/** An https address without credentials. */
export const isSecure = (text: string) => {
  const url = urlOf(text);
  return url?.protocol === 'https:' && hasNobody(url);
};

/** Requires a fully qualified host name or an IP address. */
export const hasWholeHost = (text: string) => /[.[]/.test(urlOf(text)?.hostname ?? '');

/** Whether the host looks public, judged by the address alone. */
export const isReached = (text: string) => isPublicHost(urlOf(text)?.hostname ?? '');

/** Normalizes the address, so that the checked address is the one that is requested. */
export const plainAddress = (typed: string) => urlOf(typed)?.href ?? typed.trim();

/** An http or https address without credentials; hosts inside the company are allowed. */
export const isLink = (text: string) => {
  const url = urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && !/\s/.test(text) && hasNobody(url);
};
