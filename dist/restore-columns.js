import { C as WireType, S as BinaryWriter } from "./files.js";
import { r as ValueType, t as Profile } from "./esm2.js";
import { n as GO_PERIOD, r as PYROSCOPE_PERIOD } from "./columns.js";
import { r as decodeProfile } from "./decode.js";

// src/collect/restore-columns.ts
/**
* The shortest sampling period of a profiler, in nanoseconds. A shorter period in a merged profile means that profiles with different rates
* were merged.
*/
const LEAST_PERIOD = 1e5;
/**
* Restores the columns and the times that profilers' servers drop from a merged Go CPU profile. Pyroscope and Parca keep only one of the
* columns `samples/count` and `cpu/nanoseconds`. Pyroscope and Parca also drop the sampling period. The servers write no start time, or
* write the end of the requested period as the start time. Without the restored columns and times, the profile would have a hundredth of
* its samples, could not be merged with other profiles, and would seem to come from the future.
* @returns the profile, and the number of its stacks. The number of stacks is 0 if no profile matched the query.
* @throws Malformed if the bytes are not a profile.
*/
function restoreColumns(bytes, { from, to }) {
	const head = decodeProfile(bytes);
	const samples = head.samples.count;
	if (samples === 0) return {
		profile: bytes,
		samples
	};
	const profile = Profile.decode(bytes);
	profile.timeNanos = BigInt(from.getTime()) * 1000000n;
	profile.durationNanos = BigInt(to.getTime() - from.getTime()) * 1000000n;
	const columns = missingColumn(head);
	if (columns !== void 0) {
		const typeOf = (...words) => {
			const [type, unit] = words.map((word) => profile.stringTable.dedup(word));
			return new ValueType({
				type,
				unit
			});
		};
		profile.sampleType = [typeOf("samples", "count"), typeOf("cpu", "nanoseconds")];
		profile.period = columns.period;
		for (const sample of profile.sample) sample.value = columns.both(BigInt(sample.value[0] ?? 0));
	}
	return {
		profile: profile.encode(),
		samples
	};
}
/**
* Returns the sampling period, and a function that computes the values of both columns from a value of the profile's only column.
* @returns undefined if the profile has both columns or neither column.
*/
function missingColumn({ sampleTypes: [only, ...others], period: written }) {
	if (only === void 0 || others.length > 0) return void 0;
	const period = written >= LEAST_PERIOD && written < 1e9 ? written : GO_PERIOD;
	const nanos = BigInt(period);
	const name = `${only.type}/${only.unit}`;
	if (name === "samples/count") return {
		period,
		both: (value) => [value, value * nanos]
	};
	if (name !== "cpu/nanoseconds") return void 0;
	const count = (value) => value === 0n ? 0n : (value + nanos / 2n) / nanos || 1n;
	return {
		period,
		both: (value) => [count(value), value]
	};
}
/** Encodes a message of protocol buffers. The value of a field is a number (as int64), a text, or the bytes of a nested message. */
function encodedMessage(...content) {
	const writer = new BinaryWriter();
	for (const [field, value] of content) if (typeof value === "number") writer.tag(field, WireType.Varint).int64(value);
	else if (typeof value === "string") writer.tag(field, WireType.LengthDelimited).string(value);
	else writer.tag(field, WireType.LengthDelimited).bytes(value);
	return writer.finish();
}

export { restoreColumns as n, encodedMessage as t };