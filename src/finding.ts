/** What validation and collection have to say; it travels with the value it is about. */
export interface Finding {
  /** `error`: the thing was left out or the run fails; `warning`: doubtful but used; `note`: good to know. */
  readonly severity: 'error' | 'warning' | 'note';
  /** The source as the user wrote it, secrets removed. */
  readonly source?: string;
  /** The file, artifact entry or endpoint inside the source. */
  readonly file?: string;
  /** Line of the file, counted from 1. */
  readonly line?: number;
  readonly message: string;
  /** What to do about it. */
  readonly fix?: string;
}
