/** Which addresses are anybody's: what is inside of a network, this machine's, or nobody's is none of them. */
import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
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
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv4');

/** Of version 6, public is what lies here, and is no way to an address of version 4. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv6');

export const isPublic = (address: string) =>
  isIPv6(address)
    ? PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
    : !NOT_PUBLIC.check(address, 'ipv4');

export class PrivateAddress extends Error {}

/** Finds where a name leads, at the very moment that it is gone there: a name that leads elsewhere by then is no way in. */
export const publicLookup: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, all = []) => {
    const [first] = all;
    if (error || !first) found(error ?? new Error(`${name} leads nowhere.`), '', 0);
    else if (!all.every(({ address }) => isPublic(address))) found(new PrivateAddress(name), '', 0);
    else if (options.all) found(null, all);
    else found(null, first.address, first.family);
  });
