import { i as UsageError, l as reasonOf, n as ExpectedError } from "./errors.js";
import { createHash } from "node:crypto";
import { constants, gunzipSync } from "node:zlib";
import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { closeSync, constants as constants$2, existsSync, fstatSync, openSync, readSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
/**
* Read a 64 bit varint as two JS numbers.
*
* Stores the low and high words on the reader.
*
* Copyright 2008 Google Inc.  All rights reserved.
*
* See https://github.com/protocolbuffers/protobuf/blob/8a71927d74a4ce34efe2d8769fda198f52d20d12/js/experimental/runtime/kernel/buffer_decoder.js#L175
*/
function varint64read() {
	const buf = this.buf;
	let pos = this.pos;
	let lo = 0;
	let hi = 0;
	for (let shift = 0; shift < 28; shift += 7) {
		const b = buf[pos++];
		lo |= (b & 127) << shift;
		if ((b & 128) == 0) {
			this.pos = pos;
			this.assertBounds();
			this.varint64Lo = lo;
			this.varint64Hi = hi;
			return;
		}
	}
	const middleByte = buf[pos++];
	lo |= (middleByte & 15) << 28;
	hi = (middleByte & 112) >> 4;
	if ((middleByte & 128) == 0) {
		this.pos = pos;
		this.assertBounds();
		this.varint64Lo = lo;
		this.varint64Hi = hi;
		return;
	}
	for (let shift = 3; shift <= 31; shift += 7) {
		const b = buf[pos++];
		hi |= (b & 127) << shift;
		if ((b & 128) == 0) {
			this.pos = pos;
			this.assertBounds();
			this.varint64Lo = lo;
			this.varint64Hi = hi;
			return;
		}
	}
	throw new Error("invalid varint");
}
const TWO_PWR_32_DBL = 4294967296;
/**
* Parse decimal string of 64 bit integer value as two JS numbers.
*
* Copyright 2008 Google Inc.  All rights reserved.
*
* See https://github.com/protocolbuffers/protobuf-javascript/blob/a428c58273abad07c66071d9753bc4d1289de426/experimental/runtime/int64.js#L10
*/
function int64FromString(dec) {
	const minus = dec[0] === "-";
	if (minus) dec = dec.slice(1);
	const base = 1e6;
	let lowBits = 0;
	let highBits = 0;
	function add1e6digit(begin, end) {
		const digit1e6 = Number(dec.slice(begin, end));
		highBits *= base;
		lowBits = lowBits * base + digit1e6;
		if (lowBits >= TWO_PWR_32_DBL) {
			highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
			lowBits = lowBits % TWO_PWR_32_DBL;
		}
	}
	add1e6digit(-24, -18);
	add1e6digit(-18, -12);
	add1e6digit(-12, -6);
	add1e6digit(-6);
	return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
}
/**
* Losslessly converts a 64-bit signed integer in 32:32 split representation
* into a decimal string.
*
* Copyright 2008 Google Inc.  All rights reserved.
*
* See https://github.com/protocolbuffers/protobuf-javascript/blob/a428c58273abad07c66071d9753bc4d1289de426/experimental/runtime/int64.js#L10
*/
function int64ToString(lo, hi) {
	let bits = newBits(lo, hi);
	const negative = bits.hi & 2147483648;
	if (negative) bits = negate(bits.lo, bits.hi);
	const result = uInt64ToString(bits.lo, bits.hi);
	return negative ? "-" + result : result;
}
/**
* Losslessly converts a 64-bit unsigned integer in 32:32 split representation
* into a decimal string.
*
* Copyright 2008 Google Inc.  All rights reserved.
*
* See https://github.com/protocolbuffers/protobuf-javascript/blob/a428c58273abad07c66071d9753bc4d1289de426/experimental/runtime/int64.js#L10
*/
function uInt64ToString(lo, hi) {
	({lo, hi} = toUnsigned(lo, hi));
	if (hi <= 2097151) return String(TWO_PWR_32_DBL * hi + lo);
	const low = lo & 16777215;
	const mid = (lo >>> 24 | hi << 8) & 16777215;
	const high = hi >> 16 & 65535;
	let digitA = low + mid * 6777216 + high * 6710656;
	let digitB = mid + high * 8147497;
	let digitC = high * 2;
	const base = 1e7;
	if (digitA >= base) {
		digitB += Math.floor(digitA / base);
		digitA %= base;
	}
	if (digitB >= base) {
		digitC += Math.floor(digitB / base);
		digitB %= base;
	}
	return digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
}
function toUnsigned(lo, hi) {
	return {
		lo: lo >>> 0,
		hi: hi >>> 0
	};
}
function newBits(lo, hi) {
	return {
		lo: lo | 0,
		hi: hi | 0
	};
}
/**
* Returns two's compliment negation of input.
* @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Bitwise_Operators#Signed_32-bit_integers
*/
function negate(lowBits, highBits) {
	highBits = ~highBits;
	if (lowBits) lowBits = ~lowBits + 1;
	else highBits += 1;
	return newBits(lowBits, highBits);
}
/**
* Returns decimal representation of digit1e7 with leading zeros.
*/
const decimalFrom1e7WithLeadingZeros = (digit1e7) => {
	const partial = String(digit1e7);
	return "0000000".slice(partial.length) + partial;
};
/**
* Read an unsigned 32 bit varint.
*
* See https://github.com/protocolbuffers/protobuf/blob/8a71927d74a4ce34efe2d8769fda198f52d20d12/js/experimental/runtime/kernel/buffer_decoder.js#L220
*/
function varint32read() {
	let b = this.buf[this.pos++];
	if ((b & 128) === 0) {
		this.assertBounds();
		return b;
	}
	let result = b & 127;
	b = this.buf[this.pos++];
	result |= (b & 127) << 7;
	if ((b & 128) === 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 14;
	if ((b & 128) === 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 21;
	if ((b & 128) === 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 15) << 28;
	for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
	if ((b & 128) !== 0) throw new Error("invalid varint");
	this.assertBounds();
	return result >>> 0;
}

// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
/**
* Int64Support for the current environment.
*/
const protoInt64 = /*@__PURE__*/ makeInt64Support();
function makeInt64Support() {
	const dv = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
	if (typeof BigInt === "function" && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function" && (!!globalThis.Deno || !!globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
		const MIN = BigInt("-9223372036854775808");
		const MAX = BigInt("9223372036854775807");
		const UMIN = BigInt("0");
		const UMAX = BigInt("18446744073709551615");
		return {
			zero: BigInt(0),
			supported: true,
			parse(value) {
				const bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > MAX || bi < MIN) throw new Error(`invalid int64: ${value}`);
				return bi;
			},
			uParse(value) {
				const bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > UMAX || bi < UMIN) throw new Error(`invalid uint64: ${value}`);
				return bi;
			},
			enc(value) {
				dv.setBigInt64(0, this.parse(value), true);
				return {
					lo: dv.getInt32(0, true),
					hi: dv.getInt32(4, true)
				};
			},
			uEnc(value) {
				dv.setBigInt64(0, this.uParse(value), true);
				return {
					lo: dv.getInt32(0, true),
					hi: dv.getInt32(4, true)
				};
			},
			dec(lo, hi) {
				dv.setInt32(0, lo, true);
				dv.setInt32(4, hi, true);
				return dv.getBigInt64(0, true);
			},
			uDec(lo, hi) {
				dv.setInt32(0, lo, true);
				dv.setInt32(4, hi, true);
				return dv.getBigUint64(0, true);
			}
		};
	}
	return {
		zero: "0",
		supported: false,
		parse(value) {
			if (typeof value != "string") value = value.toString();
			assertInt64String(value);
			return value;
		},
		uParse(value) {
			if (typeof value != "string") value = value.toString();
			assertUInt64String(value);
			return value;
		},
		enc(value) {
			if (typeof value != "string") value = value.toString();
			assertInt64String(value);
			return int64FromString(value);
		},
		uEnc(value) {
			if (typeof value != "string") value = value.toString();
			assertUInt64String(value);
			return int64FromString(value);
		},
		dec(lo, hi) {
			return int64ToString(lo, hi);
		},
		uDec(lo, hi) {
			return uInt64ToString(lo, hi);
		}
	};
}
function assertInt64String(value) {
	if (!/^-?[0-9]+$/.test(value)) throw new Error("invalid int64: " + value);
}
function assertUInt64String(value) {
	if (!/^[0-9]+$/.test(value)) throw new Error("invalid uint64: " + value);
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
let te;
/**
* Protobuf-ES requires the Text Encoding API to convert UTF-8 from and to
* binary. This WHATWG API is widely available, but it is not part of the
* ECMAScript standard. This function used to be the way to supply an
* implementation on runtimes that do not provide one.
*
* It only configures the copy of the library it is imported from. To provide
* the encoding API for every copy of Protobuf-ES in an isolate, install
* `TextEncoder` (with the methods `encode` and optionally `encodeInto`) and
* `TextDecoder` (with the `fatal: true` and `ignoreBOM: true` constructor
* arguments and the `decode` method) on `globalThis`.
*
* Providing `encodeUtf8Into` is optional for backwards compatibility. If it
* is omitted, we emulate it with a wrapper that calls `encodeUtf8`.
*
* Note that the Text Encoding API does not provide a way to validate UTF-8.
* Our implementation uses String.prototype.isWellFormed, and falls back
* to use encodeURIComponent().
*
* @deprecated Install `TextEncoder` and `TextDecoder` on `globalThis` instead.
*/
function configureTextEncoding(textEncoding) {
	var _a;
	te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: (_a = textEncoding.encodeUtf8Into) !== null && _a !== void 0 ? _a : emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding)) });
}
function getTextEncoding() {
	if (!te) {
		const globals = globalThis;
		if (!globals.TextEncoder || !globals.TextDecoder) throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
		const textEncoder = new globals.TextEncoder();
		const textDecoder = new globals.TextDecoder("utf-8", { ignoreBOM: true });
		let textDecoderStrict;
		const config = {
			encodeUtf8(text) {
				return textEncoder.encode(text);
			},
			decodeUtf8(bytes, strict) {
				if (strict) {
					if (!textDecoderStrict) textDecoderStrict = new globals.TextDecoder("utf-8", {
						fatal: true,
						ignoreBOM: true
					});
					return textDecoderStrict.decode(bytes);
				}
				return textDecoder.decode(bytes);
			},
			checkUtf8(text) {
				try {
					return true;
				} catch (_) {
					return false;
				}
			}
		};
		if (textEncoder.encodeInto) config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder);
		const nativeStringIsWellFormed = String.prototype.isWellFormed;
		if (nativeStringIsWellFormed) config.checkUtf8 = (text) => {
			return nativeStringIsWellFormed.call(text);
		};
		configureTextEncoding(config);
	}
	return te;
}
/**
* Simplistic polyfill for encodeUtf8Into.
*
* @private
*/
function emulateEncodeInto(encodeUtf8) {
	return (text, dest) => {
		const bytes = encodeUtf8(text);
		dest.set(bytes);
		return { written: bytes.byteLength };
	};
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
/**
* Protobuf binary format wire types.
*
* A wire type provides just enough information to find the length of the
* following value.
*
* See https://developers.google.com/protocol-buffers/docs/encoding#structure
*/
var WireType;
(function(WireType) {
	/**
	* Used for int32, int64, uint32, uint64, sint32, sint64, bool, enum
	*/
	WireType[WireType["Varint"] = 0] = "Varint";
	/**
	* Used for fixed64, sfixed64, double.
	* Always 8 bytes with little-endian byte order.
	*/
	WireType[WireType["Bit64"] = 1] = "Bit64";
	/**
	* Used for string, bytes, embedded messages, packed repeated fields
	*
	* Only repeated numeric types (types which use the varint, 32-bit,
	* or 64-bit wire types) can be packed. In proto3, such fields are
	* packed by default.
	*/
	WireType[WireType["LengthDelimited"] = 2] = "LengthDelimited";
	/**
	* Start of a tag-delimited aggregate, such as a proto2 group, or a message
	* in editions with message_encoding = DELIMITED.
	*/
	WireType[WireType["StartGroup"] = 3] = "StartGroup";
	/**
	* End of a tag-delimited aggregate.
	*/
	WireType[WireType["EndGroup"] = 4] = "EndGroup";
	/**
	* Used for fixed32, sfixed32, float.
	* Always 4 bytes with little-endian byte order.
	*/
	WireType[WireType["Bit32"] = 5] = "Bit32";
})(WireType || (WireType = {}));
/**
* Maximum value for an unsigned 32-bit integer (Protobuf UINT32, FIXED32).
*/
const UINT32_MAX = 4294967295;
/**
* Maximum value for a signed 32-bit integer (Protobuf INT32, SFIXED32, SINT32).
*/
const INT32_MAX = 2147483647;
/**
* Minimum value for a signed 32-bit integer (Protobuf INT32, SFIXED32, SINT32).
*/
const INT32_MIN = -2147483648;
var BinaryWriter = class {
	constructor(encodeUtf8) {
		/**
		* Previous fork positions (the write position at the time
		* `fork()` was called).
		*/
		this.stackPos = [];
		this.encodeUtf8Into = encodeUtf8 ? emulateEncodeInto(encodeUtf8) : getTextEncoding().encodeUtf8Into;
		this.buffer = EMPTY_BUFFER;
		this.viewCache = EMPTY_VIEW;
		this.pos = 0;
	}
	ensureCapacity(size) {
		const required = this.pos + size;
		if (required > this.buffer.length) {
			let newLen = this.buffer.length || INITIAL_SIZE;
			while (newLen < required) newLen *= 2;
			const newBuf = new Uint8Array(newLen);
			if (this.pos > 0) newBuf.set(this.buffer);
			this.buffer = newBuf;
		}
	}
	/**
	* The DataView over `buffer`, rebuilt only if the buffer has grown since it
	* was last used.
	*/
	view() {
		const bytes = this.buffer;
		const view = this.viewCache;
		if (view.byteLength === bytes.byteLength) return view;
		const newView = new DataView(bytes.buffer);
		this.viewCache = newView;
		return newView;
	}
	/**
	* Return all bytes written and reset this writer.
	*/
	finish() {
		const result = this.buffer.slice(0, this.pos);
		this.pos = 0;
		this.stackPos = [];
		return result;
	}
	/**
	* Start a new fork for length-delimited data like a message
	* or a packed repeated field.
	*
	* Must be joined later with `join()`.
	*/
	fork() {
		this.stackPos.push(this.pos);
		this.ensureCapacity(DEFAULT_LEN_PREFIX_SIZE);
		this.buffer[this.pos++] = 0;
		return this;
	}
	/**
	* Join the last fork. Write its length and bytes, then
	* return to the previous state.
	*/
	join() {
		const forkPos = this.stackPos.pop();
		if (forkPos === void 0) throw new Error("invalid state, fork stack empty");
		const len = this.pos - forkPos - DEFAULT_LEN_PREFIX_SIZE;
		const lenPrefixSize = varint32Size(len);
		if (lenPrefixSize > DEFAULT_LEN_PREFIX_SIZE) {
			this.ensureCapacity(lenPrefixSize - DEFAULT_LEN_PREFIX_SIZE);
			this.buffer.copyWithin(forkPos + lenPrefixSize, forkPos + DEFAULT_LEN_PREFIX_SIZE, this.pos);
		}
		this.pos = forkPos;
		this.uint32(len);
		this.pos += len;
		return this;
	}
	/**
	* Writes a tag (field number and wire type).
	*
	* Equivalent to `uint32( (fieldNo << 3 | type) >>> 0 )`.
	*
	* Generated code should compute the tag ahead of time and call `uint32()`.
	*/
	tag(fieldNo, type) {
		return this.uint32((fieldNo << 3 | type) >>> 0);
	}
	/**
	* Write a chunk of raw bytes.
	*/
	raw(chunk) {
		this.ensureCapacity(chunk.length);
		this.buffer.set(chunk, this.pos);
		this.pos += chunk.length;
		return this;
	}
	/**
	* Write a `uint32` value, an unsigned 32 bit varint.
	*/
	uint32(value) {
		assertUInt32(value);
		this.ensureCapacity(5);
		if (value < 128) {
			this.buffer[this.pos++] = value;
			return this;
		}
		while (value > 127) {
			this.buffer[this.pos++] = value & 127 | 128;
			value >>>= 7;
		}
		this.buffer[this.pos++] = value;
		return this;
	}
	/**
	* Write a `int32` value, a signed 32 bit varint.
	*/
	int32(value) {
		assertInt32(value);
		if (value >= 0) return this.uint32(value);
		this.ensureCapacity(10);
		for (let i = 0; i < 9; i++) {
			this.buffer[this.pos++] = value & 127 | 128;
			value >>= 7;
		}
		this.buffer[this.pos++] = 1;
		return this;
	}
	/**
	* Write a `bool` value, a varint.
	*/
	bool(value) {
		this.ensureCapacity(1);
		this.buffer[this.pos++] = value ? 1 : 0;
		return this;
	}
	/**
	* Write a `bytes` value, length-delimited arbitrary data.
	*/
	bytes(value) {
		this.uint32(value.byteLength);
		return this.raw(value);
	}
	/**
	* Write a `string` value, length-delimited data converted to UTF-8 text.
	*/
	string(value) {
		if (typeof value !== "string") value = String(value);
		const len = value.length;
		if (len <= ASCII_MAX_LENGTH) {
			this.ensureCapacity(len + 1);
			const ascii = this.buffer;
			let pos = this.pos;
			ascii[pos++] = len;
			let i = 0;
			for (; i < len; i++) {
				const code = value.charCodeAt(i);
				if (code > 127) break;
				ascii[pos++] = code;
			}
			if (i == len) {
				this.pos = pos;
				return this;
			}
		}
		this.ensureCapacity(len * 3 + 5);
		const lenPrefixSizeGuess = varint32Size(len);
		const buf = this.buffer;
		const start = this.pos;
		const { written } = this.encodeUtf8Into(value, buf.subarray(start + lenPrefixSizeGuess));
		const lenPrefixSize = varint32Size(written);
		if (lenPrefixSize != lenPrefixSizeGuess) buf.copyWithin(start + lenPrefixSize, start + lenPrefixSizeGuess, start + lenPrefixSizeGuess + written);
		this.uint32(written);
		this.pos += written;
		return this;
	}
	/**
	* Write a `float` value, 32-bit floating point number.
	*/
	float(value) {
		assertFloat32(value);
		this.ensureCapacity(4);
		this.view().setFloat32(this.pos, value, true);
		this.pos += 4;
		return this;
	}
	/**
	* Write a `double` value, a 64-bit floating point number.
	*/
	double(value) {
		this.ensureCapacity(8);
		this.view().setFloat64(this.pos, value, true);
		this.pos += 8;
		return this;
	}
	/**
	* Write a `fixed32` value, an unsigned, fixed-length 32-bit integer.
	*/
	fixed32(value) {
		assertUInt32(value);
		this.ensureCapacity(4);
		this.view().setUint32(this.pos, value, true);
		this.pos += 4;
		return this;
	}
	/**
	* Write a `sfixed32` value, a signed, fixed-length 32-bit integer.
	*/
	sfixed32(value) {
		assertInt32(value);
		this.ensureCapacity(4);
		this.view().setInt32(this.pos, value, true);
		this.pos += 4;
		return this;
	}
	/**
	* Write a `sint32` value, a signed, zigzag-encoded 32-bit varint.
	*/
	sint32(value) {
		assertInt32(value);
		return this.uint32((value << 1 ^ value >> 31) >>> 0);
	}
	/**
	* Write a `sfixed64` value, a signed, fixed-length 64-bit integer.
	*/
	sfixed64(value) {
		const tc = protoInt64.enc(value);
		this.ensureCapacity(8);
		const view = this.view();
		view.setInt32(this.pos, tc.lo, true);
		view.setInt32(this.pos + 4, tc.hi, true);
		this.pos += 8;
		return this;
	}
	/**
	* Write a `fixed64` value, an unsigned, fixed-length 64 bit integer.
	*/
	fixed64(value) {
		const tc = protoInt64.uEnc(value);
		this.ensureCapacity(8);
		const view = this.view();
		view.setInt32(this.pos, tc.lo, true);
		view.setInt32(this.pos + 4, tc.hi, true);
		this.pos += 8;
		return this;
	}
	/**
	* Write a `int64` value, a signed 64-bit varint.
	*/
	int64(value) {
		const tc = protoInt64.enc(value);
		return this.writeVarint64(tc.lo, tc.hi);
	}
	/**
	* Write a `sint64` value, a signed, zig-zag-encoded 64-bit varint.
	*/
	sint64(value) {
		const tc = protoInt64.enc(value), sign = tc.hi >> 31, lo = tc.lo << 1 ^ sign, hi = (tc.hi << 1 | tc.lo >>> 31) ^ sign;
		return this.writeVarint64(lo, hi);
	}
	/**
	* Write a `uint64` value, an unsigned 64-bit varint.
	*/
	uint64(value) {
		const tc = protoInt64.uEnc(value);
		return this.writeVarint64(tc.lo, tc.hi);
	}
	/**
	* Write a 64-bit varint directly into the buffer. Accepts the value as
	* split low/high 32-bit words.
	*
	* Ported from varint64write() to avoid the intermediate number[] buffer.
	* See https://github.com/protocolbuffers/protobuf/blob/8a71927d74a4ce34efe2d8769fda198f52d20d12/js/experimental/runtime/kernel/writer.js#L344
	*/
	writeVarint64(lo, hi) {
		this.ensureCapacity(10);
		const buf = this.buffer;
		let pos = this.pos;
		for (let i = 0; i < 28; i = i + 7) {
			const shift = lo >>> i;
			const hasNext = !(shift >>> 7 == 0 && hi == 0);
			buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
			if (!hasNext) {
				this.pos = pos;
				return this;
			}
		}
		const splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
		const hasMoreBits = !(hi >> 3 == 0);
		buf[pos++] = (hasMoreBits ? splitBits | 128 : splitBits) & 255;
		if (!hasMoreBits) {
			this.pos = pos;
			return this;
		}
		for (let i = 3; i < 31; i = i + 7) {
			const shift = hi >>> i;
			const hasNext = !(shift >>> 7 == 0);
			buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
			if (!hasNext) {
				this.pos = pos;
				return this;
			}
		}
		buf[pos++] = hi >>> 31 & 1;
		this.pos = pos;
		return this;
	}
};
/**
* Capacity of the buffer allocated by the first write..
*/
const INITIAL_SIZE = 128;
/**
* Bytes `fork()` reserves for the length prefix, betting that the payload will
* be under 128 bytes. `join()` fills them in, and widens them if the bet was
* wrong.
*/
const DEFAULT_LEN_PREFIX_SIZE = 1;
/**
* Shared empty buffer used as the initial value before the first write.
* Avoids allocating and zeroing `INITIAL_SIZE` bytes per BinaryWriter when a
* writer is only used for a tiny message (or not used at all).
*/
const EMPTY_BUFFER = /* @__PURE__ */ new Uint8Array(0);
/**
* Shared empty view, paired with `EMPTY_BUFFER`. Never written to: any
* fixed-width write first grows the buffer, which replaces this view.
*/
const EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
/**
* Longest string on the ASCII fast paths. Must stay below 0x80, so
* that the writer's length prefix always fits a single varint byte.
*/
const ASCII_MAX_LENGTH = 32;
/**
* Number of bytes needed to encode `value` as an unsigned 32-bit varint.
*/
function varint32Size(value) {
	if (value < 128) return 1;
	if (value < 16384) return 2;
	if (value < 2097152) return 3;
	if (value < 268435456) return 4;
	return 5;
}
var BinaryReader = class {
	constructor(buf, decodeUtf8 = getTextEncoding().decodeUtf8) {
		this.decodeUtf8 = decodeUtf8;
		this.varint64Lo = 0;
		this.varint64Hi = 0;
		this.varint64 = varint64read;
		/**
		* Read a `uint32` field, an unsigned 32 bit varint.
		*/
		this.uint32 = varint32read;
		this.buf = buf;
		this.len = buf.length;
		this.pos = 0;
		this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
	}
	/**
	* Reads a tag - field number and wire type. Tags are uint32 varints; values
	* that do not fit in uint32 are rejected.
	*/
	tag() {
		const start = this.pos;
		const tag = this.uint32();
		const bytesRead = this.pos - start;
		if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) throw new Error("illegal tag: varint overflows uint32");
		const fieldNo = tag >>> 3;
		const wireType = tag & 7;
		if (fieldNo <= 0 || wireType > 5) throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
		return [fieldNo, wireType];
	}
	/**
	* Skip one element and return the skipped data.
	*
	* When skipping StartGroup, provide the tags field number to check for
	* matching field number in the EndGroup tag. Recursion into nested groups
	* is guarded by the `recursionLimit` argument: When the limit is reached,
	* this method throws.
	*/
	skip(wireType, fieldNo, recursionLimit = 100) {
		let start = this.pos;
		switch (wireType) {
			case WireType.Varint:
				while (this.buf[this.pos++] & 128);
				break;
			case WireType.Bit64: this.pos += 4;
			case WireType.Bit32:
				this.pos += 4;
				break;
			case WireType.LengthDelimited:
				let len = this.uint32();
				this.pos += len;
				break;
			case WireType.StartGroup:
				if (recursionLimit <= 0) throw new Error("maximum recursion depth reached");
				for (;;) {
					const [fn, wt] = this.tag();
					if (wt === WireType.EndGroup) {
						if (fieldNo !== void 0 && fn !== fieldNo) throw new Error("invalid end group tag");
						break;
					}
					this.skip(wt, fn, recursionLimit - 1);
				}
				break;
			default: throw new Error("cant skip wire type " + wireType);
		}
		this.assertBounds();
		return this.buf.subarray(start, this.pos);
	}
	/**
	* Throws error if position in byte array is out of range.
	*/
	assertBounds() {
		if (this.pos > this.len) throw new RangeError("premature EOF");
	}
	/**
	* Read a `int32` field, a signed 32 bit varint.
	*/
	int32() {
		return this.uint32() | 0;
	}
	/**
	* Read a `sint32` field, a signed, zigzag-encoded 32-bit varint.
	*/
	sint32() {
		let zze = this.uint32();
		return zze >>> 1 ^ -(zze & 1);
	}
	/**
	* Read a `int64` field, a signed 64-bit varint.
	*/
	int64() {
		this.varint64();
		return protoInt64.dec(this.varint64Lo, this.varint64Hi);
	}
	/**
	* Read a `uint64` field, an unsigned 64-bit varint.
	*/
	uint64() {
		this.varint64();
		return protoInt64.uDec(this.varint64Lo, this.varint64Hi);
	}
	/**
	* Read a `sint64` field, a signed, zig-zag-encoded 64-bit varint.
	*/
	sint64() {
		this.varint64();
		let lo = this.varint64Lo;
		let hi = this.varint64Hi;
		let s = -(lo & 1);
		lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
		hi = hi >>> 1 ^ s;
		return protoInt64.dec(lo, hi);
	}
	/**
	* Read a `bool` field, a variant.
	*/
	bool() {
		const b = this.buf[this.pos];
		if (b < 128) {
			this.pos++;
			return b !== 0;
		}
		this.varint64();
		return this.varint64Lo !== 0 || this.varint64Hi !== 0;
	}
	/**
	* Read a `fixed32` field, an unsigned, fixed-length 32-bit integer.
	*/
	fixed32() {
		return this.view.getUint32((this.pos += 4) - 4, true);
	}
	/**
	* Read a `sfixed32` field, a signed, fixed-length 32-bit integer.
	*/
	sfixed32() {
		return this.view.getInt32((this.pos += 4) - 4, true);
	}
	/**
	* Read a `fixed64` field, an unsigned, fixed-length 64 bit integer.
	*/
	fixed64() {
		return protoInt64.uDec(this.sfixed32(), this.sfixed32());
	}
	/**
	* Read a `fixed64` field, a signed, fixed-length 64-bit integer.
	*/
	sfixed64() {
		return protoInt64.dec(this.sfixed32(), this.sfixed32());
	}
	/**
	* Read a `float` field, 32-bit floating point number.
	*/
	float() {
		return this.view.getFloat32((this.pos += 4) - 4, true);
	}
	/**
	* Read a `double` field, a 64-bit floating point number.
	*/
	double() {
		return this.view.getFloat64((this.pos += 8) - 8, true);
	}
	/**
	* Read a `bytes` field, length-delimited arbitrary data.
	*/
	bytes() {
		let len = this.uint32(), start = this.pos;
		this.pos += len;
		this.assertBounds();
		return this.buf.subarray(start, start + len);
	}
	/**
	* Read a `string` field, length-delimited data converted to UTF-8 text. If
	* `strict` is true, throw on invalid UTF-8 instead of substituting U+FFFD.
	*/
	string(strict) {
		const len = this.uint32();
		const start = this.pos;
		this.pos += len;
		this.assertBounds();
		const buf = this.buf;
		if (len <= ASCII_MAX_LENGTH) {
			const codes = new Array(len);
			for (let i = 0; i < len; i++) {
				const byte = buf[start + i];
				if (byte > 127) return this.decodeUtf8(buf.subarray(start, this.pos), strict);
				codes[i] = byte;
			}
			return String.fromCharCode.apply(String, codes);
		}
		return this.decodeUtf8(buf.subarray(start, this.pos), strict);
	}
};
/**
* Assert a valid signed protobuf 32-bit integer as a number or string.
*/
function assertInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw new Error("invalid int32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 2147483647 || arg < -2147483648) throw new Error("invalid int32: " + arg);
}
/**
* Assert a valid unsigned protobuf 32-bit integer as a number or string.
*/
function assertUInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw new Error("invalid uint32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 4294967295 || arg < 0) throw new Error("invalid uint32: " + arg);
}
/**
* Assert a valid protobuf float32 value as a number or string.
*/
function assertFloat32(arg) {
	if (typeof arg == "string") {
		const o = arg;
		arg = Number(arg);
		if (Number.isNaN(arg) && o !== "NaN") throw new Error("invalid float32: " + o);
	} else if (typeof arg != "number") throw new Error("invalid float32: " + typeof arg);
	if (!Number.isFinite(Math.fround(arg)) && Number.isFinite(arg)) throw new Error("invalid float32: " + arg);
}

// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/system/files.ts
/**
* Reads files up to a maximum size, and replaces files completely or not at all.
*
* Paths come from the user's repository, from settings, and from commands of the user. Any path may lead to a folder, to an endless device
* (`_z.go` -> `/dev/zero`), to a pipe that stays empty, or to a file that is larger than the memory. All code in `src` opens files through
* the functions of this file, and the linter refuses `readFile` and `open` of `node:fs` in other files:
*
*     const bytes = await readRegularFile(path);           // throws for a missing file, a pipe, or too many bytes
*     const bytes = await readIfThere(path);               // undefined for a missing file
*     const text = await readText(path).catch(() => '');   // where an unreadable file counts as an empty one
*     const magic = await firstBytes(path, 4);             // to recognize a kind of file
*/
/** The maximum size of a file that a user names, in bytes. Real profiles and texts are smaller than 512 MiB. */
const MOST_FILE_BYTES = 536870912;
/** The maximum size of a program's binary, in bytes. On some platforms, Node's buffers cannot hold 2 GiB. */
const MOST_BYTES_OF_PROGRAM = 2 * 1024 ** 3 - 1;
/**
* The maximum size of a text that is read into memory, in bytes. The limit is for texts such as Go source, `go.mod`, build files and lists
* of sources.
*/
const MOST_BYTES_OF_TEXT = 67108864;
/**
* The flags for opening a file. With O_NONBLOCK, opening an empty pipe does not wait for a writer. Windows does not have the flag
* O_NONBLOCK.
*/
const READ_WITHOUT_WAITING = constants$2.O_RDONLY | (constants$2.O_NONBLOCK ?? 0);
/** Reads a stream to its end. @returns undefined if the stream has more than `most` bytes, and does not read the remaining bytes. */
async function readBounded(stream, most) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of stream) {
		bytes += chunk.length;
		if (bytes > most) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
/**
* Checks that an opened file is a regular file.
* @throws ExpectedError for a pipe, socket or device; an error with the code `EISDIR` for a folder.
*/
function requireRegular(path, stats) {
	if (stats.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("It is a folder."), { code: "EISDIR" });
	if (!stats.isFile()) throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: "Make it a readable file." });
}
/** Returns the error to report for a file with more than `most` bytes. */
function fileTooLarge(path, most) {
	const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
	return new ExpectedError(message, { fix: "Check that this is the right file." });
}
/**
* Opens a regular file, or the regular file that a link leads to, for reading. The function opens the file before it checks the kind of the
* file, because a file may be replaced between a check and the opening.
* @throws ExpectedError for a pipe, socket or device; the error of the file system if the file cannot be opened, and an error with the code
* `EISDIR` for a folder.
*/
async function openRegularFile(path) {
	const file = await open(path, READ_WITHOUT_WAITING);
	try {
		requireRegular(path, await file.stat());
		return file;
	} catch (error) {
		await file.close();
		throw error;
	}
}
/**
* Reads a regular file, or the regular file that a link leads to.
* @param most the maximum size of the file, in bytes.
* @throws ExpectedError for a pipe, socket or device, and for a file that is too large; the error of the file system if the file cannot be
* read.
*/
async function readRegularFile(path, most = MOST_FILE_BYTES) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await openRegularFile(path));
		const { size } = await file.stat();
		const whole = size <= most ? await readBounded(file.createReadStream({ autoClose: false }), most) : void 0;
		if (whole === void 0) throw fileTooLarge(path, most);
		return whole;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Reads a regular file like `readRegularFile`, but synchronously. Bytes that are added to the file after it was opened are not read. */
