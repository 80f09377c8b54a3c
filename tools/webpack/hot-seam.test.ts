import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import hotSeam, { SEAM } from './hot-seam.ts';

const folder = mkdtempSync(join(tmpdir(), 'seam-'));
mkdirSync(join(folder, 'src/app'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const made = (name: string, source: string) => {
  const resourcePath = join(folder, 'src/app', name);
  writeFileSync(resourcePath, source);
  return hotSeam.call({ resourcePath } as ThisParameterType<typeof hotSeam>, source);
};

test('each page is exchanged when its file changes, and what else an area exposes stays', async () => {
  const code = await made(
    'routes.tsx',
    `const form = () => import('../form-page.tsx');\nexport default { pages: { '/orders': () => import('../orders-page.tsx'), '/order/new': form, '/order/:id': form }, messages: {} };`,
  );
  expect(code).toContain('const seam = { pages:');
  expect(code).toContain('"/order/new": hotPart(seam.pages["/order/new"])');
  expect(code).toContain('export default { ...seam, pages: ');
  const form = JSON.stringify(join(folder, 'src/form-page.tsx'));
  expect(code).toContain(
    `accept(${form}, () => { void parts["/order/new"].renew(); void parts["/order/:id"].renew(); })`,
  );
});

test('so are the parts of slots', async () => {
  const code = await made(
    'slots.tsx',
    `export default { 'home.waiting/orders': () => import('../waiting-slot.tsx') };`,
  );
  expect(code).toContain('"home.waiting/orders": hotPart(seam["home.waiting/orders"])');
  expect([SEAM.test(join(folder, 'src/app/slots.tsx')), SEAM.test(join(folder, 'src/orders/slots.tsx'))]).toEqual([
    true,
    false,
  ]);
});
