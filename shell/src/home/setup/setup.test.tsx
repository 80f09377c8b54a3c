import { screen, waitFor, within } from '@testing-library/react';
import type { OrganizationSetup } from 'shared-contracts/identity/organization-setup';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import { buildDetails } from '../../organization/testing/fixtures.ts';
import { Setup } from './setup.tsx';

const OPEN: OrganizationSetup = {
  id: testUsers.cargoOwner.organizationId,
  revision: 3,
  isDismissed: false,
  steps: [
    { step: 'brand', isDone: false },
    { step: 'people', isDone: true },
    { step: 'partner', isDone: false },
    { step: 'location', isDone: false },
    { step: 'order', isDone: false },
  ],
};

function renderSetup({ user = testUsers.cargoOwner, setup = OPEN, isSettingUp = true } = {}) {
  let current = setup;
  return renderScreen(
    <main>
      <Setup />
    </main>,
    {
      user,
      replies: {
        'GET organizations/my': () => ({ isSettingUp: isSettingUp && !current.isDismissed }),
        'GET organizations/my/setup': () => current,
        'GET organizations/:id': () => buildDetails(),
        'PATCH organizations/my/setup': ({ body }) => {
          current = { ...current, ...(body as object) };
          return current;
        },
      },
    },
  );
}
const findSteps = async () => within(await screen.findByRole('region', { name: 'Set up your organization' }));

test('leads to each step that is not done', async () => {
  const { container } = renderSetup();
  const steps = await findSteps();
  expect(steps.getByText('1 of 5 done')).toBeVisible();
  expect(steps.getByRole('button', { name: 'Add your brand' })).toBeVisible();
  expect(steps.queryByRole('link', { name: 'Invite people' })).toBeNull();
  expect(steps.getByRole('link', { name: 'Connect a partner' })).toHaveAttribute('href', '/partners?dialog=add');
  expect(steps.getByRole('link', { name: 'Add a location' })).toHaveAttribute('href', '/locations?dialog=new');
  expect(steps.getByRole('link', { name: 'Create an order' })).toHaveAttribute('href', '/orders/new');
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('opens the settings at the brand', async () => {
  const { user } = renderSetup();
  await user.click((await findSteps()).getByRole('button', { name: 'Add your brand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Organization settings' }));
  expect(await dialog.findByRole('tab', { name: 'Branding' })).toHaveAttribute('aria-selected', 'true');
  expect(dialog.getByLabelText(/Page title/)).toBeVisible();
});

test('goes away when it is dismissed', async () => {
  const { user } = renderSetup();
  const steps = await findSteps();
  await user.click(steps.getByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(screen.queryByText('Set up your organization')).toBeNull());
});

test.each([
  ['all steps are done', { setup: { ...OPEN, steps: OPEN.steps.map((step) => ({ ...step, isDone: true })) } }],
  ['the steps are dismissed', { isSettingUp: false }],
  ['the user can’t change the settings', { user: testUsers.reader }],
  ['root looks', { user: testUsers.root }],
])('shows nothing when %s', async (_case, options) => {
  const { container } = renderSetup(options);
  await waitFor(() => expect(container.querySelector('main')).toBeInTheDocument());
  expect(screen.queryByText('Set up your organization')).toBeNull();
});
