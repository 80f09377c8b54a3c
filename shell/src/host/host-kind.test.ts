import { hostKind } from './host-kind.ts';

test.each([
  ['localhost', 'local'],
  ['portal.localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['192.168.1.20', 'local'],
  ['[::1]', 'local'],
  ['dev.consign.com', 'development'],
  ['test-3.consign.com', 'development'],
  ['consign.com', 'main'],
  ['www.consign.com', 'main'],
  ['freight.ceylon-cargo.lk', 'custom'],
  ['consign.ceylon-cargo.lk', 'custom'],
  ['devon-cargo.lk', 'custom'],
])('%s is %s', (host, kind) => {
  expect(hostKind(host)).toBe(kind);
});
