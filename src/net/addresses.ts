import { BlockList, isIP } from 'node:net';

/**
 * Decides to which addresses a request may be sent. A server can lead requests to an address of its choice: by a redirect, by the address behind
 * a host name, or by a label of a metric. Three kinds of addresses must not be reached in this way:
 *
 * - the addresses of this machine, where other services of the runner listen;
 * - the metadata service of a cloud, which sends the credentials of the machine to every process on it;
 * - for redirects from one host to another, all unique-local IPv6 addresses (`fc00::/7`), because clouds choose the IPv6 addresses of their
 *   metadata services from these, and no list has them all.
 *
 * Private IPv4 addresses such as `10.0.0.0/8` are allowed, because the services that users profile have such addresses.
 */

/** A list of networks, each by its first address and the length of its prefix. */
type Networks = readonly (readonly [network: string, prefix: number])[];

/** The addresses of this machine, from IANA's special-purpose registries. */
const THIS_MACHINE: Networks = [
  ['0.0.0.0', 8], // unspecified; Linux connects it to itself
  ['127.0.0.0', 8], // loopback
  ['::', 128], // unspecified
  ['::1', 128], // loopback
];
/** The addresses of metadata services, and the ranges in which they may be. */
const METADATA: Networks = [
  ['169.254.0.0', 16], // link-local, with the metadata services of most clouds
  ['100.100.100.200', 32], // Alibaba Cloud
  ['168.63.129.16', 32], // Azure's wire server
  ['192.0.0.0', 24], // IETF protocol assignments; Oracle Cloud's former metadata is 192.0.0.192
  ['fe80::', 10], // link-local, with OpenStack's fe80::a9fe:a9fe
  ['fec0::', 10], // site-local, which is deprecated
  ['fd00:ec2::', 32], // AWS: metadata, time, credentials of pods
  ['fd00:c1::a9fe:a9fe', 128], // Oracle Cloud
  ['fd00:42::42', 128], // Scaleway
  ['fd20:ce::254', 128], // Google Cloud
  ['64:ff9b:1::', 48], // NAT64 of the local network: the address does not say what is behind it
  ['2001::', 32], // Teredo: the same
];
const UNIQUE_LOCAL: Networks = [['fc00::', 7]];

/** The prefixes with which an IPv4 address is written as an IPv6 address: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = ['::ffff:', '::ffff:0:', '::', '64:ff9b::'];

/** Says whether an address is in a set of networks. @throws TypeError for a text that is not an IP address. */
export type AddressTest = (address: string) => boolean;

/** Whether an address is link-local or a cloud's metadata. Loopback is neither. */
export const isMetadataAddress = testOf(METADATA);
/** Whether an address belongs to this machine or to its cloud account: a redirect within a host must not lead there. */
export const isOwnAddress = testOf([...THIS_MACHINE, ...METADATA]);
/** Whether a redirect from one host to another must not lead to an address. */
export const isForbiddenAddress = testOf([...THIS_MACHINE, ...METADATA, ...UNIQUE_LOCAL]);

/** Returns the test for these networks, also for their IPv4 addresses inside of IPv6 addresses. */
function testOf(networks: Networks): AddressTest {
  const list = new BlockList();
  for (const [network, prefix] of networks) {
    list.addSubnet(network, prefix, isIP(network) === 4 ? 'ipv4' : 'ipv6');
    if (isIP(network) === 6) continue;
    for (const outer of IPV4_INSIDE_IPV6) list.addSubnet(outer + network, 96 + prefix, 'ipv6');
    // 6to4, RFC 3056.
    const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
    const sixToFour = `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
    list.addSubnet(sixToFour, 16 + prefix, 'ipv6');
  }
  return (address) => {
    const plain = address.replace(/%.*$/s, '');
    const version = isIP(plain);
    if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
    return list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** No request may be sent to this address. The caller knows who chose it, and makes a sentence of that. */
export class ForbiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`No request may be sent to the address ${address}.`);
    this.address = address;
  }
}

/** Whether the host of a URL is a name or an address that always means this machine. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}

/** Returns the host of a URL, without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
