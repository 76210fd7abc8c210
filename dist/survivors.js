import { rmSync } from "node:fs";
import { spawn } from "node:child_process";

// src/survivors.ts
const living = /* @__PURE__ */ new Set();
const temporary = /* @__PURE__ */ new Set();
let guard;
process.once("exit", () => {
	for (const target of living) end(target);
	for (const path of temporary) try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	} catch {}
});
/** Has a process that ends by itself ended before that, should this one end. @returns what forgets it again. */
function endWithUs(pid) {
	return remember(pid);
}
/** The same for a whole process group. @param leader its id. */
function endGroupWithUs(leader) {
	return remember(process.platform === "win32" ? leader : -leader);
}
/** Has a file or folder removed, should this process end before it is forgotten. @param path absolute. */
function removeWithUs(path) {
	temporary.add(path);
	startGuard();
	tell("temporary", path);
	return () => {
		if (temporary.delete(path)) tell("removed", path);
	};
}
function remember(target) {
	living.add(target);
	startGuard();
	tell("started", String(target));
	return () => {
		if (living.delete(target)) tell("ended", String(target));
	};
}
/** A group at once, since it may be a service that ignores everything else; a tool by what it cleans up at. */
function end(target) {
	try {
		process.kill(target, target < 0 || process.platform === "win32" ? "SIGKILL" : "SIGINT");
	} catch {}
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
function startGuard() {
	if (guard !== void 0 || process.platform === "win32") return;
	guard = spawn("sh", ["-c", GUARD], {
		cwd: "/",
		detached: true,
		env: {
			PATH: process.env["PATH"],
			RUNNER_TRACKING_ID: process.env["RUNNER_TRACKING_ID"]
		},
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		]
	});
	guard.on("error", () => {}).unref();
	guard.stdin?.on("error", () => {});
	guard.stdin?.unref?.();
}
function tell(what, which) {
	if (!/[\r\n]/.test(which)) guard?.stdin?.write(`${what} ${which}\n`);
}

export { endWithUs as n, removeWithUs as r, endGroupWithUs as t };