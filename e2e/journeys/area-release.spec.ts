import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GENERATED, ROOT } from '../../tools/run/paths.ts';
import { expect, test } from '../support/test.ts';

const AREA = 'mfe-orders';
const run = promisify(execFile);

/** The area's sources as a team would have them after changing a title. */
function changedSources() {
  const source = mkdtempSync(join(GENERATED, 'e2e-area-'));
  cpSync(join(ROOT, AREA), source, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(source, 'src/orders/orders.messages.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("defaultMessage: 'Orders'", "defaultMessage: 'Orders, as of today'"),
  );
  return source;
}

test('a team rebuilds its area alone, and it appears without touching or restarting anything else', async ({
  as,
  portal,
}) => {
  const source = changedSources();
  const open = await as('planner');
  await open.goto('/orders');
  await expect(open.getByRole('heading', { name: 'Orders', level: 1, exact: true })).toBeVisible();
  const before = portal.releases();

  await run(process.execPath, [
    join(ROOT, 'tools/build/build.ts'),
    AREA,
    '--source',
    source,
    '--portal',
    portal.folder,
  ]);
  const { [AREA]: released, ...others } = portal.releases();
  const { [AREA]: replaced, ...untouched } = before;
  expect(released).not.toBe(replaced);
  expect(others).toEqual(untouched);

  const fresh = await as('planner');
  await fresh.goto('/orders');
  await expect(fresh.getByRole('heading', { name: 'Orders, as of today', level: 1 })).toBeVisible();
  await expect(fresh.getByRole('row', { name: /O-0001/ }).first()).toBeVisible();

  await open.getByRole('link', { name: 'New order' }).click();
  await expect(open.getByRole('heading', { name: 'New order', level: 1 })).toBeVisible();
  await open.goto('/orders');
  await expect(open.getByRole('heading', { name: 'Orders, as of today', level: 1 })).toBeVisible();

  await run(process.execPath, [join(ROOT, 'tools/build/build.ts'), AREA, '--portal', portal.folder]);
  expect(portal.releases()).toEqual(before);
  rmSync(source, { recursive: true });
});
