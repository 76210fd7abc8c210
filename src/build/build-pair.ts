export interface BuildPair {
  readonly baseline: Binary;
  readonly candidate: Binary;
}

export interface Binary {
  /** What it was built from: `off`, or the profile's display name. */
  readonly pgo: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Wall time of its `go build`, warm caches or cold as they were. */
  readonly seconds: number;
}
