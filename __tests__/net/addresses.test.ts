import { describe, expect, test } from 'vitest';
import { isForbiddenAddress, isMetadataAddress, isOwnAddress } from '../../src/net/addresses.ts';

const MACHINE = '127.0.0.1 127.8.0.1 0.0.0.0 ::1 ::';
const METADATA =
  '169.254.169.254 100.100.100.200 168.63.129.16 192.0.0.192 fe80::1 fe80::a9fe:a9fe fe80::1%eth0';
const METADATA_IPV6 = 'fd00:ec2::254 fd00:ec2::23 fd00:c1::a9fe:a9fe fd00:42::42 fd20:ce::254';
const INSIDE = '::ffff:127.0.0.1 64:ff9b::169.254.169.254 2002:7f00:1:: ::ffff:0:169.254.1.1';
const UNIQUE_LOCAL = 'fd00::2 fc00::1 fdff:ffff::1 fd12:3456:789a::1';
const OTHERS =
  '10.0.0.7 192.168.1.1 100.100.100.201 ::ffff:10.0.0.7 64:ff9b::a00:7 2002:a00:7::1 2606:4700::1111';

describe('a redirect', () => {
  test.each(`${MACHINE} ${METADATA} ${METADATA_IPV6} ${INSIDE}`.split(' '))(
    'does not lead to %s',
    (address) => {
      expect([isOwnAddress(address), isForbiddenAddress(address)]).toEqual([true, true]);
    },
  );

  test.each(UNIQUE_LOCAL.split(' '))('leads to %s only within its host', (address) => {
    expect([isOwnAddress(address), isForbiddenAddress(address)]).toEqual([false, true]);
  });

  test.each(OTHERS.split(' '))('may lead to %s', (address) => {
    expect([isOwnAddress(address), isForbiddenAddress(address)]).toEqual([false, false]);
  });
});

test('a label may name this machine and the private network, but no metadata service', () => {
  const named = (addresses: string) => addresses.split(' ').map((address) => isMetadataAddress(address));
  expect(new Set(named(`${METADATA} ${METADATA_IPV6}`))).toEqual(new Set([true]));
  expect(new Set(named(`${MACHINE} ${UNIQUE_LOCAL} ${OTHERS}`))).toEqual(new Set([false]));
});
