import { hasAccess } from 'shared-contracts/values/identity/access';
import type { AreaRoute } from 'shared-contracts/values/portal/areas';
import { createUnsignedToken, planVisits } from './visitor.rules.ts';

const route = (path: string, access: AreaRoute['access']): AreaRoute => ({ path, title: 'menu.all', access });

test('every route is opened by a user with access, with as few users as possible', () => {
  const routes = [
    route('/orders', { model: 'order' }),
    route('/orders/:id/edit', { model: 'order', action: 'write' }),
    route('/cargos', { organizationTypes: ['1pl'] }),
    route('/users', { roles: ['admin'] }),
    route('/platform', { roles: ['root'] }),
  ];
  const visits = planVisits({ routes });
  expect(visits.map(({ user: { role, organizationType }, pages }) => [role, organizationType, pages.length])).toEqual([
    ['user', '3pl', 2],
    ['user', '1pl', 1],
    ['admin', '3pl', 1],
    ['root', '3pl', 1],
  ]);
  for (const { user, pages } of visits)
    for (const { route: path } of pages)
      expect(hasAccess(user, routes.find((one) => one.path === path)?.access ?? { roles: [] })).toBe(true);
  expect(visits[0]?.pages[1]?.address).toBe('/orders/00000000-0000-4000-8000-000000000000/edit');
});

test('whoever opens a route that requires a model of the area itself holds its rules', () => {
  const model = 'mfe-warehouse.rack';
  const models = [{ model, label: 'model.rack', help: 'model.rackHelp' }] as const;
  const routes = [route('/racks', { model, action: 'write', organizationTypes: ['1pl'] })];
  const [visit] = planVisits({ routes, models: [...models] });
  expect([visit?.user.role, visit && hasAccess(visit.user, routes[0]?.access ?? {})]).toEqual(['user', true]);
});

test('the token of a check is unsigned', () => {
  const [{ user }] = planVisits({ routes: [route('/orders', {})] }) as [ReturnType<typeof planVisits>[number]];
  const [header = '', payload = '', signature] = createUnsignedToken(user, 1_000).split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect([read(header), signature]).toEqual([{ alg: 'none' }, 'none']);
  expect(read(payload)).toMatchObject({ login: 'release-check', iat: 1_000, exp: 4_600 });
});
