import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import laws from './dependency-cruiser.cjs';

const PACKAGES = [
  'shared-contracts',
  'shared-auth',
  'shared-ui',
  'shell',
  'mfe-a',
  'mfe-b',
  'api',
  'client',
  'tools',
  'e2e',
];
const LIBRARIES = ['zod', 'formik', 'ky', 'luxon', 'kysely', 'react'];

/** A small project that obeys every law. */
const LAWFUL = {
  'shared-contracts/src/orders/orders.ts': `import { z } from 'zod'; import { MAX } from '../values/limits.ts'; export type Order = z.infer<unknown>; export const order = z.number().max(MAX);`,
  'shared-contracts/src/values/limits.ts': `export const MAX = 3;`,
  'shared-auth/src/index.ts': `import ky from 'ky'; import { MAX } from 'shared-contracts/values/limits'; export const api = ky; export { MAX };`,
  'shared-ui/src/index.ts': `export { api } from 'shared-auth';`,
  'shared-ui/src/form/index.ts': `export { Formik } from 'formik';`,
  'shared-ui/src/testing/index.ts': `export { order } from 'shared-contracts/orders/orders'; export const given = 1;`,
  'shell/src/app/app.tsx': `import { menu } from '../navigation/menu.ts'; export const app = menu;`,
  'client/src/index.ts': `export const call = 1;`,
  'shell/src/navigation/menu.ts': `export const menu = 1;`,
  'mfe-a/src/app/routes.tsx': `export default { '/orders': () => import('../orders/orders-page.tsx') };`,
  'mfe-a/src/orders/orders-page.tsx': `import type { Order } from 'shared-contracts/orders/orders'; import { api } from 'shared-ui'; import './orders.api.ts'; export type O = Order; export default api;`,
  'mfe-a/src/orders/orders.api.ts': `export const query = 1;`,
  'mfe-a/src/orders/orders-page.test.tsx': `import { given } from 'shared-ui/testing'; import { z } from 'zod'; export const x = [given, z];`,
  'mfe-a/src/orders/right.ts': `import './left.ts'; export const right = 1;`,
  'mfe-a/src/cargos/cargos-page.tsx': `export const cargos = 1;`,
  'mfe-b/src/trips/trips-page.tsx': `export const trips = 1;`,
  'api/src/main.ts': `import './orders/public.ts'; import './platform/database/database.ts';`,
  'api/src/orders/public.ts': `export { routes } from './orders.routes.ts';`,
  'api/src/cargos/public.ts': `export { fits } from './cargo.rules.ts'; \nexport { load } from './cargos.store.ts';`,
  'api/src/platform/database/database.ts': `import { Kysely } from 'kysely'; export const db = Kysely;`,
  'api/src/orders/orders.routes.ts': `import '../cargos/public.ts'; import './order.rules.ts'; export const routes = 1;`,
  'api/src/orders/orders.store.ts': `export const list = 1;`,
  'api/src/orders/order.rules.ts': `import type { Order } from 'shared-contracts/orders/orders'; import { fits } from '../cargos/public.ts'; export type O = Order; export const can = fits;`,
  'api/src/cargos/cargos.store.ts': `import type { Kysely } from 'kysely'; export type Db = Kysely; export const load = 1;`,
  'api/src/cargos/cargo.rules.ts': `export const fits = 1;`,
  'api/src/trips/public.ts': `export { plan } from './plan.ts';`,
  'api/src/trips/plan.ts': `import '../finance/public.ts'; export const plan = 1;`,
  'api/src/finance/public.ts': `export { rate } from './rate.ts';`,
  'api/src/finance/rate.ts': `export const rate = 1;`,
  'api/src/finance/bill.ts': `import '../trips/public.ts'; export const bill = 1;`,
};

/** One file per line, each violating the law in its first column. */
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
  ['client-stands-alone', 'client/src/contracts.ts', `import 'shared-contracts/orders/orders';`],
  ['browser-to-server', 'shell/src/app/server.ts', `import 'api';`],
  ['server-to-browser', 'api/src/orders/screen.ts', `import 'shared-ui';`],
  [
    'values-without-zod',
    'shared-contracts/src/values/heavy.ts',
    `import type { Order } from '../orders/orders.ts'; export type Heavy = Order;`,
  ],
  [
    'browser-takes-types',
    'mfe-a/src/orders/both.ts',
    `import type { Order } from 'shared-contracts/orders/orders'; import { order } from 'shared-contracts/orders/orders'; export const o: Order = order;`,
  ],
  ['browser-takes-types', 'shell/src/app/schema.ts', `import { z } from 'zod'; export const s = z;`],
  [
    'libraries-behind-shared-ui',
    'mfe-a/src/orders/clock.ts',
    `import { DateTime } from 'luxon'; export const now = DateTime;`,
  ],
  ['formik-in-form', 'shared-ui/src/list.ts', `import { Formik } from 'formik'; export const F = Formik;`],
  ['ky-in-auth', 'mfe-a/src/orders/client.ts', `import ky from 'ky'; export const k = ky;`],
  ['api-through-public', 'api/src/orders/private.ts', `import '../cargos/cargos.store.ts';`],
  ['api-through-public', 'tools/bench/private.ts', `import '../../api/src/cargos/cargos.store.ts';`],
  ['platform-without-features', 'api/src/platform/feature.ts', `import '../cargos/public.ts';`],
  ['rules-are-pure', 'api/src/orders/impure.rules.ts', `import './orders.store.ts';`],
  [
    'rules-are-pure',
    'api/src/orders/stealthy.rules.ts',
    `import { load } from '../cargos/public.ts';\nexport const l = load;`,
  ],
  ['rules-are-pure', 'mfe-a/src/orders/drawn.rules.ts', `import './orders-page.tsx';`],
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

/** Closed by planted imports that also violate another law, and in the API by a bill that is rated for a trip. */
const FOLDERS_WITH_CYCLES = ['api/src', 'mfe-a/src', 'shared-contracts/src', 'shell/src'];

test('reports every planted violation and nothing else', () => {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'imports.ts'), ...PACKAGES.slice(0, 9)], {
    cwd: world,
    encoding: 'utf8',
  });
  const reported = [...stdout.matchAll(/^([a-z-]+): ([^\s:]+)/gm)].map(([, law, from]) => `${law}: ${from}`);
  const planted = UNLAWFUL.map(([law, file]) => `${law}: ${file}`);
  const cycles = FOLDERS_WITH_CYCLES.map((folder) => `no-folder-cycles: ${folder}`);
  expect([...new Set(reported)].toSorted()).toEqual([...planted, ...cycles].toSorted());
  expect(new Set(UNLAWFUL.map(([law]) => law))).toEqual(
    new Set(laws.forbidden.map(({ name }: { name: string }) => name)),
  );
});
