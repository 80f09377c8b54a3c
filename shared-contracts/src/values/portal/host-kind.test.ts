import { getHostKind } from './host-kind.ts';

test.each([
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['192.168.1.20', 'local'],
  ['[::1]', 'local'],
  ['depot-server', 'local'],
  ['portal.depot.internal', 'local'],
  ['depot.local', 'local'],
  ['dev.consign.com', 'development'],
  ['test-3.consign.com', 'development'],
  ['staging.serendib.localhost', 'development'],
  ['consign.com', 'main'],
  ['www.consign.com', 'main'],
  ['Portal.Consign.com', 'main'],
  ['consign.localhost', 'main'],
  ['portal.serendib.localhost', 'custom'],
  ['freight.ceylon-cargo.lk', 'custom'],
  ['consign.ceylon-cargo.lk', 'custom'],
  ['devon-cargo.lk', 'custom'],
  ['notconsign.com', 'custom'],
])('%s is %s', (host, kind) => {
  expect(getHostKind(host)).toBe(kind);
});
