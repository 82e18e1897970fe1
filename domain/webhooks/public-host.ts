/**
 * Which hosts are anybody's on the internet: what is inside of a network, this machine's, or nobody's is none of them. For
 * what is typed and for where a name leads, so that both are held to the same. The browser has it, too.
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

/** Of version 6, public is what lies in the first, and in none of the others: no way to an address of version 4. */
const PUBLIC_6 = ['2000::', 3] as const;
const NETS_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Names that lead nowhere but inside: RFC 6761, 6762, 7686 and 8375, and those that ICANN gives to nobody. */
const INSIDE =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)$/;

const bits4 = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
/** The first 32, which all of the nets are told apart by. */
const bits6 = (address: string) => {
  const [first, second] = (address.split('::')[0] ?? '').split(':');
  return Number.parseInt(first || '0', 16) * 65_536 + Number.parseInt(second || '0', 16);
};

const within = (bits: (address: string) => number, address: string, [net, prefix]: readonly [string, number]) => {
  const cut = 2 ** (32 - prefix);
  return Math.floor(bits(address) / cut) === Math.floor(bits(net) / cut);
};

/** As a URL has it, which writes every notation of an address in one way. */
export const isPublicHost = (hostname: string) => {
  if (hostname.startsWith('[')) {
    const address = hostname.slice(1, -1);
    return within(bits6, address, PUBLIC_6) && !NETS_6.some((net) => within(bits6, address, net));
  }
  if (/^\d+(\.\d+){3}$/.test(hostname)) return !NETS_4.some((net) => within(bits4, hostname, net));
  const name = hostname.replace(/\.+$/, '');
  return name.includes('.') && !INSIDE.test(name);
};

/** Where a name leads. What is no address at all is nobody's. */
export const isPublicAddress = (address: string) => {
  const url = `https://${address.includes(':') ? `[${address}]` : address}/`;
  return URL.canParse(url) && isPublicHost(new URL(url).hostname);
};
