import { readCommandLine } from '../../src/settings/command-line.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { declaredAsync, type Target } from '../engine/target.ts';

/** Arguments, one a line. What is wrong is said, and nothing is thrown. */
const commandLine: Target = {
  name: 'command-line',
  shape: 'text',
  maxLength: 1024,
  seeds: () => [
    'refresh\n--min-samples\n1000',
    'merge\n--output\nx\na\nb',
    'compare\n--baseline=off\n--json',
    'diff\na\nb',
    '--help',
    'collect\n--source\nhttp://a:1\n--source=b',
  ],
  async run(input) {
    const args = input.toString().split('\n');
    // A named file would be read, and `-` would wait for somebody to type.
    if (args.some((arg) => arg.startsWith('--sources'))) return;
    await silently(() => declaredAsync(() => readCommandLine(args), ExpectedError));
    process.exitCode = 0;
  },
};

async function silently<T>(attempt: () => Promise<T>): Promise<T> {
  const kept = [process.stdout.write, process.stderr.write] as const;
  const nowhere = (_: unknown, done?: unknown) => {
    if (typeof done === 'function') done();
    return true;
  };
  process.stdout.write = process.stderr.write = nowhere as typeof process.stdout.write;
  try {
    return await attempt();
  } finally {
    [process.stdout.write, process.stderr.write] = kept;
  }
}

export const targets = [commandLine];
