import { expect, test } from 'vitest';
import { isForbiddenAddress } from '../../src/net/network.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '::1',
  '::',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::169.254.169.254',
  '2002:7f00:1::',
  '2002:a9fe:a9fe:1::5',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  'fd00:ec2::254',
])('%s is not followed', (address) => expect(isForbiddenAddress(address)).toBe(true));

test.each([
  '10.0.0.7',
  '192.168.1.1',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '100.100.100.201',
  '93.184.216.34',
  '::ffff:10.0.0.7',
  '64:ff9b::a00:7',
  '2002:a00:7::1',
  '2606:4700::1111',
  'fd00::2',
  'fec0::1',
])('%s may be followed', (address) => expect(isForbiddenAddress(address)).toBe(false));

test('a name is not judged', () => expect(() => isForbiddenAddress('localhost')).toThrow(TypeError));
