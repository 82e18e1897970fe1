/** Addresses of websites that people can be sent to: over https, of a host with a name, and with no password in them. */
export const isWebsite = (text: string) => {
  const url = URL.canParse(text) && new URL(text);
  return url && url.protocol === 'https:' && url.hostname.includes('.') && `${url.username}${url.password}` === '';
};

/** Addresses that something can be found at, inside of a company too: on the web, and with no password in them. */
export const isLink = (text: string) => {
  const url = URL.canParse(text) && new URL(text);
  return url && /^https?:$/.test(url.protocol) && !/\s/.test(text) && `${url.username}${url.password}` === '';
};
