import { expect, test } from '../support/test.ts';

test('a new organization is guided through its setup, which disappears for everyone once hidden', async ({
  openAs,
  testData,
}) => {
  const { login } = await testData.createOrganization();
  const page = await openAs(login);
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Set up your organization' });
  await expect(steps.getByText('0 of 5 done')).toBeVisible();

  await steps.getByRole('button', { name: 'Add your brand' }).click();
  const settings = page.getByRole('dialog', { name: 'Organization settings' });
  await settings.getByRole('tab', { name: 'Branding' }).click();
  await page.getByRole('textbox', { name: 'Page title', exact: true }).fill('Orchid house');
  await settings.getByRole('button', { name: 'Send for review' }).click();
  await expect(settings.getByRole('region', { name: 'Changes pending review' })).toBeVisible();
  await page.goto('/');
  await expect(steps.getByText('1 of 5 done')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Add your brand' })).toHaveCount(0);

  for (const [step, dialog] of [
    ['Connect a partner', /\/partners\?dialog=add/],
    ['Add a location', /\/locations\?dialog=new/],
    ['Invite people', /\/users\?dialog=new/],
  ] as const) {
    await steps.getByRole('link', { name: step }).click();
    await expect(page).toHaveURL(dialog);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/');
  }
  await steps.getByRole('link', { name: 'Create an order' }).click();
  await expect(page).toHaveURL(/\/orders\/new$/);

  await page.goto('/');
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recent work' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
