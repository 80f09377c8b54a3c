import { screen, waitFor, within } from '@testing-library/react';
import type { RetentionRow } from 'shared-contracts/identity/retention';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import RetentionPage from './retention-page.tsx';

const notifications: RetentionRow = { kind: 'notifications', days: 90, isChosen: false, min: 7, max: 90 };
const mails: RetentionRow = { kind: 'mails', days: null, isChosen: false, min: 30, max: 3_650 };

/** A server that stores the settings. */
function renderPage(replies: Replies = {}) {
  let items = [notifications, mails];
  const bodies: unknown[] = [];
  const view = renderScreen(<RetentionPage />, {
    url: '/retention',
    user: { ...testUsers.cargoOwner, role: 'admin' },
    replies: {
      'GET retention': () => ({ items }),
      'PUT retention/mails': ({ body }) => {
        bodies.push(body);
        const { days } = body as { days: number | null };
        items = [notifications, { ...mails, days, isChosen: days !== null }];
        return { items };
      },
      ...replies,
    },
  });
  return { ...view, bodies };
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const textsOf = async (name: string) =>
  within(await rowOf(name))
    .getAllByRole('cell')
    .slice(0, 3)
    .map(({ textContent }) => textContent);

test('shows how long each kind of data is retained', async () => {
  const { baseElement } = renderPage();
  expect(await textsOf('Notifications')).toEqual(['Notifications ', '90 days Default', '7 to 90 days']);
  expect(await textsOf('Sent e-mails')).toEqual(['Sent e-mails ', 'Until you choose Default', '30 to 3,650 days']);
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('chooses days within the bounds, and returns to the default', async () => {
  const { user, notices, bodies } = renderPage();
  await user.click(within(await rowOf('Sent e-mails')).getByRole('button', { name: /Change/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sent e-mails' }));
  expect(dialog.getByText(/Older data is deleted for good/)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: /Delete after/ });
  await user.clear(field);
  await user.type(field, '29');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Min 30$/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '730');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Retention saved']));
  expect(await textsOf('Sent e-mails')).toEqual(['Sent e-mails ', '730 days', '30 to 3,650 days']);
  await chooseAction(user, 'Sent e-mails', 'Use default');
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Use default' }));
  await waitFor(() => expect(bodies).toEqual([{ days: 730 }, { days: null }]));
});

test('shows the refusal of the API at the field, and offers a retry when loading fails', async () => {
  const { user, unmount } = renderPage({
    'PUT retention/mails': () =>
      errorReply(422, 'invalid', {
        fields: { days: { code: 'outOfRange', message: 'Must be', params: { min: 40, max: 50 } } },
      }),
  });
  await user.click(within(await rowOf('Sent e-mails')).getByRole('button', { name: /Change/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Must be from 40 to 50 days')).toBeVisible();
  unmount();
  renderPage({ 'GET retention': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
