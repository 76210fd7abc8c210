import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 and IPv6. IANA's special-purpose registries have the ranges. */
interface Networks {
  readonly ipv4: readonly (readonly [network: string, prefix: number])[];
  readonly ipv6: readonly (readonly [network: string, prefix: number])[];
}

/** What answers for the machine that asks. */
const THIS_MACHINE: Networks = {
  ipv4: [
    ['0.0.0.0', 8], // unspecified; Linux connects it to itself
    ['127.0.0.0', 8], // loopback
  ],
  ipv6: [
    ['::', 128], // unspecified
    ['::1', 128], // loopback
  ],
};
/** What answers for its cloud account. */
const METADATA: Networks = {
  ipv4: [
    ['169.254.0.0', 16], // link-local, with the metadata services of most clouds
    ['100.100.100.200', 32], // Alibaba Cloud's metadata
    ['168.63.129.16', 32], // Azure's wire server
    ['192.0.0.192', 32], // Oracle Cloud's former metadata
  ],
  ipv6: [
    ['fe80::', 10], // link-local
    ['fd00:ec2::', 32], // AWS metadata and time
    ['fd20:ce::254', 128], // Google Cloud's metadata
    ['64:ff9b:1::', 48], // NAT64 of the local network: what is behind is not told by the address
    ['2001::', 32], // Teredo: the same
  ],
};
/** Ways to write an IPv4 address as an IPv6 one: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = ['::ffff:', '::ffff:0:', '::', '64:ff9b::'];

const forbidden = listOf(THIS_MACHINE, METADATA);
const metadata = listOf(METADATA);

/**
 * Whether a redirect must not lead to `address` (IPv4 or IPv6, with or without a zone): loopback, link-local,
 * unspecified or a cloud's metadata. Who wrote the redirect should learn nothing from any of them.
 */
export function isForbiddenAddress(address: string): boolean {
  return isIn(forbidden, address);
}

/** Whether `address` is link-local or a cloud's metadata; loopback is neither. */
export function isMetadataAddress(address: string): boolean {
  return isIn(metadata, address);
}

function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
  return list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

function listOf(...all: readonly Networks[]): BlockList {
  const list = new BlockList();
  for (const { ipv4, ipv6 } of all) {
    for (const [network, prefix] of ipv6) list.addSubnet(network, prefix, 'ipv6');
    for (const [network, prefix] of ipv4) {
      list.addSubnet(network, prefix, 'ipv4');
      for (const outer of IPV4_INSIDE_IPV6) list.addSubnet(outer + network, 96 + prefix, 'ipv6');
      list.addSubnet(sixToFour(network), 16 + prefix, 'ipv6');
    }
  }
  return list;
}

/** The 6to4 network (RFC 3056) of an IPv4 address. */
function sixToFour(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}
