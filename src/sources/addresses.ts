import { BlockList, isIP } from 'node:net';

/**
 * Addresses that a redirect may not lead to: they answer for the machine that asks, or for its cloud account, and
 * who wrote the redirect should learn nothing from either. IANA's special-purpose registries have the ranges.
 */
const FORBIDDEN_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], // unspecified; Linux connects it to itself
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, with the metadata services of most clouds
  ['100.100.100.200', 32], // Alibaba Cloud's metadata
  ['168.63.129.16', 32], // Azure's wire server
  ['192.0.0.192', 32], // Oracle Cloud's former metadata
];
const FORBIDDEN_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['::', 128], // unspecified
  ['::1', 128], // loopback
  ['fe80::', 10], // link-local
  ['fd00:ec2::', 32], // AWS metadata and time
  ['fd20:ce::254', 128], // Google Cloud's metadata
];
/** Ways to write an IPv4 address as an IPv6 one: mapped, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = ['::ffff:', '::', '64:ff9b::'];

const forbidden = new BlockList();
for (const [network, prefix] of FORBIDDEN_IPV6) forbidden.addSubnet(network, prefix, 'ipv6');
for (const [network, prefix] of FORBIDDEN_IPV4) {
  forbidden.addSubnet(network, prefix, 'ipv4');
  for (const outer of IPV4_INSIDE_IPV6) forbidden.addSubnet(outer + network, 96 + prefix, 'ipv6');
  forbidden.addSubnet(sixToFour(network), 16 + prefix, 'ipv6');
}

/** Whether `address` (IPv4 or IPv6, with or without a zone) is loopback, link-local, unspecified or a cloud's metadata. */
export function isForbiddenAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
  return forbidden.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** The 6to4 network (RFC 3056) of an IPv4 address. */
function sixToFour(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}
