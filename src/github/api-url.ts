/** Where the API is, by the environment that workflows have; elsewhere github.com's. */
export function apiUrlIn(env: Readonly<Record<string, string | undefined>>): string {
  return env['GITHUB_API_URL'] || 'https://api.github.com';
}
