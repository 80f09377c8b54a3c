import { screen, waitFor, within } from '@testing-library/react';
import type { PartnerRow } from 'shared-contracts/identity/partners';
import { chooseAction, errorReply, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { lanka, requestingPartner, toDetails, toPage } from './testing/fixtures.ts';
import { renderPage, rowOf } from './testing/render-page.tsx';

const confirmDialog = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name }));
  return dialog;
};

test('lists partners with type and status, and sends filters and sort to the API', async () => {
  const { user, calls, baseElement } = renderPage();
  const row = await rowOf('Lanka Lines');
  expect(
    row
      .getAllByRole('cell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Transporter (3PL)', 'Active', '01.01.2026 15:30']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET partners?sort=status&page=1&limit=20'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Blocked');
  await waitFor(() => expect(calls.at(-1)).toBe('GET partners?status=blocked&sort=status&page=1&limit=20'));
  await user.click(screen.getByRole('button', { name: 'Waiting for us' }));
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET partners?status=blocked&waitsForUs=true&sort=status&page=1&limit=20'),
  );
});

const partnerWith = (overrides: Partial<PartnerRow>): PartnerRow => ({ ...lanka, actions: [], ...overrides });
test.each([
  [partnerWith({ status: 'registered' }), 'In review'],
  [partnerWith({ status: 'waitingConfirmation', waitsForUs: true }), 'Waiting for us'],
  [partnerWith({ status: 'waitingConfirmation' }), 'Waiting for them'],
  [partnerWith({ status: 'blocked', isBlockedByUs: true }), 'Blocked by us'],
  [partnerWith({ status: 'blocked' }), 'Blocked by them'],
])('the status shows who has to act: %#', async (partner, label) => {
  renderPage({ 'GET partners': () => toPage(partner) });
  expect((await rowOf('Lanka Lines')).getByRole('cell', { name: label })).toBeVisible();
});

