/** Resolves host names, and refuses private networks. */
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '#domain/webhooks/public-host.ts';

export class PrivateAddress extends Error {}

/** The address is checked in the lookup of the connection, which prevents DNS rebinding. */
export const publicLookup: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, all = []) => {
    const [first] = all;
    if (error || !first) found(error ?? new Error(`${name} has no address.`), '', 0);
    else if (!all.every(({ address }) => isPublicAddress(address))) found(new PrivateAddress(name), '', 0);
    else if (options.all) found(null, all);
    else found(null, first.address, first.family);
  });
