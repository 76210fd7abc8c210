import { BlockList, isIP } from 'node:net';

/**
 * Decides to which addresses a request may be sent. A server can lead requests to an address of its choice: by a redirect, by the address
 * behind a host name, or by a label of a metric. A server must not lead requests to three kinds of addresses:
 *
 * - the addresses of this machine, where other services of the runner listen;
 * - the metadata service of a cloud, which sends the credentials of the machine to every process on it;
 * - for redirects from one host to another, all unique-local IPv6 addresses (`fc00::/7`). Clouds choose the IPv6 addresses of their
 *   metadata services from this range, and no complete list of these addresses exists.
 *
 * Private IPv4 addresses such as `10.0.0.0/8` are allowed, because the services that users profile have such addresses.
 */

/** A list of networks. Each network is an address and the length of its prefix. */
type Networks = readonly (readonly [network: string, prefix: number])[];

/** The addresses of this machine, from IANA's special-purpose registries. */
const THIS_MACHINE: Networks = [
  ['0.0.0.0', 8], // unspecified; Linux sends connections to this address to the machine itself
  ['127.0.0.0', 8], // loopback
  ['::', 128], // unspecified
  ['::1', 128], // loopback
];
/** The addresses of metadata services, and the ranges in which they may be. */
const METADATA: Networks = [
  ['169.254.0.0', 16], // link-local; most clouds have their metadata service in this range
  ['100.100.100.200', 32], // Alibaba Cloud
  ['168.63.129.16', 32], // Azure's wire server
  ['192.0.0.0', 24], // IETF protocol assignments; Oracle Cloud's old metadata service is at 192.0.0.192
  ['fe80::', 10], // link-local; OpenStack's metadata service is at fe80::a9fe:a9fe
  ['fec0::', 10], // site-local, which is deprecated
  ['fd00:ec2::', 32], // AWS: the services for metadata, time and credentials of pods
  ['fd00:c1::a9fe:a9fe', 128], // Oracle Cloud
  ['fd00:42::42', 128], // Scaleway
  ['fd20:ce::254', 128], // Google Cloud
  ['64:ff9b:1::', 48], // NAT64 of the local network; the address does not show which IPv4 address it leads to
  ['2001::', 32], // Teredo; the address does not show which IPv4 address it leads to
];
const UNIQUE_LOCAL: Networks = [['fc00::', 7]];

/** The prefixes with which an IPv4 address is written as an IPv6 address: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = ['::ffff:', '::ffff:0:', '::', '64:ff9b::'];

/** Says whether an address is in a set of networks. @throws TypeError for a text that is not an IP address. */
export type AddressTest = (address: string) => boolean;

/** Returns whether an address is link-local or belongs to a cloud's metadata service. For loopback addresses, the result is false. */
export const isMetadataAddress = testOf(METADATA);
/**
 * Returns whether an address belongs to this machine or to the metadata service of its cloud. A redirect within a host must not lead to
 * this machine or to a metadata service.
 */
export const isOwnAddress = testOf([...THIS_MACHINE, ...METADATA]);
/** Returns whether an address is forbidden as the target of a redirect from one host to another. */
export const isForbiddenAddress = testOf([...THIS_MACHINE, ...METADATA, ...UNIQUE_LOCAL]);

/**
 * Returns a function that says whether an address is in one of the given networks. The returned function also recognizes IPv4 addresses
 * that are written as IPv6 addresses.
 */
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

/**
 * The error for an address to which no request may be sent. The caller writes the message for the user, because the caller knows who chose
 * the address.
 */
export class ForbiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`No request may be sent to the address ${address}.`);
    this.address = address;
  }
}

/** Returns whether the host of a URL is a name or an address that always means this machine. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}

/** Returns the host of a URL, without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
