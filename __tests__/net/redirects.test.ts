import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Agent } from 'undici';
import { describe, expect, test } from 'vitest';
import { endpointOf, takeProfile } from '../../src/collect/pprof.ts';
import { ForbiddenAddress } from '../../src/net/addresses.ts';
import { createNetwork, type Network, networkFor, withinOrigin } from '../../src/net/network.ts';
import { send } from '../../src/net/send.ts';
import { createContext, type TestContext } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { ok, redirectChain, redirectTo, startPprofServer } from '../harness/pprof-server.ts';

const sentences = goldenSentences('collect', [[/(127\.0\.0\.1|::1)(?= \(localhost\))/g, '<loopback>']]);

const NO_PROXIES = { httpProxy: '', httpsProxy: '', noProxy: '' };
/** All servers of a test are on loopback, so here another address stands for what is forbidden. */
const STAND_IN = '127.0.0.99';

/** Takes one profile of `url` over a given network. */
async function takeOne(context: TestContext, url: string, network: Network, headers = {}) {
  return takeProfile(
    endpointOf(url, headers),
    join(context.scratch, 'profile'),
    { seconds: 1, network },
    context,
  );
}

async function take(
  url: string,
  isForbidden: (address: string) => boolean = (address) => address === STAND_IN,
  headers = {},
) {
  await using context = await createContext();
  return [
    await takeOne(
      context,
      url,
      createNetwork(NO_PROXIES, { within: isForbidden, elsewhere: isForbidden }),
      headers,
    ),
  ];
}

