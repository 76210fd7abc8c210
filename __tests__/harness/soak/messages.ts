/** What goes over the channel between the soak and the one process that does its refreshes. */

/** One refresh, or only a look at the process. */
export type Asked = { readonly kind: 'refresh'; readonly refresh: Refresh } | { readonly kind: 'measure' };

/** What a run is started with. */
export interface Refresh {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly sources: readonly string[];
  readonly token: string;
}

export type Answered =
  | { readonly kind: 'ended'; readonly ended: Ended; readonly held: Held }
  | { readonly kind: 'measured'; readonly held: Held }
  /** What nobody expected, such as an error that nobody waited for or Node's own warning. */
  | { readonly kind: 'bug'; readonly text: string };

/** What a refresh came to. */
export interface Ended {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The result document; undefined where none was printed. */
  readonly document?: Document;
  /** Progress and findings. */
  readonly lines: readonly string[];
}

/** What is looked at of the result document. */
export interface Document {
  readonly decision?: { readonly kind: string; readonly reason: string };
  readonly profile?: { readonly sha256: string };
  readonly publication?: {
    readonly kind: string;
    readonly operation: string;
    readonly number?: number;
    readonly headSha?: string;
  };
  readonly error?: { readonly message: string; readonly fix?: string };
}

/** What the process holds after its garbage was collected; memory in bytes. */
export interface Held {
  readonly rss: number;
  readonly heapUsed: number;
  /** Of buffers, which are not on the heap. */
  readonly external: number;
  /** Open files by what they are: `socket`, `pipe`, a path. */
  readonly files: readonly string[];
  /** What keeps the process alive, as Node names it. */
  readonly resources: readonly string[];
  /** Of the process's own events, such as `exit`. */
  readonly listeners: number;
  readonly threads: number;
  /** Names of its child processes. */
  readonly children: readonly string[];
}
