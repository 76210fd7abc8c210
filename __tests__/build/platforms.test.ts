import { expect, test } from 'vitest';
import { hostPlatform, requireKnownPlatforms } from '../../src/build/known-platforms.ts';
import { binaryNames, platformEnvironment } from '../../src/build/platform.ts';
import { platformsOf } from '../../src/config/platforms.ts';
import { UsageError } from '../../src/system/errors.ts';

const context = { cwd: import.meta.dirname };

async function refusal(names: string[], cgo?: boolean): Promise<UsageError> {
  const error = await requireKnownPlatforms(platformsOf(names), cgo, context).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UsageError);
  return error as UsageError;
}

test('what Go builds for, with its variants', async () => {
  const names = [
    ...['linux/amd64', 'linux/amd64/v3', 'linux/arm64/v8.1,lse', 'linux/arm/7', 'linux/386/softfloat'],
    ...['windows/amd64', 'darwin/arm64', 'linux/riscv64/rva22u64', 'js/wasm', 'linux/ppc64le/power9'],
  ];
  await requireKnownPlatforms(platformsOf(names), undefined, context);
  expect(await hostPlatform(context)).toMatch(/^[a-z0-9]+\/[a-z0-9]+$/);
});

test.each([
  ['linux/x86_64', 'Go does not build for `linux/x86_64`', '`linux/amd64`'],
  ['macOS/arm64', 'Go does not build for `macOS/arm64`', '`darwin/arm64`'],
  ['windws/arm64', 'Go does not build for `windws/arm64`', '`windows/arm64`'],
  ['windows/riscv64', 'Go does not build for `windows/riscv64`', '`windows/amd64`'],
  ['foo/bar', 'Go does not build for `foo/bar`', 'go tool dist list'],
  // Go itself builds these two without a word.
  ['linux/amd64/v9', '`linux/amd64/v9`: GOAMD64 has no `v9`', '`v1`, `v2`, `v3`, `v4`'],
  ['linux/arm/v7', '`linux/arm/v7`: GOARM has no `v7`', '`5`, `6`, `7`'],
  ['linux/s390x/z13', 's390x has no variants', '`linux/s390x`'],
])('%s is refused, and what is near is named', async (name, said, near) => {
  const { message, fix } = await refusal([name]);
  expect(message).toContain(said);
  expect(fix).toContain(near);
});

test('cgo where there is none', async () => {
  expect((await refusal(['linux/amd64', 'plan9/amd64'], true)).message).toBe(
    'cgo: there is no cgo for plan9/amd64.',
  );
});

test.each([['linux'], ['linux/amd64/v3/x'], ['../../etc'], ['linux/amd64 -x'], ['/amd64'], ['']])(
  '`%s` is no platform',
  (name) => {
    expect(() => platformsOf([name])).toThrow('is no platform');
  },
);

test('names that a release can take as they are', () => {
  const names = (written: string) => binaryNames('app', platformsOf([written])[0], '.ignored');
  expect(names('linux/amd64')).toEqual({
    candidate: 'app_linux_amd64',
    baseline: 'app_linux_amd64-baseline',
  });
  expect(names('windows/arm64')).toEqual({
    candidate: 'app_windows_arm64.exe',
    baseline: 'app_windows_arm64-baseline.exe',
  });
  expect(names('js/wasm').baseline).toBe('app_js_wasm-baseline.wasm');
  expect(names('linux/arm64/v8.1,lse').candidate).toBe('app_linux_arm64_v8.1-lse');
  expect(binaryNames('app', undefined, '.exe')).toEqual({
    candidate: 'app-pgo.exe',
    baseline: 'app-baseline.exe',
  });
});

test('what go is told', () => {
  expect(platformEnvironment({ os: 'linux', arch: 'arm', variant: '6' }, false)).toEqual({
    GOOS: 'linux',
    GOARCH: 'arm',
    GOARM: '6',
    CGO_ENABLED: '0',
  });
  expect(platformEnvironment(undefined, undefined)).toEqual({});
});
