// Stays for a moment after everything is written: act shows an action a terminal, closes it as soon as the process has
// ended, and on a busy machine has not read all of it by then. GitHub's runner reads a pipe to its end.
process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500));
