import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Dates, LoadPoint } from '../period.ts';

/**
 * The messages of Parca's QueryService that are needed here, after `proto/parca/query/v1alpha1/query.proto` of
 * github.com/parca-dev/parca, in 0.21 as in 0.28.
 */

export const QUERY = 'parca.query.v1alpha1.QueryService/Query';
export const QUERY_RANGE = 'parca.query.v1alpha1.QueryService/QueryRange';
export const PROFILE_TYPES = 'parca.query.v1alpha1.QueryService/ProfileTypes';

const MODE_MERGE = 2;
const REPORT_TYPE_PPROF = 1;

/** QueryRequest for all profiles of `dates` that match, merged, as pprof. */
export function queryRequest(query: string, dates: Dates): Uint8Array {
  const writer = new BinaryWriter().tag(1, WireType.Varint).int32(MODE_MERGE);
  writer.tag(3, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string(query);
  timestamp(writer, 2, dates.from);
  timestamp(writer, 3, dates.to);
  return writer.join().tag(5, WireType.Varint).int32(REPORT_TYPE_PPROF).finish();
}

/** The gzipped pprof of a QueryResponse; undefined when it has another report or none. @throws Error when it is no protobuf. */
export function profileOf(response: Uint8Array): Uint8Array | undefined {
  let profile: Uint8Array | undefined;
  for (const { field, wire, reader } of fields(response)) {
    if (field === 6 && wire === WireType.LengthDelimited) profile = reader.bytes();
    else reader.skip(wire, field);
  }
  return profile;
}

/** QueryRangeRequest for the load of all profiles that match, in steps of `step` whole seconds. */
export function queryRangeRequest(query: string, dates: Dates, step: number): Uint8Array {
  const writer = new BinaryWriter().tag(1, WireType.LengthDelimited).string(query);
  timestamp(writer, 2, dates.from);
  timestamp(writer, 3, dates.to);
  const duration = writer.tag(5, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(step);
  return duration.join().finish();
}

/** The load of each step, over all series of a QueryRangeResponse. @throws Error when it is no protobuf. */
export function loadOf(response: Uint8Array): LoadPoint[] {
  const loads = new Map<number, number>();
  for (const top of fields(response)) {
    if (top.field !== 1) top.reader.skip(top.wire, top.field);
    else
      for (const { start, load } of samplesOf(top.reader.bytes())) {
        loads.set(start, (loads.get(start) ?? 0) + load);
      }
  }
  return [...loads].map(([start, load]) => ({ start, load }));
}

/** Of a MetricsSeries. */
function* samplesOf(series: Uint8Array): Generator<LoadPoint> {
  for (const { field, wire, reader } of fields(series)) {
    if (field !== 2) {
      reader.skip(wire, field);
      continue;
    }
    let [start, load] = [0, 0];
    for (const sample of fields(reader.bytes())) {
      if (sample.field === 1) start = dateOf(sample.reader.bytes());
      else if (sample.field === 2) load = Number(sample.reader.int64());
      else sample.reader.skip(sample.wire, sample.field);
    }
    yield { start, load };
  }
}

/** ProfileTypesRequest; older servers (0.21) do not look at the dates and name all that they have. */
export function profileTypesRequest(dates: Dates): Uint8Array {
  const writer = new BinaryWriter();
  timestamp(writer, 1, dates.from);
  timestamp(writer, 2, dates.to);
  return writer.finish();
}

/** The types of a ProfileTypesResponse as a query names them. @throws Error when it is no protobuf. */
export function profileTypesOf(response: Uint8Array): string[] {
  const types: string[] = [];
  for (const top of fields(response)) {
    if (top.field !== 1) {
      top.reader.skip(top.wire, top.field);
      continue;
    }
    const parts = ['', '', '', '', ''];
    let delta = false;
    for (const { field, wire, reader } of fields(top.reader.bytes())) {
      if (field >= 1 && field <= parts.length) parts[field - 1] = reader.string();
      else if (field === 6) delta = reader.bool();
      else reader.skip(wire, field);
    }
    types.push([...parts, ...(delta ? ['delta'] : [])].join(':'));
  }
  return types;
}

/** google.protobuf.Timestamp as milliseconds since 1970. */
function dateOf(bytes: Uint8Array): number {
  let [seconds, nanos] = [0, 0];
  for (const { field, wire, reader } of fields(bytes)) {
    if (field === 1) seconds = Number(reader.int64());
    else if (field === 2) nanos = reader.int32();
    else reader.skip(wire, field);
  }
  return seconds * 1000 + nanos / 1e6;
}

function timestamp(writer: BinaryWriter, field: number, date: Date): void {
  const seconds = Math.floor(date.getTime() / 1000);
  writer.tag(field, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(seconds);
  writer.tag(2, WireType.Varint).int32((date.getTime() - seconds * 1000) * 1e6);
  writer.join();
}

/** Entries of one message: several times those of the largest profile that is taken. */
const MOST_FIELDS = 2_000_000;

/** The fields of a message one by one; whoever takes one reads its value or skips it. */
export function* fields(bytes: Uint8Array) {
  const reader = new BinaryReader(bytes);
  for (let count = 0; reader.pos < reader.len; count += 1) {
    if (count === MOST_FIELDS) throw new RangeError(`it has more than ${MOST_FIELDS} entries`);
    const [field, wire] = reader.tag();
    yield { field, wire, reader };
  }
}