function readRegularFileSync(path, most = MOST_FILE_BYTES) {
	const file = openSync(path, READ_WITHOUT_WAITING);
	try {
		const stats = fstatSync(file);
		requireRegular(path, stats);
		if (stats.size > most) throw fileTooLarge(path, most);
		const bytes = Buffer.allocUnsafeSlow(stats.size);
		let length = 0;
		while (length < bytes.length) {
			const read = readSync(file, bytes, length, bytes.length - length, null);
			if (read === 0) break;
			length += read;
		}
		return bytes.subarray(0, length);
	} finally {
		closeSync(file);
	}
}
/** Reads a regular file of at most 64 MiB as text. @throws the same errors as `readRegularFile`. */
async function readText(path) {
	return (await readRegularFile(path, MOST_BYTES_OF_TEXT)).toString();
}
/**
* Reads a regular file in chunks, from the position `start` to before the position `end`. The file stays open until the last chunk was read.
* @throws the same errors as `readRegularFile`, when the first chunk is read.
*/
async function* chunksOfFile(path, start = 0, end = Infinity) {
	try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openRegularFile(path));
		if (end > start) yield* file.createReadStream({
			autoClose: false,
			start,
			end: end - 1
		});
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Reads the first `length` bytes of a regular file, or all bytes if the file is shorter. @throws the same errors as `readRegularFile`. */
async function firstBytes(path, length) {
	try {
		var _usingCtx4 = _usingCtx();
		const { buffer, bytesRead } = await _usingCtx4.a(await openRegularFile(path)).read(Buffer.alloc(length), 0, length, 0);
		return buffer.subarray(0, bytesRead);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/**
* Returns whether a path leads to a regular file, directly or through links. For an invalid path, such as a path that is too long, the
* function returns false.
*/
function isRegularFile(path) {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
/** Reads a regular file that may be missing. @returns undefined for a missing file. @throws ExpectedError if the file exists but cannot be read. */
async function readIfThere(path) {
	try {
		return await readRegularFile(path);
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		if (isMissing(error)) return void 0;
		const message = `${path} cannot be read: ${reasonOf(error)}.`;
		throw new ExpectedError(message, {
			fix: "Make it a readable file.",
			cause: error
		});
	}
}
/** The error codes for a path without a file: a part of the path is missing or is not a folder, or a name is too long. */
const MISSING = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTDIR",
	"ENAMETOOLONG"
]);
/** Returns whether an error of the file system says that the file does not exist. */
function isMissing(error) {
	return MISSING.has(error.code);
}
/**
* Replaces a file completely or not at all. The new content is written to a temporary file on the same disk, and the temporary file is then
* renamed. If the path is a symbolic link, the target of the link is replaced, and the link stays.
* @throws ExpectedError if the file cannot be written. An error leaves the old file unchanged.
*/
async function replaceFile(path, content) {
	const target = await realpath(path).catch(() => resolve(path));
	const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
	const forget = removeAtExit(temporary);
	try {
		await mkdir(dirname(target), { recursive: true });
		const existing = await stat(target).catch(() => void 0);
		if (existing !== void 0 && !existing.isFile() && !existing.isDirectory()) throw new Error("it is a pipe, socket or device");
		const mode = existing && existing.mode & 4095;
		await writeFile(temporary, content, {
			flag: "wx",
			flush: true,
			mode
		});
		if (mode !== void 0) await chmod(temporary, mode);
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => {});
		throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, {
			fix: "Make the folder of this file writable, and free some space. The old file is unchanged.",
			cause: error
		});
	} finally {
		forget();
	}
}
/**
* Writes a profile to the path that a user named, in the same way as `replaceFile`. `writeProfile` replaces only an earlier profile or an
* empty file, and refuses to replace other files, such as `main.go`. `writeProfile` also refuses to write below `.git`, or through a
* symbolic link out of the repository.
* @param options `force` allows the function to replace a file that is not a profile.
* @throws UsageError if no profile may be written to the path; ExpectedError if the profile cannot be written.
*/
async function writeProfile(path, bytes, options = {}) {
	await mustBePlaceOfProfile(path, options.force);
	await replaceFile(path, bytes);
}
/**
* Checks that `writeProfile` may write to a path. Callers use this check for a path that is written later or by a different program.
* @throws UsageError if no profile may be written to the path.
*/
async function mustBePlaceOfProfile(path, force = false) {
	const refuse = (why, fix = "Name another file for the profile.") => {
		throw new UsageError(`${path} is not written: ${why}.`, { fix });
	};
	const written = resolve(path);
	const target = realPlace(written);
	if (isGitsOwn(written)) refuse("the path is part of git's own data");
	const repository = repositoryOf(dirname(written));
	if (repository !== void 0 && !isBelow(realPlace(repository), target)) refuse(`the path leads by a symbolic link out of the repository, to ${target}`);
	if (force) return;
	const begin = await firstBytes(target, ENOUGH_TO_RECOGNIZE).catch(() => void 0);
	if (begin !== void 0 && !isProfile(begin, target)) refuse("the file that exists there is not a profile", "Name another file, or add `--force` to replace this one.");
}
/** Returns whether a path is below `.git`, by its name or through links. */
function isGitsOwn(path) {
	return [resolve(path), realPlace(resolve(path))].some((place) => place.toLowerCase().split(sep).includes(".git"));
}
/** This many bytes of a file, gzipped or not, show whether it begins like a profile. */
const ENOUGH_TO_RECOGNIZE = 4096;
/**
* Returns whether a file begins like a profile, gzipped or not. An empty file counts as a profile, because a user may have created it as a
* placeholder. A damaged gzip file counts only with the name of a profile.
* @param begin the first bytes of the file.
*/
function isProfile(begin, path) {
	if (begin.length === 0) return true;
	if (!isGzip(begin)) return beginsLikeProfile(begin);
	try {
		const unpacked = gunzipSync(begin, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, ENOUGH_TO_RECOGNIZE);
		if (unpacked.length > 0) return isGzip(unpacked) || beginsLikeProfile(unpacked);
	} catch {}
	return [".pgo", ".pprof"].includes(extname(path));
}
function isGzip([first, second]) {
	return first === 31 && second === 139;
}
/**
* Returns whether bytes begin with fields of a profile. The fields stand in any order, and a sample type decides: field 1, which holds the
* numbers of two texts, the type and the unit. Our own profiles begin with the empty text of their list of texts.
*/
function beginsLikeProfile(bytes) {
	const reader = new BinaryReader(bytes);
	try {
		while (reader.pos < reader.len) {
			const [field, wireType] = reader.tag();
			if (wireType === WireType.Varint && NUMBER_FIELDS.has(field)) reader.skip(wireType);
			else if (wireType === WireType.LengthDelimited && MESSAGE_FIELDS.has(field)) {
				const length = reader.uint32();
				if (field === TEXTS && length === 0) return true;
				const body = bytes.subarray(reader.pos, reader.pos + length);
				if (field === SAMPLE_TYPES) return length === 0 || SAMPLE_TYPE.test(body.toString("latin1"));
				reader.pos += length;
			} else return false;
		}
	} catch (error) {
		if (!(error instanceof RangeError)) return false;
	}
	return bytes.length === ENOUGH_TO_RECOGNIZE;
}
/** The fields of a profile in pprof's format: messages and texts, and numbers. */
const [SAMPLE_TYPES, TEXTS] = [1, 6];
const MESSAGE_FIELDS = /* @__PURE__ */ new Set([
	SAMPLE_TYPES,
	2,
	3,
	4,
	5,
	TEXTS,
	11,
	13
]);
const NUMBER_FIELDS = /* @__PURE__ */ new Set([
	7,
	8,
	9,
	10,
	12,
	13,
	14,
	15
]);
/** Field 1 or 2, and a number of at most five bytes; two times. */
const SAMPLE_TYPE = /^(?:[\x08\x10][\x80-\xff]{0,4}[\x00-\x7f]){2}$/;
/** Returns a path with all symbolic links resolved. The last parts of the path may not exist yet, and stay unchanged. */
function realPlace(path) {
	try {
		return realpathSync(path);
	} catch {
		return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
	}
}
/** Returns `folder` or the closest folder above it that has a `.git`. */
function repositoryOf(folder) {
	if (existsSync(join(folder, ".git"))) return folder;
	return dirname(folder) === folder ? void 0 : repositoryOf(dirname(folder));
}
/** Returns whether the content of a file is a pointer of Git LFS, which is a short text instead of the real content. */
function isLfsPointer(file) {
	return Buffer.from(file.subarray(0, 256)).toString().trimStart().startsWith("version https://git-lfs.github.com/spec/");
}
/** Returns whether two files have the same content; undefined stands for a missing file. */
function sameBytes(a, b) {
	return a === void 0 || b === void 0 ? a === b : Buffer.compare(a, b) === 0;
}
/** Returns whether `path` is `folder` or below `folder`. Only the names of the paths are compared, and links are not resolved. */
function isBelow(folder, path) {
	const from = relative(folder, path);
	return !isAbsolute(from) && from.split(sep)[0] !== "..";
}
/** The files and folders to remove when this process ends. */
const removedAtExit = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const path of removedAtExit) try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	} catch {}
});
/** Removes a file or folder when this process ends. @returns a function that cancels the removal. */
function removeAtExit(path) {
	removedAtExit.add(path);
	return () => void removedAtExit.delete(path);
}
/** Returns the SHA-256 of a regular file in hexadecimal. The file is read in chunks. @throws the same errors as `readRegularFile`. */
async function sha256OfFile(path) {
	try {
		var _usingCtx5 = _usingCtx();
		const file = _usingCtx5.a(await openRegularFile(path));
		const hash = createHash("sha256");
		await pipeline(file.createReadStream({ autoClose: false }), hash);
		return hash.digest("hex");
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
}

export { WireType as C, BinaryWriter as S, sameBytes as _, isGitsOwn as a, _usingCtx as b, mustBePlaceOfProfile as c, readRegularFile as d, readRegularFileSync as f, replaceFile as g, removeAtExit as h, isBelow as i, readBounded as l, realPlace as m, chunksOfFile as n, isLfsPointer as o, readText as p, firstBytes as r, isRegularFile as s, MOST_BYTES_OF_PROGRAM as t, readIfThere as u, sha256OfFile as v, BinaryReader as x, writeProfile as y };