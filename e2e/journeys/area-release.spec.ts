import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GENERATED, ROOT } from '../../tools/lib/paths.ts';
import { expect, test } from '../support/test.ts';

const AREA = 'mfe-orders';
const execFileAsync = promisify(execFile);

/** Copies the sources of the area and changes a title. */
function copyChangedSources() {
  const source = mkdtempSync(join(GENERATED, 'e2e-area-'));
  cpSync(join(ROOT, AREA), source, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(source, 'src/orders/orders.messages.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("defaultMessage: 'Orders'", "defaultMessage: 'Orders, as of today'"),
  );
  return source;
}

test('rebuilding one area releases it without changing other areas or restarting the portal', async ({
  openAs,
  portal,
}) => {
  const source = copyChangedSources();
  const openPage = await openAs('planner');
  await openPage.goto('/orders');
  await expect(openPage.getByRole('heading', { name: 'Orders', level: 1, exact: true })).toBeVisible();
  const releasesBefore = portal.releases();

  await execFileAsync(process.execPath, [
    join(ROOT, 'tools/portal/build-portal.ts'),
    AREA,
    '--source',
    source,
    '--portal',
    portal.folder,
  ]);
  const { [AREA]: newBuild, ...others } = portal.releases();
  const { [AREA]: oldBuild, ...untouched } = releasesBefore;
  expect(newBuild).not.toBe(oldBuild);
  expect(others).toEqual(untouched);

  const newPage = await openAs('planner');
  await newPage.goto('/orders');
  await expect(newPage.getByRole('heading', { name: 'Orders, as of today', level: 1 })).toBeVisible();
  await expect(newPage.getByRole('row', { name: /O-0001/ }).first()).toBeVisible();

  await openPage.getByRole('link', { name: 'New order' }).click();
  await expect(openPage.getByRole('heading', { name: 'New order', level: 1 })).toBeVisible();
  await openPage.goto('/orders');
  await expect(openPage.getByRole('heading', { name: 'Orders, as of today', level: 1 })).toBeVisible();

  await execFileAsync(process.execPath, [join(ROOT, 'tools/portal/build-portal.ts'), AREA, '--portal', portal.folder]);
  expect(portal.releases()).toEqual(releasesBefore);
  rmSync(source, { recursive: true });
});
