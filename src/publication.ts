/** What became of the profile: a plain value, which publishing returns and the report tells. */
export interface Publication {
  readonly kind: 'pull-request' | 'commit' | 'git' | 'local' | 'none';
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  readonly number?: number;
  readonly url?: string;
  readonly branch?: string;
  /** The commit that holds the profile. */
  readonly headSha?: string;
  /** A sentence for people, such as why nothing was published. */
  readonly reason?: string;
}
