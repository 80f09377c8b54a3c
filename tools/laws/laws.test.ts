import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import laws from './dependency-cruiser.cjs';

type Violation = { from: string; rule: { name: string } };

const PACKAGES = ['shared-contracts', 'shared-auth', 'shared-ui', 'shell', 'mfe-a', 'mfe-b', 'api', 'tools', 'e2e'];
const LIBRARIES = ['zod', 'formik', 'ky', 'luxon', 'kysely', 'react'];

/** A small world that keeps every law. */
const LAWFUL = {
  'shared-contracts/src/orders.ts': `import { z } from 'zod'; import { MAX } from './values/limits.ts'; export type Order = z.infer<unknown>; export const order = z.number().max(MAX);`,
  'shared-contracts/src/values/limits.ts': `export const MAX = 3;`,
  'shared-auth/src/index.ts': `import ky from 'ky'; import { MAX } from 'shared-contracts/values/limits'; export const api = ky; export { MAX };`,
  'shared-ui/src/index.ts': `export { api } from 'shared-auth';`,
  'shared-ui/src/form/index.ts': `export { Formik } from 'formik';`,
  'shared-ui/src/testing/index.ts': `export { order } from 'shared-contracts/orders'; export const given = 1;`,
  'shell/src/app/app.tsx': `import { menu } from '../navigation/menu.ts'; export const app = menu;`,
  'shell/src/navigation/menu.ts': `export const menu = 1;`,
  'mfe-a/src/app/routes.tsx': `export default { '/orders': () => import('../orders/orders-page.tsx') };`,
  'mfe-a/src/orders/orders-page.tsx': `import type { Order } from 'shared-contracts/orders'; import { api } from 'shared-ui'; import './orders.api.ts'; export type O = Order; export default api;`,
  'mfe-a/src/orders/orders.api.ts': `export const query = 1;`,
  'mfe-a/src/orders/orders-page.test.tsx': `import { given } from 'shared-ui/testing'; import { z } from 'zod'; export const x = [given, z];`,
  'mfe-a/src/orders/right.ts': `import './left.ts'; export const right = 1;`,
  'mfe-a/src/cargos/cargos-page.tsx': `export const cargos = 1;`,
  'mfe-b/src/trips/trips-page.tsx': `export const trips = 1;`,
  'api/src/main.ts': `import './orders/orders.routes.ts'; import './platform/database.ts';`,
  'api/src/platform/database.ts': `import { Kysely } from 'kysely'; export const db = Kysely;`,
  'api/src/orders/orders.routes.ts': `import '../cargos/cargos.store.ts'; import './order.rules.ts'; export const routes = 1;`,
  'api/src/orders/order.rules.ts': `import type { Order } from 'shared-contracts/orders'; import '../cargos/cargo.rules.ts'; export type O = Order;`,
  'api/src/cargos/cargos.store.ts': `import type { Kysely } from 'kysely'; export type Db = Kysely;`,
  'api/src/cargos/cargo.rules.ts': `export const fits = 1;`,
};

