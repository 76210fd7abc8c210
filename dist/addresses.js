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
/** Returns whether an address is link-local or belongs to a cloud's metadata service. For loopback addresses, the result is false. */
const isMetadataAddress = testOf(METADATA);
/**
* Returns whether an address belongs to this machine or to the metadata service of its cloud. A redirect within a host must not lead to
* this machine or to a metadata service.
*/
const isOwnAddress = testOf([...THIS_MACHINE, ...METADATA]);
/** Returns whether an address is forbidden as the target of a redirect from one host to another. */
const isForbiddenAddress = testOf([
	...THIS_MACHINE,
	...METADATA,
	...UNIQUE_LOCAL
]);
/**
* Returns a function that says whether an address is in one of the given networks. The returned function also recognizes IPv4 addresses
* that are written as IPv6 addresses.
*/
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
/**
* The error for an address to which no request may be sent. The caller writes the message for the user, because the caller knows who chose
* the address.
*/
var ForbiddenAddress = class extends Error {
	address;
	constructor(address) {
		super(`No request may be sent to the address ${address}.`);
		this.address = address;
	}
};
/** Returns whether the host of a URL is a name or an address that always means this machine. */
function isThisMachine(hostname) {
	return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}
/** Returns the host of a URL, without the brackets of an IPv6 address. */
function hostOf({ hostname }) {
	return hostname.replace(/^\[|\]$/g, "");
}

export { isOwnAddress as a, isMetadataAddress as i, hostOf as n, isThisMachine as o, isForbiddenAddress as r, ForbiddenAddress as t };