import type { FlameGraphHeader } from '../flame-graph/header.ts';

/** A flame graph in memory; frames are numbers, each before what it calls, and frame 0 is all of it. */
export interface Tree {
  readonly header: FlameGraphHeader;
  readonly length: number;
  /** Index into the names of the header. */
  readonly functions: Uint32Array;
  readonly parents: Uint32Array;
  readonly depths: Uint16Array;
  /** The first frame after all that a frame calls, directly or not. */
  readonly ends: Uint32Array;
  /** What each frame took with all that it calls, and by itself, in the unit of the header. */
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
  readonly baselineOwn: Float64Array;
  readonly candidateOwn: Float64Array;
  /** The larger side of a frame's own amount, summed up over all that it calls. */
  readonly larger: Float64Array;
  /** The largest difference between both sides of any frame. */
  readonly greatestDifference: number;
}

/** Reads what `encodeFlameGraph` has written, unpacked. */
export function decode(bytes: Uint8Array): Tree {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  let at = 4 + headerLength;
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, at))) as FlameGraphHeader;
  const { nodes, baselineStep, candidateStep } = header;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  const column = (step: number) => Float64Array.from({ length: nodes }, () => varint() * step);
  const functions = Uint32Array.from({ length: nodes }, varint);
  const ups = Uint32Array.from({ length: nodes }, varint);
  const baselineOwn = column(baselineStep);
  const candidateOwn = column(candidateStep);
  const larger = baselineOwn.map((value, i) => Math.max(value, candidateOwn[i] ?? 0));
  const places = placesIn(ups);
  const baseline = summedUp(baselineOwn, places.parents);
  const candidate = summedUp(candidateOwn, places.parents);
  return {
    header,
    length: nodes,
    functions,
    ...places,
    baseline,
    candidate,
    baselineOwn,
    candidateOwn,
    larger: summedUp(larger, places.parents),
    greatestDifference: baseline.reduce(
      (most, value, i) => Math.max(most, Math.abs((candidate[i] ?? 0) - value)),
      0,
    ),
  };
}

function placesIn(ups: Uint32Array): Pick<Tree, 'parents' | 'depths' | 'ends'> {
  const parents = new Uint32Array(ups.length);
  const depths = new Uint16Array(ups.length);
  const ends = new Uint32Array(ups.length);
  for (let i = 1; i < ups.length; i++) {
    let parent = i - 1;
    for (let up = ups[i] ?? 0; up > 0; up--) {
      ends[parent] = i;
      parent = parents[parent] ?? 0;
    }
    parents[i] = parent;
    depths[i] = (depths[parent] ?? 0) + 1;
  }
  for (let i = 0; i < ups.length; i++) if (ends[i] === 0) ends[i] = ups.length;
  return { parents, depths, ends };
}

function summedUp(own: Float64Array, parents: Uint32Array): Float64Array {
  const sums = own.slice();
  for (let i = sums.length - 1; i > 0; i--) {
    const parent = parents[i] ?? 0;
    sums[parent] = (sums[parent] ?? 0) + (sums[i] ?? 0);
  }
  return sums;
}

/** The frames that `frame` calls. */
export function* calleesOf({ ends }: Tree, frame: number): Generator<number> {
  const end = ends[frame] ?? 0;
  for (let callee = frame + 1; callee < end; callee = ends[callee] ?? end) yield callee;
}

/** From the root to `frame`, both included. */
export function pathTo({ parents }: Tree, frame: number): number[] {
  const path = [frame];
  for (let at = frame; at > 0; ) {
    at = parents[at] ?? 0;
    path.unshift(at);
  }
  return path;
}

/** As it was recorded; the root is all of it. */
export function nameOf({ functions, header }: Tree, frame: number): string {
  return frame === 0 ? 'all' : (header.names[functions[frame] ?? 0] ?? '');
}