describe('redirects that are followed', () => {
  test('five, with the user’s headers as long as the origin stays', async () => {
    await using server = await startPprofServer({ chain: redirectChain(ok()) });
    const files = await take(`${server.url}/chain/5?token=abcd`, undefined, { 'X-Key': 'k' });
    expect(files[0]?.name).toBe(`${server.url}/chain/5`);
    expect(server.requests.map((request) => request.url)).toEqual(
      [5, 4, 3, 2, 1, 0].map((left) => `/chain/${left}?token=abcd&seconds=1`),
    );
    expect(server.requests.every((request) => request.headers['x-key'] === 'k')).toBe(true);
  });

  test('of a service on this machine to itself, as the action asks it', async () => {
    await using server = await startPprofServer({
      debug: redirectTo('/pprof/profile?seconds=1'),
      pprof: ok(),
    });
    await using context = await createContext();
    for (const host of ['127.0.0.1', 'localhost']) {
      const url = server.url.replace('127.0.0.1', host);
      const file = await takeOne(context, `${url}/debug`, networkFor({}));
      expect(file.name).toBe(`${url}/debug`);
    }
    expect(server.requests.map((request) => request.url)).toEqual([
      '/debug?seconds=1',
      '/pprof/profile?seconds=1',
      '/debug?seconds=1',
      '/pprof/profile?seconds=1',
    ]);
  });

  test('not six', async () => {
    await using server = await startPprofServer({ chain: redirectChain(ok()) });
    const error = await sentences.addError(take(`${server.url}/chain/6`));
    expect(error.message).toContain(`${server.url}/chain/6 `);
    expect(error.message).toMatch(/\b5 times/);
    expect(error.fix).toBeDefined();
    expect(server.requests).toHaveLength(6);
  });

  test('another origin gets no header and no password of the user', async () => {
    await using other = await startPprofServer({ profile: ok() });
    await using server = await startPprofServer({
      debug: redirectTo(other.url.replace('//', '//evil:password@').concat('/profile?seconds=1')),
    });
    const url = `${server.url.replace('//', '//me:pass@')}/debug`;
    await take(url, undefined, { 'X-Key': 'k', Cookie: 'session=1' });
    expect(server.requests[0]?.headers).toMatchObject({ 'x-key': 'k', authorization: 'Basic bWU6cGFzcw==' });
    expect(other.requests[0]?.url).toBe('/profile?seconds=1');
    expect(Object.keys(other.requests[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });
});

describe('redirects that are not followed', () => {
  test('another port of this machine, also from this machine itself', async () => {
    await using other = await startPprofServer({ debug: ok() });
    await using server = await startPprofServer({ debug: redirectTo(`${other.url}/debug`) });
    await using context = await createContext();
    const error = await sentences.addError(takeOne(context, `${server.url}/debug`, networkFor({})));
    expect(error.message).toContain(`${server.url}/debug redirects to 127.0.0.1,`);
    expect(other.requests).toEqual([]);
  });

  test('the way back from another origin: that one would choose what is asked here', async () => {
    await using away = await startPprofServer(
      { away: (...asked) => redirectTo(`${home.url}/admin`)(...asked) },
      { host: '127.0.0.2' },
    );
    await using home = await startPprofServer({ debug: redirectTo(`${away.url}/away`), admin: ok() });
    const error = await sentences.addError(take(`${home.url}/debug`, (address) => address === '127.0.0.1'));
    expect(error.message).toContain(`${home.url}/debug redirects to 127.0.0.1,`);
    expect(home.requests.map((request) => request.url)).toEqual(['/debug?seconds=1']);
  });

  test('within an origin that is a name: it may resolve to this machine by then', async () => {
    await using server = await startPprofServer({ debug: redirectTo('/latest/meta-data'), latest: ok() });
    const direct = new Agent({
      connect: { lookup: (_, __, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]) },
    });
    const ways = {
      direct: async () => direct,
      checked: async () => {
        throw new ForbiddenAddress('127.0.0.1');
      },
    };
    const network = { ...ways, within: withinOrigin(ways) };
    await using context = await createContext();
    const url = `http://service.example:${new URL(server.url).port}/debug`;
    const error = await sentences.addError(takeOne(context, url, network));
    expect(error.message).toContain(`${url} redirects to 127.0.0.1 (service.example),`);
    expect(server.requests.map((request) => request.url)).toEqual(['/debug?seconds=1']);
  });

  test('a name that resolves to something else when it is connected', async () => {
    await using server = await startPprofServer({ debug: ok() });
    const port = new URL(server.url).port;
    await using first = await startPprofServer({ debug: redirectTo(`http://localhost:${port}/debug`) });
    let looks = 0;
    // `localhost` may have two addresses: the first look judges both, the second one rebinds.
    const addresses = new Set<string>();
    const rebinding = (address: string) => {
      looks += 1;
      if (addresses.has(address)) return true;
      addresses.add(address);
      return false;
    };
    const error = await sentences.addError(take(`${first.url}/debug`, rebinding));
    expect(error.message).toMatch(/redirects to (127\.0\.0\.1|::1) \(localhost\),/);
    expect(looks).toBeGreaterThan(1);
    expect(server.requests).toEqual([]);
  });
});

test('proxies of the environment: are used for other machines, and never for this one', async () => {
  await using server = await startPprofServer({ debug: ok() });
  const asked: string[] = [];
  const proxy = createServer().on('connect', (request, socket, head) => {
    asked.push(request.url ?? '');
    const upstream = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  const network = networkFor({ HTTP_PROXY: `http://127.0.0.1:${port}` });
  await using context = await createContext();
  await takeOne(context, 'http://service.example/debug/profile', network);
  await takeOne(context, `${server.url}/debug/profile`, network);
  expect(asked).toEqual(['service.example:80']);
  expect(server.requests.map((request) => request.url)).toEqual([
    '/debug/profile?seconds=1',
    '/debug/profile?seconds=1',
  ]);
  proxy.closeAllConnections();
  proxy.close();
});

describe('a URL that an answer named, as GitHub names the place of an artifact', () => {
  const ask = async (url: string, namedBy: string) => {
    await using context = await createContext();
    const isForbidden = (address: string) => address === '127.0.0.1';
    const network = createNetwork(NO_PROXIES, { within: isForbidden, elsewhere: isForbidden });
    const { signal } = context;
    const answer = await send(new URL(url), { headers: {}, namedBy: new URL(namedBy), network, signal });
    answer.body.on('error', () => {}).destroy();
    return answer.status;
  };

  test('is asked as a redirect is: not on this machine', async () => {
    await using server = await startPprofServer({ signed: ok() });
    const error = await sentences.addError(ask(`${server.url}/signed`, 'http://api.example/x'));
    expect(error.message).toContain('http://api.example/x redirects to 127.0.0.1,');
    expect(server.requests).toEqual([]);
  });

  test('is not asked over http where its API was over https', async () => {
    await using server = await startPprofServer({ signed: ok() }, { host: '127.0.0.2' });
    const error = await sentences.addError(ask(`${server.url}/signed?sig=abcd`, 'https://api.example/x'));
    expect(error.message).toContain(`https://api.example/x redirects to ${server.url}/signed,`);
    expect(error.message).not.toContain('abcd');
    expect(server.requests).toEqual([]);
  });
});

sentences.compare();
