import { expect, test } from 'vitest';
import { fillTemplate } from '../../src/collect/prometheus.ts';

const PATH = '/debug/pprof/profile';

test.each([
  ['http://{{instance}}:6060', { instance: 'web-1.prod' }, 'http://web-1.prod:6060'],
  ['http://{{ instance }}', { instance: '10.0.0.7:6060' }, 'http://10.0.0.7:6060'],
  ['http://{{instance}}:6060', { instance: 'fd00::7' }, 'http://[fd00::7]:6060'],
  ['http://{{instance}}', { instance: '[fd00::7]:6060' }, 'http://[fd00::7]:6060'],
  ['http://{{pod}}.{{ns}}.svc:{{port}}', { pod: 'a', ns: 'b.c', port: '81' }, 'http://a.b.c.svc:81'],
  ['http://cache-{{shard}}:6060', { shard: '7' }, 'http://cache-7:6060'],
  ['https://gateway/to/{{instance}}', { instance: '10.0.0.7:6060' }, 'https://gateway/to/10.0.0.7:6060'],
  ['https://gateway/{{job}}', { job: 'a b?c#d&e=%2e' }, 'https://gateway/a%20b%3Fc%23d%26e%3D%252e'],
])('%s is filled with %j', (template, labels, filled) => {
  expect(fillTemplate(`${template}${PATH}`, labels)).toEqual({ url: `${filled}${PATH}` });
});

test('a label in the query stays one value', () => {
  expect(fillTemplate('http://gateway/profile?host={{h}}&x=1', { h: 'a&x=2#é' })).toEqual({
    url: 'http://gateway/profile?host=a%26x%3D2%23%C3%A9&x=1',
  });
});

test.each([
  ['http://{{h}}:6060', 'evil.example/'],
  ['http://{{h}}:6060', 'evil.example\\'],
  ['http://{{h}}:6060', 'user:pw@evil.example'],
  ['http://{{h}}:6060', '10.0.0.7:6060'],
  ['http://{{h}}:6060', 'a\nb'],
  ['http://{{h}}', '10.0.0.7:99999'],
  ['http://host:{{h}}', '80@evil.example'],
  ['http://host:{{h}}', 'http'],
  ['http://cache-{{h}}:6060', '1.evil.example'],
  ['http://10.0.0.{{h}}', '1.evil.example'],
  ['http://cache-{{h}}', '1:80'],
])('in the host of %s there is no place for %j', (template, h) => {
  expect(fillTemplate(`${template}${PATH}`, { h })).toEqual({ label: 'h', value: h, reason: 'unfit' });
});

test.each([
  ['http://{{h}}', '169.254.169.254'],
  ['http://{{h}}:80', '169.254.169.254'],
  ['http://{{h}}', '0xa9fea9fe'],
  ['http://169.254.169.{{h}}', '254'],
  ['http://{{h}}:80', '::ffff:169.254.169.254'],
])('to the host of %s the metadata of a cloud is not let by %j', (template, h) => {
  expect(fillTemplate(`${template}${PATH}`, { h })).toEqual({
    label: 'h',
    value: h,
    reason: 'metadata',
  });
});

test.each(['..', '.', 'a/b', 'a\\b', 'a\u0000b', '\ud800'])('in the path there is no place for %j', (h) => {
  expect(fillTemplate('http://host/{{h}}/profile', { h })).toEqual({ label: 'h', value: h, reason: 'unfit' });
});

test('two labels of one dot each are not the folder above', () => {
  expect(fillTemplate('http://host/{{a}}{{a}}/profile', { a: '.' })).toMatchObject({ label: 'a' });
  expect(fillTemplate('http://host/x/.{{a}}/profile', { a: '.' })).toMatchObject({ label: 'a' });
});

test('a label that is not there is named', () => {
  expect(fillTemplate('http://{{b}}:{{a}}/{{b}}{{c}}', { c: 'x', a: '' })).toEqual({
    label: 'b',
    value: '',
    reason: 'missing',
  });
});
