import { expect, test } from 'vitest';
import { isForbiddenAddress } from '../../src/net/send.ts';

const [LOCAL, METADATA, INSIDE] = [
  '127.0.0.1 0.0.0.0 ::1 :: fe80::1 fe80::1%eth0',
  '169.254.169.254 100.100.100.200 fd00:ec2::254',
  '::ffff:127.0.0.1 64:ff9b::169.254.169.254 2002:7f00:1::',
];
test.each(`${LOCAL} ${METADATA} ${INSIDE}`.split(' '))('%s is not followed', (address) =>
  expect(isForbiddenAddress(address)).toBe(true),
);

const OTHERS = '10.0.0.7 100.100.100.201 ::ffff:10.0.0.7 64:ff9b::a00:7 2002:a00:7::1 fd00::2';
test.each(OTHERS.split(' '))('%s may be followed', (one) => expect(isForbiddenAddress(one)).toBe(false));
