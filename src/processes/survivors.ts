import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * What must not be left when this process ends, however that comes: processes that it started, and what is temporary on the disk.
 * `process.exit` and a crash are met here. A SIGKILL, of an operator or for want of memory, is met by the guard: a
 * shell of its own session, which reads from a pipe that breaks in that moment.
 */

/** A process id, or, negative, that of a process group's leader. */
type Target = number;

const living = new Set<Target>();
const temporary = new Set<string>();
let guard: ChildProcess | undefined;

process.once('exit', () => {
  for (const target of living) end(target);
  for (const path of temporary) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // What was just killed may be writing still, and nothing can be waited for any more.
    }
  }
});

/** Has a process that ends by itself ended before that, should this one end. @returns what forgets it again. */
export function endWithUs(pid: number): () => void {
  return remember(pid);
}

/** The same for a whole process group. @param leader its id. */
export function endGroupWithUs(leader: number): () => void {
  return remember(process.platform === 'win32' ? leader : -leader);
}

/** Has a file or folder removed, should this process end before it is forgotten. @param path absolute. */
export function removeWithUs(path: string): () => void {
  temporary.add(path);
  startGuard();
  tell('temporary', path);
  return () => {
    if (temporary.delete(path)) tell('removed', path);
  };
}

function remember(target: Target): () => void {
  living.add(target);
  startGuard();
  tell('started', String(target));
  return () => {
    if (living.delete(target)) tell('ended', String(target));
  };
}

/** A group at once, since it may be a service that ignores everything else; a tool by what it cleans up at. */
function end(target: Target): void {
  try {
    process.kill(target, target < 0 || process.platform === 'win32' ? 'SIGKILL' : 'SIGINT');
  } catch {
    // Gone already, which is what was wanted.
  }
}

/**
 * Reads what is living and what is temporary, and ends both at the end of its input; a tool gets ten seconds to clean up. What
 * is not told of yet, since it was started in the moment of the kill, may write for as long to what is to be removed.
 */
const GUARD = `
trap '' HUP INT TERM
living=
set --
while read -r what which; do
  case $what in
    started) living="$living $which" ;;
    ended) rest=; for one in $living; do [ "$one" = "$which" ] || rest="$rest $one"; done; living=$rest ;;
    temporary) set -- "$@" "$which" ;;
    removed)
      left=$#
      while [ $left -gt 0 ]; do
        one=$1; shift; left=$((left - 1))
        [ "$one" = "$which" ] || set -- "$@" "$one"
      done ;;
  esac
done
for one in $living; do
  case $one in -*) kill -s KILL -- "$one" ;; *) kill -s INT "$one" ;; esac
done
for one in $living; do
  left=50
  while [ $left -gt 0 ] && kill -s 0 -- "$one"; do sleep 0.2; left=$((left - 1)); done
  [ $left -gt 0 ] || kill -s KILL -- "$one"
done
left=50
while [ $# -gt 0 ] && ! rm -rf -- "$@" && [ $left -gt 0 ]; do sleep 0.2; left=$((left - 1)); done
`;

function startGuard(): void {
  if (guard !== undefined || process.platform === 'win32') return;
  guard = spawn('sh', ['-c', GUARD], {
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], RUNNER_TRACKING_ID: process.env['RUNNER_TRACKING_ID'] },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it a SIGKILL leaves more behind; nothing else is worse.
  guard.on('error', () => {}).unref();
  guard.stdin?.on('error', () => {});
  (guard.stdin as { unref?(): void } | null)?.unref?.();
}

function tell(what: 'started' | 'ended' | 'temporary' | 'removed', which: string): void {
  // A line break would make two lines of one, and another path of this one.
  if (!/[\r\n]/.test(which)) guard?.stdin?.write(`${what} ${which}\n`);
}
