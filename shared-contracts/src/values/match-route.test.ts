import { routeAt } from './route-at.ts';

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
])('%s is %s', (path, pattern) => {
  expect(routeAt(routes, path)?.path).toBe(pattern);
});
