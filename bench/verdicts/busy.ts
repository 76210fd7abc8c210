import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../src/system/exec.ts';
import { start } from '../../src/system/exec.ts';

const SOURCE = `package main

import (
	"os"
	"runtime"
	"time"
)

// Reads and writes eight megabytes here and there, on every core: it takes time and cache from its neighbours.
func main() {
	parent := os.Getppid()
	for i := 0; i < runtime.NumCPU(); i++ {
		go func() {
			memory := make([]byte, 8<<20)
			sum := 0
			for {
				for at := range memory {
					sum = sum*31 + int(memory[(at*4099)&(len(memory)-1)])
				}
				memory[sum&7]++
			}
		}()
	}
	// Whoever started it may be killed, and nobody would end it then.
	for os.Getppid() == parent {
		time.Sleep(time.Second)
	}
}
`;

/** A process that keeps all cores busy until it is disposed of, or this process has ended. */
export async function busyProcess(scratch: string): Promise<AsyncDisposable> {
  const [source, program] = [join(scratch, 'busy.go'), join(scratch, 'busy')];
  await writeFile(source, SOURCE);
  const { exitCode, stderr } = await run(['go', 'build', '-o', program, source], { cwd: scratch });
  if (exitCode !== 0) throw new Error(stderr);
  return start([program], { cwd: scratch });
}
