import { matchRoute } from './match-route.ts';

const routes = ['/orders', '/orders/:id', '/orders/:id/edit', '/orders/new', '/:anything/new'].map((path) => ({
  path,
}));

test.each([
  ['/orders', '/orders'],
  ['/orders/', '/orders'],
  ['/orders/7', '/orders/:id'],
  ['/orders/7/edit', '/orders/:id/edit'],
  ['/orders/new', '/orders/new'],
  ['/trips/new', '/:anything/new'],
  ['/orders/7/edit/more', undefined],
  ['/', undefined],
])('%s matches %s', (path, pattern) => {
  expect(matchRoute(routes, path)?.path).toBe(pattern);
});
