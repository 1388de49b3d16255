import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Whether a connection to this IP address is allowed. */
export type IsAllowed = (address: string) => boolean;

/** The address is not on the internet, or its protocol is not allowed there. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/** IANA's special-purpose registries: this host, private networks, link-local, documentation, multicast. */
const special = new BlockList();
const v4: readonly [string, number][] = [
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
];
/** Within the global unicast space: Teredo and others, documentation, 6to4, which can name an IPv4 address. */
const v6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, prefix] of v4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of v6) special.addSubnet(net, prefix, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Nothing else is routed on the internet; IPv4 addresses written as IPv6 are outside as well. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the internet, and not to this machine or its networks. */
export const isPublicAddress: IsAllowed = (address) =>
  isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : !special.check(address, 'ipv4');

/** Whether an IP address is this machine's own. */
export const isLoopback: IsAllowed = (address) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Looks a name up for a connection, which then goes to the checked address: a name that changes in between cannot lead
 * elsewhere. One address that is not allowed refuses the name.
 */
export const lookupOf =
  (isAllowed: IsAllowed): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, '');
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new NotPublicError(hostname), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
