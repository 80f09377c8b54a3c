import type { Page } from '@playwright/test';
import type { MyOrganization, OrganizationDetails } from 'shared-contracts/identity/organizations';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { findOverflows } from '../support/overflow.ts';
import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';

const TABS = ['Organization', 'Branding', 'Home page', 'Mail server', 'Invoicing', 'Tokens'];

async function openSettings(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Organization settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Organization settings' });
  await expect(dialog.getByRole('tab', { name: 'Organization' })).toBeVisible();
  return {
    dialog,
    openTab: (name: string) => dialog.getByRole('tab', { name }).click(),
    getField: (name: string) => dialog.getByRole('textbox', { name, exact: true }),
  };
}

test('an organization submits changes, edits them while pending, and sees them after root has merged them', async ({
  openAs,
  apiFor,
}) => {
  const page = await openAs('lagoon');
  const { dialog, openTab, getField } = await openSettings(page);
  await getField('Business domain').fill('Frozen seafood');
  await openTab('Branding');
  await getField('Page title').fill('Lagoon cold chain');
  await dialog.getByLabel('Choose the accent colour').fill('#0e7c66');
  await expect(dialog.getByText('White text, contrast 5.1 : 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  const pendingChanges = dialog.getByRole('region', { name: 'Changes pending review' });
  await expect(pendingChanges).toContainText('Requested by Marian Fernando');
  await expect(pendingChanges).toContainText('Changed: Business domain, Page title, Accent colour');

  const lagoon = await apiFor('lagoon');
  const { id, domain } = await unwrap(lagoon.get<MyOrganization>('/organizations/my'));
  expect(domain).not.toBe('Frozen seafood');
  await expect(getField('Business domain')).toHaveValue('Frozen seafood');
  await expect(dialog.getByText(`Current: ${domain} · Pending review: Frozen seafood`)).toBeVisible();
  await getField('Business domain').fill('Frozen seafood and ice');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog.getByText('Pending review: Frozen seafood and ice')).toBeVisible();

  const root = await apiFor('root');
  const { change } = await unwrap(root.get<OrganizationDetails>(`/organizations/${id}`));
  await unwrap(root.patch(`/organizations/changes/${change?.id}`, {}));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const reopened = await openSettings(page);
  await expect(reopened.getField('Business domain')).toHaveValue('Frozen seafood and ice');
  await expect(reopened.dialog.getByRole('region', { name: 'Changes pending review' })).toHaveCount(0);
});

test('an organization withdraws pending changes', async ({ openAs }) => {
  const page = await openAs('fleet');
  const { dialog, getField } = await openSettings(page);
  const name = await getField('Contact name').inputValue();
  await getField('Contact name').fill('Somebody Else');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw changes' }).click();
  await expect(dialog.getByRole('region', { name: 'Changes pending review' })).toHaveCount(0);
  await expect(getField('Contact name')).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a failed test e-mail shows its error at the responsible field', async ({ openAs }) => {
  const { dialog, openTab, getField } = await openSettings(await openAs('carrier'));
  await openTab('Mail server');
  await getField('SMTP host').fill('localhost');
  await getField('SMTP port').fill('2525');
  await dialog.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(getField('SMTP host')).toHaveAccessibleDescription('No mail server responds at this host and port');
});

test('a new logo is shown immediately, and a token is renewed', async ({ openAs }) => {
  const page = await openAs('platform');
  const { dialog, openTab } = await openSettings(page);
  const logo = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    canvas.getContext('2d')?.fillRect(8, 8, 48, 48);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  await dialog
    .getByLabel('New logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo) });
  await expectNotice(page, 'Logo replaced');
  await expect(page.locator('header img')).toBeVisible();
  await openTab('Tokens');
  const token = dialog.getByLabel('Partner token', { exact: true });
  const before = await token.inputValue();
  await dialog.getByRole('button', { name: 'Renew: Partner token' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew token' }).click();
  await expect(token).not.toHaveValue(before);
  await page.reload();
  await expect(page.locator('header img')).toBeVisible();
});

test('users without write access have no link to the organization settings', async ({ openAs }) => {
  const page = await openAs('reader');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent work' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Organization settings' })).toHaveCount(0);
});

for (const colorMode of ['light', 'dark'] as const) {
  test(`all tabs are accessible and fit on a phone, ${colorMode}`, async ({ openAs }) => {
    const page = await openAs('owner', { colorMode, viewport: PHONE });
    const { openTab } = await openSettings(page);
    for (const name of TABS) {
      await openTab(name);
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await findOverflows(page)).toEqual([]);
    }
  });
}
