import { BlockList, isIP } from 'node:net';

/**
 * Which addresses may be asked. A server can lead our requests to an address of its choice: by a redirect, by a name that it
 * gives a host, by a label of a metric. Three kinds of addresses are not for others to choose:
 *
 * - those of this machine, where other services of the runner listen;
 * - those of a cloud's metadata service, which hands out the credentials of the machine to everybody who asks from it;
 * - for redirects from one host to another also all unique-local IPv6 addresses (`fc00::/7`). Clouds choose the IPv6 address of
 *   their metadata service from these, and nobody keeps a list of them all.
 *
 * Private IPv4 addresses (`10.0.0.0/8` and the like) are not among them: services that are profiled have these.
 */
type Networks = readonly (readonly [network: string, prefix: number])[];

/** IANA's special-purpose registries have the ranges. */
const THIS_MACHINE: Networks = [
  ['0.0.0.0', 8], // unspecified; Linux connects it to itself
  ['127.0.0.0', 8], // loopback
  ['::', 128], // unspecified
  ['::1', 128], // loopback
];
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

/** Ways to write an IPv4 address as an IPv6 one: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = ['::ffff:', '::ffff:0:', '::', '64:ff9b::'];

/** Whether an address is in a set of networks. @throws TypeError for a text that is no IP address. */
export type AddressTest = (address: string) => boolean;

/** Whether an address is link-local or a cloud's metadata. Loopback is neither. */
export const isMetadataAddress = testOf(METADATA);
/** Whether an address belongs to this machine or to its cloud account: a redirect within a host must not lead there. */
export const isOwnAddress = testOf([...THIS_MACHINE, ...METADATA]);
/** Whether a redirect from one host to another must not lead to an address. */
export const isForbiddenAddress = testOf([...THIS_MACHINE, ...METADATA, ...UNIQUE_LOCAL]);

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

/** An address that must not be asked; the caller knows who chose it. */
export class ForbiddenAddress extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`The address ${address} must not be asked.`);
    this.address = address;
  }
}

/** Whether the host of a URL is this machine by its very name. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}

/** The host of a URL without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
