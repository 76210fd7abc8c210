import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../src/compare/workload/processes.ts';

test('a free port has a free port after it, below those of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  for (const port of ports) {
    expect(port % 2).toBe(0);
    expect(port).toBeLessThan(32_768);
    for (const each of [port, port + 1]) {
      const server = createServer().listen(each, '127.0.0.1');
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
    }
  }
});
