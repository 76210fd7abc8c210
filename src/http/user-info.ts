/** User and password of a URL, `%40` and the like undone where they are well-formed. */
export function userInfo({ username, password }: URL): [username: string, password: string] {
  return [decoded(username), decoded(password)];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The value of an `Authorization` header. */
export function basicAuthorization(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
