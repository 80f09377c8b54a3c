import type { Page } from '@playwright/test';
import type { MyOrganization, OrganizationDetails } from 'shared-contracts/organizations';
import { done } from '../support/api.ts';
import { faultsOf } from '../support/axe.ts';
import { misfits } from '../support/fits.ts';
import { PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';

const TABS = ['Organization', 'Branding', 'Home page', 'Mail server', 'Tokens'];

async function open(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Organization settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Organization settings' });
  await expect(dialog.getByRole('tab', { name: 'Organization' })).toBeVisible();
  return {
    dialog,
    tab: (name: string) => dialog.getByRole('tab', { name }).click(),
    field: (name: string) => dialog.getByRole('textbox', { name, exact: true }),
  };
}

test('an organization asks for another look and name; both wait, are gone on with, and count once root has merged them', async ({
  as,
  call,
}) => {
  const page = await as('lagoon');
  const { dialog, tab, field } = await open(page);
  await field('Business domain').fill('Frozen seafood');
  await tab('Branding');
  await field('Page title').fill('Lagoon cold chain');
  await dialog.getByLabel('Choose the accent colour').fill('#0e7c66');
  await expect(dialog.getByText('White text on it, contrast 5.1 : 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  const panel = dialog.getByRole('region', { name: 'Changes wait for review' });
  await expect(panel).toContainText('Asked by lagoon');
  await expect(panel).toContainText('Changed: Business domain, Page title, Accent colour');

  const lagoon = await call('lagoon');
  const { id, domain } = await done(lagoon.get<MyOrganization>('/organizations/my'));
  expect(domain).not.toBe('Frozen seafood');
  await expect(field('Business domain')).toHaveValue('Frozen seafood');
  await expect(dialog.getByText(`Current: ${domain} · Waiting for review: Frozen seafood`)).toBeVisible();
  await field('Business domain').fill('Frozen seafood and ice');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog.getByText('Waiting for review: Frozen seafood and ice')).toBeVisible();

  const root = await call('root');
  const { change } = await done(root.get<OrganizationDetails>(`/organizations/${id}`));
  await done(root.patch(`/organizations/changes/${change?.id}`, {}));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const again = await open(page);
  await expect(again.field('Business domain')).toHaveValue('Frozen seafood and ice');
  await expect(again.dialog.getByRole('region', { name: 'Changes wait for review' })).toHaveCount(0);
});

test('what was asked for can be withdrawn', async ({ as }) => {
  const page = await as('fleet');
  const { dialog, field } = await open(page);
  const name = await field('Contact name').inputValue();
  await field('Contact name').fill('Somebody Else');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw changes' }).click();
  await expect(dialog.getByRole('region', { name: 'Changes wait for review' })).toHaveCount(0);
  await expect(field('Contact name')).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a test mail that nobody takes is told at the field to blame', async ({ as }) => {
  const { dialog, tab, field } = await open(await as('carrier'));
  await tab('Mail server');
  await field('SMTP host').fill('localhost');
  await field('SMTP port').fill('2525');
  await dialog.getByRole('button', { name: 'Send test mail' }).click();
  await expect(field('SMTP host')).toHaveAccessibleDescription('No mail server answers at this host and port');
});

test('a logo is shown at once, and a token renewed', async ({ as }) => {
  const page = await as('platform');
  const { dialog, tab } = await open(page);
  const logo = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    canvas.getContext('2d')?.fillRect(8, 8, 48, 48);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  await dialog
    .getByLabel('New logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo) });
  await told(page, 'Logo replaced');
  await expect(page.locator('header img')).toBeVisible();
  await tab('Tokens');
  const token = dialog.getByLabel('Partner token', { exact: true });
  const before = await token.inputValue();
  await dialog.getByRole('button', { name: 'Renew: Partner token' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew token' }).click();
  await expect(token).not.toHaveValue(before);
  await page.reload();
  await expect(page.locator('header img')).toBeVisible();
});

test('who may not change the organization finds no way to its settings', async ({ as }) => {
  const page = await as('reader');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Organization' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Organization settings' })).toHaveCount(0);
});

for (const colorMode of ['light', 'dark'] as const) {
  test(`axe finds nothing on any tab, and all of it fits a phone, ${colorMode}`, async ({ as }) => {
    const page = await as('owner', { colorMode, viewport: PHONE });
    const { tab } = await open(page);
    for (const name of TABS) {
      await tab(name);
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(await faultsOf(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    }
  });
}
