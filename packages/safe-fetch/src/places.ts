import { BlockList, isIPv6 } from 'node:net';
import type { Place } from './fetch-from.ts';
import { isPublicAddress } from './public-address.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Public addresses alone, by https alone. */
export const internet: Place = { isAllowed: isPublicAddress };

/** For tests: this machine as well, by http too. */
export const loopbackToo: Place = {
  isAllowed: (address) => isLoopback(address) || isPublicAddress(address),
  plainHttp: true,
};
