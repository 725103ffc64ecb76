/** Says which network an address belongs to, for counting. */

import { isIPv6 } from 'node:net';

/**
 * The network that a caller's address is counted as: an IPv4 address itself; of an IPv6 address the first 64 bits (`2001:db8:0:1::/64`),
 * because whoever has one has all 2^64 of them.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  const first = [...groups, ...middle, ...behind].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
};
