import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeam } from './seam.ts';

const folder = mkdtempSync(join(tmpdir(), 'seam-'));
const seam = join(folder, 'routes.tsx');
const read = (source: string, property?: string) => {
  writeFileSync(seam, source);
  return readSeam(seam, property);
};
afterAll(() => rmSync(folder, { recursive: true }));

test('pages are read through constants and through what only the type checker sees', async () => {
  const source = `
    import type { AreaRoutes } from 'shared-ui/area';
    const form = () => import('../order/order-form-page.tsx');
    const pages = { '/orders': () => import(/* a comment */ './orders-page.tsx'), '/order/new': form, '/orders/:id/edit': form } as const;
    export default ({ pages, messages: {} } satisfies AreaRoutes);`;
  expect(await read(source, 'pages')).toEqual([
    { key: '/orders', file: join(folder, 'orders-page.tsx') },
    { key: '/order/new', file: join(folder, '../order/order-form-page.tsx') },
    { key: '/orders/:id/edit', file: join(folder, '../order/order-form-page.tsx') },
  ]);
});

test('slots are the default export itself', async () => {
  expect(await read(`export default { 'home.waiting/approvals': () => import('./waiting-slot.tsx') };`)).toEqual([
    { key: 'home.waiting/approvals', file: join(folder, 'waiting-slot.tsx') },
  ]);
});

test.each([
  ['an export that is computed', 'export default build();', /an object that is written out is wanted/],
  ['no such property', 'export default { slots: {} };', /an object that is written out is wanted/],
  [
    'an import of more than types',
    `import { useIntl } from 'react-intl'; export default { pages: {} };`,
    /it may import types and, on demand, files/,
  ],
  ['a spread', 'export default { pages: { ...others } };', /only keys that are written out/],
  [
    'a page that is no import',
    `export default { pages: { '/orders': OrdersPage } };`,
    /a function that imports one file is wanted/,
  ],
  [
    'an address that is computed',
    'export default { pages: { "/orders": () => import(name) } };',
    /a function that imports one file is wanted/,
  ],
])('%s is refused in words', async (_case, source, message) => {
  await expect(read(source, 'pages')).rejects.toThrow(message);
});
