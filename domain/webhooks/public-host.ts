/**
 * Decides which hosts are public. Private networks, the local machine and reserved ranges are not. The same check
 * applies to typed addresses and to resolved names, in the browser and on the server.
 */
const NETS_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Public IPv6 addresses lie in `PUBLIC_6` and outside of `NETS_6`, which also has the tunnels to IPv4. */
const PUBLIC_6 = ['2000::', 3] as const;
const NETS_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Special-use names of RFC 6761, 6762, 7686 and 8375, and names that ICANN does not delegate. */
const INSIDE =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)$/;

const bits4 = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
/** The first 32 bits, which suffice to distinguish the ranges. */
const bits6 = (address: string) => {
  const [first, second] = (address.split('::')[0] ?? '').split(':');
  return Number.parseInt(first || '0', 16) * 65_536 + Number.parseInt(second || '0', 16);
};

const within = (bits: (address: string) => number, address: string, [net, prefix]: readonly [string, number]) => {
  const cut = 2 ** (32 - prefix);
  return Math.floor(bits(address) / cut) === Math.floor(bits(net) / cut);
};

/** Expects the hostname of a `URL`, which normalizes every notation of an address. */
export const isPublicHost = (hostname: string) => {
  if (hostname.startsWith('[')) {
    const address = hostname.slice(1, -1);
    return within(bits6, address, PUBLIC_6) && !NETS_6.some((net) => within(bits6, address, net));
  }
  if (/^\d+(\.\d+){3}$/.test(hostname)) return !NETS_4.some((net) => within(bits4, hostname, net));
  const name = hostname.replace(/\.+$/, '');
  return name.includes('.') && !INSIDE.test(name);
};

/** Checks a resolved IP address. Invalid addresses are not public. */
export const isPublicAddress = (address: string) => {
  const url = `https://${address.includes(':') ? `[${address}]` : address}/`;
  return URL.canParse(url) && isPublicHost(new URL(url).hostname);
};
