import { isPublicHost } from './webhooks/public-host.ts';

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
const hasNobody = ({ username, password }: URL) => `${username}${password}` === '';

/** Addresses over https, with no password in them. */
export const isSecure = (text: string) => {
  const url = urlOf(text);
  return url?.protocol === 'https:' && hasNobody(url);
};

/** Of a website that people can be sent to: of a host with a whole name, or an address. */
export const hasWholeHost = (text: string) => /[.[]/.test(urlOf(text)?.hostname ?? '');

/** Of what the internet reaches, as far as it can be seen from the address itself. */
export const isReached = (text: string) => isPublicHost(urlOf(text)?.hostname ?? '');

/** As programs understand it, however it was typed: what is looked at is what is gone to. */
export const plainAddress = (typed: string) => urlOf(typed)?.href ?? typed.trim();

/** Addresses that something can be found at, inside of a company too: on the web, and with no password in them. */
export const isLink = (text: string) => {
  const url = urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && !/\s/.test(text) && hasNobody(url);
};
