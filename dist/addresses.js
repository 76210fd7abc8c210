import { BlockList, isIP } from "node:net";

// src/net/addresses.ts
/** The addresses of this machine, from IANA's special-purpose registries. */
const THIS_MACHINE = [
	["0.0.0.0", 8],
	["127.0.0.0", 8],
	["::", 128],
	["::1", 128]
];
/** The addresses of metadata services, and the ranges in which they may be. */
const METADATA = [
	["169.254.0.0", 16],
	["100.100.100.200", 32],
	["168.63.129.16", 32],
	["192.0.0.0", 24],
	["fe80::", 10],
	["fec0::", 10],
	["fd00:ec2::", 32],
	["fd00:c1::a9fe:a9fe", 128],
	["fd00:42::42", 128],
	["fd20:ce::254", 128],
	["64:ff9b:1::", 48],
	["2001::", 32]
];
const UNIQUE_LOCAL = [["fc00::", 7]];
/** The prefixes with which an IPv4 address is written as an IPv6 address: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = [
	"::ffff:",
	"::ffff:0:",
	"::",
	"64:ff9b::"
];
/** Whether an address is link-local or a cloud's metadata. Loopback is neither. */
const isMetadataAddress = testOf(METADATA);
/** Whether an address belongs to this machine or to its cloud account: a redirect within a host must not lead there. */
const isOwnAddress = testOf([...THIS_MACHINE, ...METADATA]);
/** Whether a redirect from one host to another must not lead to an address. */
const isForbiddenAddress = testOf([
	...THIS_MACHINE,
	...METADATA,
	...UNIQUE_LOCAL
]);
/** Returns the test for these networks, also for their IPv4 addresses inside of IPv6 addresses. */
function testOf(networks) {
	const list = new BlockList();
	for (const [network, prefix] of networks) {
		list.addSubnet(network, prefix, isIP(network) === 4 ? "ipv4" : "ipv6");
		if (isIP(network) === 6) continue;
		for (const outer of IPV4_INSIDE_IPV6) list.addSubnet(outer + network, 96 + prefix, "ipv6");
		const [a = 0, b = 0, c = 0, d = 0] = network.split(".").map(Number);
		const sixToFour = `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
		list.addSubnet(sixToFour, 16 + prefix, "ipv6");
	}
	return (address) => {
		const plain = address.replace(/%.*$/s, "");
		const version = isIP(plain);
		if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
		return list.check(plain, version === 4 ? "ipv4" : "ipv6");
	};
}
/** No request may be sent to this address. The caller knows who chose it, and makes a sentence of that. */
var ForbiddenAddress = class extends Error {
	address;
	constructor(address) {
		super(`No request may be sent to the address ${address}.`);
		this.address = address;
	}
};
/** Whether the host of a URL is a name or an address that always means this machine. */
function isThisMachine(hostname) {
	return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}
/** Returns the host of a URL, without the brackets of an IPv6 address. */
function hostOf({ hostname }) {
	return hostname.replace(/^\[|\]$/g, "");
}

export { isOwnAddress as a, isMetadataAddress as i, hostOf as n, isThisMachine as o, isForbiddenAddress as r, ForbiddenAddress as t };