import type { Emulator, Reply } from './emulator.ts';

type Commit = Reply['data'];

/**
 * `GET /commits?path=`: GitHub lists what `git log -- path` does, which follows a merge to the parent that has the
 * same file and leaves the merge out. The emulator compares with the first parent alone.
 */
export async function commitsOf(
  emulator: Emulator,
  repository: string,
  { path, sha, page, perPage }: { path: string; sha: string | null; page: number; perPage: number },
): Promise<Commit[]> {
  const from = sha === null ? '' : `&sha=${encodeURIComponent(sha)}`;
  const all: Commit[] = await emulator.must('GET', `/repos/${repository}/commits?per_page=100${from}`);
  if (all.length === 100) throw new Error('More commits than the harness looks at.');
  const blobs = new Map<string, Promise<string | undefined>>();
  const blobIn = (commit: string) => {
    const blob = blobs.get(commit) ?? blobAt(emulator, repository, path, commit);
    blobs.set(commit, blob);
    return blob;
  };
  const followed = new Set<string>([all[0]?.sha]);
  const listed: Commit[] = [];
  for (const commit of all) {
    if (!followed.has(commit.sha)) continue;
    const parents: string[] = commit.parents.map((parent: { sha: string }) => parent.sha);
    const blob = await blobIn(commit.sha);
    const before = await Promise.all(parents.map(blobIn));
    const same = parents[before.indexOf(blob)];
    for (const parent of same === undefined ? parents : [same]) followed.add(parent);
    if (same === undefined && (parents.length > 0 || blob !== undefined)) listed.push(commit);
  }
  return listed.slice((page - 1) * perPage, page * perPage);
}

async function blobAt(emulator: Emulator, repository: string, path: string, commit: string) {
  const reply = await emulator.call('GET', `/repos/${repository}/contents/${encodeURI(path)}?ref=${commit}`);
  return reply.status === 200 ? reply.data.sha : undefined;
}