describe('partner actions', () => {
  test('confirms a request with one click', async () => {
    let partner = requestingPartner;
    const { user, calls, notices } = renderPage({
      'GET partners': () => toPage(partner),
      'PATCH partners/:id/confirm': () => (
        (partner = { ...partner, status: 'active', waitsForUs: false, actions: [] }),
        toDetails(partner)
      ),
    });
    await user.click((await rowOf('Lagoon Fleet')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('cell', { name: 'Active' })).toBeVisible();
    expect([calls.includes('PATCH partners/partner-2/confirm'), notices]).toEqual([true, ['Partnership confirmed']]);
  });

  test.each<[string, PartnerRow, string, RegExp, string, unknown]>([
    [
      'blocked',
      lanka,
      'Block',
      /Blocks Lanka Lines\. Until you unblock/,
      'PATCH partners/partner-1',
      { status: 'blocked' },
    ],
    [
      'ended',
      lanka,
      'End partnership',
      /Ends the partnership with Lanka Lines\..*contracts and orders stay/,
      'DELETE partners/partner-1',
      undefined,
    ],
    [
      'declined',
      requestingPartner,
      'Decline',
      /Declines the request from Lagoon Fleet/,
      'DELETE partners/partner-2',
      undefined,
    ],
    [
      'withdrawn',
      partnerWith({ status: 'waitingConfirmation', actions: ['remove'] }),
      'Withdraw request',
      /Withdraws your request to Lanka Lines/,
      'DELETE partners/partner-1',
      undefined,
    ],
  ])(
    'a partnership is %s after a confirmation that states the consequence',
    async (_case, partner, action, consequence, call, body) => {
      let sent: unknown;
      const { user, calls } = renderPage({
        'GET partners': () => toPage(partner),
        [call]: (request) => ((sent = request.body), toDetails(partner)),
      });
      await chooseAction(user, partner.name, action);
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(dialog.getByText(consequence)).toBeVisible();
      expect(calls).not.toContain(call);
      await user.click(dialog.getByRole('button', { name: action }));
      await waitFor(() => expect(calls).toContain(call));
      expect(sent).toEqual(body);
    },
  );

  test('lets the blocking side unblock', async () => {
    let sent: unknown;
    const { user } = renderPage({
      'GET partners': () =>
        toPage(partnerWith({ status: 'blocked', isBlockedByUs: true, actions: ['unblock', 'remove'] })),
      'PATCH partners/:id': ({ body }) => ((sent = body), toDetails(lanka)),
    });
    await chooseAction(user, 'Lanka Lines', 'Unblock');
    await waitFor(() => expect(sent).toEqual({ status: 'active' }));
  });

  test.each([
    [{ count: 1, numbers: ['T-104'] }, 'A trip with this partner must end first: T-104'],
    [{ count: 12, numbers: ['T-1', 'T-2', 'T-3'] }, '12 trips with this partner must end first: T-1, T-2, T-3'],
  ])('reports the live trips that prevent a partnership from ending: %j', async (params, message) => {
    const { user } = renderPage({ 'DELETE partners/:id': () => errorReply(409, 'partnerHasLiveTrips', { params }) });
    await chooseAction(user, 'Lanka Lines', 'End partnership');
    await confirmDialog(user, 'End partnership');
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('is read-only for readers, also with a dialog in the URL', async () => {
    renderPage({ 'GET partners': () => toPage(partnerWith({})) }, '/?dialog=new', testUsers.reader);
    const row = await rowOf('Lanka Lines');
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Info']);
    expect(screen.queryByRole('button', { name: /Add by token|New organization|Your partner token/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('shows contact details and shared record counts in the info dialog', async () => {
  const { user, baseElement, calls } = renderPage();
  await user.click((await rowOf('Lanka Lines')).getByRole('button', { name: 'Info' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Partner info' }));
  expect(await dialog.findByText('Ruwan Silva')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'ruwan@lanka.example' })).toHaveAttribute(
    'href',
    'mailto:ruwan@lanka.example',
  );
  const counts = ['Contacts', 'Locations', 'Contracts', 'Orders', 'Vehicles'].map(
    (noun) => dialog.getByText(noun).parentElement?.textContent,
  );
  expect(counts).toEqual(['Contacts4', 'Locations3', 'Contracts2', 'Orders118', 'Vehicles0']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  expect(dialog.queryByRole('button', { name: /Block|Confirm|Actions/ })).toBeNull();
  expect(calls).toContain('GET partners/partner-1');
});

test('confirms a request from the info dialog that the home page links to', async () => {
  let partner = requestingPartner;
  const { user, calls } = renderPage(
    {
      'GET partners/:id': () => toDetails(partner),
      'PATCH partners/:id/confirm': () => (
        (partner = { ...requestingPartner, status: 'active', waitsForUs: false, actions: [] }),
        toDetails(partner)
      ),
    },
    '/?waitsForUs=true&dialog=info.partner-2',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Partner info' }));
  expect(await dialog.findByRole('button', { name: 'Decline' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('Active')).toBeVisible();
  expect([
    calls.includes('PATCH partners/partner-2/confirm'),
    dialog.queryByRole('button', { name: 'Confirm' }),
  ]).toEqual([true, null]);
});

test('closes the info dialog after declining the request in it', async () => {
  const { user, router } = renderPage(
    {
      'GET partners/:id': () => toDetails(requestingPartner),
      'DELETE partners/:id': () => ({ id: requestingPartner.id }),
    },
    '/?dialog=info.partner-2',
  );
  await user.click(
    await within(await screen.findByRole('dialog', { name: 'Partner info' })).findByRole('button', { name: 'Decline' }),
  );
  await confirmDialog(user, 'Decline');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('shows empty, error and not-found states', async () => {
  const empty = renderPage({ 'GET partners': () => toPage() });
  expect(await screen.findByText('Add a company by its partner token, or register a new one.')).toBeVisible();
  empty.unmount();
  const broken = renderPage({ 'GET partners': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  renderPage({ 'GET partners/:id': () => errorReply(404, 'notFound') }, '/?dialog=info.partner-9');
  expect(await within(await screen.findByRole('dialog')).findByText('Not found')).toBeVisible();
});
