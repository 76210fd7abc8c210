/**
 * Turns a program that ends into a service under load, so that both can be measured in the same way. This file makes two shell scripts,
 * which send each other messages through two named pipes next to `$PGO_BINARY`. Each `$PORT` has a separate pair of pipes.
 *
 * - `serve` waits for a line in `.run`, runs the program once, and writes the line with the exit code to `.end`;
 * - `load` writes its process id to `.run`, waits for the line in `.end`, and begins again until `$PGO_SLICE_SECONDS` are over, or SIGINT
 *   ends the script. At the end, the script prints `iterations=N errors=N`, which the reader of load tools understands.
 *
 * Therefore one shell process runs during the whole slice. The CPU time of the shell's children is the CPU time of all runs of the program.
 */
export interface ProgramService {
  /** The script that runs the program, for `sh -c`. */
  readonly serve: string;
  /** The script that requests runs of the program, for `sh -c`. The script runs at the same time as `serve`. */
  readonly load: string;
}

/**
 * Returns the two scripts for a program.
 * @param program a command for one run of the program, such as `$PGO_BINARY testdata/large.json`.
 */
export function programAsService(program: string): ProgramService {
  const [run, end] = ['"$PGO_BINARY.$PORT.run"', '"$PGO_BINARY.$PORT.end"'];
  return {
    serve: `trap 'rm -f ${run} ${end}' EXIT
mkfifo ${run} ${end} && exec 3<>${run} 4<>${end} || exit
while read -r id <&3; do
  (
${program}
  ) </dev/null >/dev/null 3<&- 4<&-; echo "$id $?" >&4
done`,
    load: `until [ -p ${end} ]; do sleep 0.1; done
exec 3<>${run} 4<>${end}
now() { read -r up _ </proc/uptime; up=\${up%.*}\${up#*.}; }
now; done=0 failed=0 until=$((up + PGO_SLICE_SECONDS * 100))
trap 'until=0' INT
while echo $$ >&3; do
  until read -r id code <&4; do :; done
  [ "$id" = $$ ] || { echo 'A run took more than a minute.'; exit 1; }
  done=$((done + 1)); [ "$code" = 0 ] || failed=$((failed + 1))
  now; [ $up -lt $until ] || break
done
echo "iterations=$done errors=$failed"`,
  };
}