/** One file a line, each breaking the one law that it names. */
const UNLAWFUL: [law: string, file: string, text: string][] = [
  ['no-cycles', 'mfe-a/src/orders/left.ts', `import './right.ts'; export const left = 1;`],
  ['everything-resolves', 'mfe-a/src/orders/lost.ts', `import './nowhere.ts';`],
  ['no-tests-in-the-product', 'mfe-a/src/orders/cheat.ts', `import 'shared-ui/testing';`],
  ['feature-to-sibling', 'mfe-a/src/orders/sibling.ts', `import '../cargos/cargos-page.tsx';`],
  ['feature-to-sibling', 'mfe-a/src/cargos/upwards.ts', `import '../app/routes.tsx';`],
  ['shell-feature-to-app', 'shell/src/navigation/upwards.ts', `import '../app/app.tsx';`],
  ['area-to-area', 'mfe-a/src/app/neighbour.ts', `import 'mfe-b';`],
  ['area-to-area', 'shell/src/app/neighbour.ts', `const trips = () => import('mfe-b'); export default trips;`],
  ['shared-looks-down', 'shared-ui/src/down.ts', `import 'mfe-b';`],
  ['auth-below-ui', 'shared-auth/src/up.ts', `import 'shared-ui/form';`],
  [
    'contracts-at-the-bottom',
    'shared-contracts/src/up.ts',
    `import type { api } from 'shared-auth'; export type Api = typeof api;`,
  ],
  ['through-the-front-door', 'mfe-a/src/orders/back-door.ts', `import '../../../shared-ui/src/index.ts';`],
  ['browser-to-server', 'shell/src/app/server.ts', `import 'api';`],
  ['server-to-browser', 'api/src/orders/screen.ts', `import 'shared-ui';`],
  [
    'values-without-zod',
    'shared-contracts/src/values/heavy.ts',
    `import type { Order } from '../orders.ts'; export type Heavy = Order;`,
  ],
  [
    'browser-takes-types',
    'mfe-a/src/orders/both.ts',
    `import type { Order } from 'shared-contracts/orders'; import { order } from 'shared-contracts/orders'; export const o: Order = order;`,
  ],
  ['browser-takes-types', 'shell/src/app/schema.ts', `import { z } from 'zod'; export const s = z;`],
  [
    'libraries-behind-shared-ui',
    'mfe-a/src/orders/clock.ts',
    `import { DateTime } from 'luxon'; export const now = DateTime;`,
  ],
  ['formik-in-form', 'shared-ui/src/list.ts', `import { Formik } from 'formik'; export const F = Formik;`],
  ['ky-in-auth', 'mfe-a/src/orders/client.ts', `import ky from 'ky'; export const k = ky;`],
  ['api-not-sibling-routes', 'api/src/cargos/cargos.routes.ts', `import '../orders/orders.routes.ts';`],
  ['platform-without-features', 'api/src/platform/feature.ts', `import '../cargos/cargos.store.ts';`],
  ['rules-are-pure', 'api/src/orders/impure.rules.ts', `import '../cargos/cargos.store.ts';`],
  ['rules-are-pure', 'api/src/orders/late.rules.ts', `import { sql } from 'kysely'; export const s = sql;`],
];

const EXPORTS: Record<string, unknown> = {
  'shared-contracts': { './*': './src/*.ts' },
  'shared-ui': { '.': './src/index.ts', './*': './src/*/index.ts' },
};

const world = mkdtempSync(join(tmpdir(), 'laws-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(world, file)), { recursive: true });
  writeFileSync(join(world, file), text);
};

beforeAll(() => {
  write('package.json', JSON.stringify({ name: 'world', workspaces: PACKAGES }));
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const dependencies = Object.fromEntries([...PACKAGES, ...LIBRARIES].map((name) => [name, '1.0.0']));
  for (const name of PACKAGES) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', exports: EXPORTS[name] ?? { '.': './src/index.ts' }, dependencies }),
    );
    symlinkSync(join(world, name), join(world, 'node_modules', name));
  }
  write('mfe-b/src/index.ts', '');
  write('api/src/index.ts', '');
  for (const [file, text] of Object.entries(LAWFUL)) write(file, text);
  for (const [, file, text] of UNLAWFUL) write(file, text);
});
afterAll(() => rmSync(world, { recursive: true }));

test('every law is seen broken where it is broken, and nowhere else', () => {
  const cruiser = join(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(import.meta.dirname, 'dependency-cruiser.cjs');
  const report = execFileSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', ...PACKAGES.slice(0, 7)],
    { cwd: world, maxBuffer: 1e8 },
  );
  const violations: Violation[] = JSON.parse(report.toString()).summary.violations;
  const seen = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  const planted = UNLAWFUL.map(([law, file]) => `${law}: ${file}`);
  expect([...new Set(seen)].toSorted()).toEqual(planted.toSorted());
  expect(new Set(UNLAWFUL.map(([law]) => law))).toEqual(new Set(laws.forbidden.map(({ name }) => name)));
});
