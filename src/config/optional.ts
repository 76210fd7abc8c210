/** A key that is there only when it has a value. */
export function optional<K extends string, T>(key: K, value: T | undefined | ''): { [P in K]?: T } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { [P in K]?: T };
}
