import { screen, waitFor, within } from '@testing-library/react';
import type { PartnerRow } from 'shared-contracts/network';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import PartnersPage from './partners-page.tsx';
import { asking, detailsOf, lanka, pageOf } from './testing/given.ts';

const show = (replies: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<PartnersPage />, {
    at,
    user,
    replies: { 'GET partners': () => pageOf(lanka, asking), 'GET partners/:id': () => detailsOf(lanka), ...replies },
  });

const rowOf = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);
const confirming = async (user: ReturnType<typeof show>['user'], name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name }));
  return dialog;
};

test('partners stand with type and status; search, type, status and sort are asked of the API', async () => {
  const { user, calls, baseElement } = show();
  const row = await rowOf('Lanka Lines');
  expect(
    row
      .getAllByRole('cell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Transporter (3PL)', 'Active', '01.01.2026 15:30']);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET partners?sort=status&page=1&limit=20'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Blocked');
  await waitFor(() => expect(calls.at(-1)).toBe('GET partners?status=blocked&sort=status&page=1&limit=20'));
  await user.click(screen.getByRole('button', { name: 'Waiting for us' }));
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET partners?status=blocked&waitsForUs=true&sort=status&page=1&limit=20'),
  );
});

const seen = (more: Partial<PartnerRow>): PartnerRow => ({ ...lanka, actions: [], ...more });
test.each([
  [seen({ status: 'registered' }), 'In review'],
  [seen({ status: 'waitingConfirmation', waitsForUs: true }), 'Waiting for us'],
  [seen({ status: 'waitingConfirmation' }), 'Waiting for them'],
  [seen({ status: 'blocked', isBlockedByUs: true }), 'Blocked by us'],
  [seen({ status: 'blocked' }), 'Blocked by them'],
])('the status says who has to act: %#', async (partner, words) => {
  show({ 'GET partners': () => pageOf(partner) });
  expect((await rowOf('Lanka Lines')).getByRole('cell', { name: words })).toBeVisible();
});

describe('adding by token', () => {
  test('a wrong token is told at its field, a right one asks the partner', async () => {
    const sent: unknown[] = [];
    const wrong = { fields: { partnerId: { code: 'invalidPartnerToken', message: 'Invalid partner token' } } };
    const { user, notices, router } = show({
      'POST partners/add': ({ body }) => (sent.push(body) === 1 ? refuse(422, 'invalid', wrong) : detailsOf(lanka)),
    });
    await user.click(await screen.findByRole('button', { name: 'Add by token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a partner' }));
    const field = dialog.getByRole('textbox', { name: 'Partner token' });
    await user.click(dialog.getByRole('button', { name: 'Ask for partnership' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Field is required/));
    await user.type(field, 'abc');
    await user.click(dialog.getByRole('button', { name: 'Ask for partnership' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Invalid partner token/));
    expect(notices).toEqual([]);
    await user.type(field, 'd');
    await user.click(dialog.getByRole('button', { name: 'Ask for partnership' }));
    await waitFor(() => expect(notices).toEqual(['Partnership asked for']));
    expect([sent.at(-1), router.state.location.search]).toEqual([{ partnerId: 'abcd' }, '']);
  });

  test('who is a partner already is told so', async () => {
    const { user } = show({ 'POST partners/add': () => refuse(409, 'alreadyPartners') }, '/?dialog=add');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Partner token' }), 'abc{Enter}');
    expect(await screen.findByText('You are partners already, or one of you has asked for it')).toBeVisible();
  });

  test('the own token is there to be copied, for those who may tell it', async () => {
    const { user } = show({
      [`GET organizations/${as.cargoOwner.organizationId}`]: () => ({ partnerToken: '0b9c6f0e-token' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Your partner token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your partner token' }));
    expect(await dialog.findByRole('textbox', { name: 'Partner token' })).toHaveValue('0b9c6f0e-token');
    expect(dialog.getByRole('button', { name: 'Copy: Partner token' })).toBeVisible();
  });
});

describe('registering an organization', () => {
  type User = ReturnType<typeof show>['user'];
  type Dialog = ReturnType<typeof within>;
  const described = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  const enter = async (user: User, dialog: Dialog, texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.click(dialog.getByLabelText(new RegExp(`^${label}`)));
      await user.paste(text);
    }
  };
  const choosePlace = async (user: User, dialog: Dialog) => {
    for (const [label, option] of [
      ['Country', /Sri Lanka/],
      ['Currency', /LKR/],
    ] as const) {
      await user.click(dialog.getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
  };
  const replies: Replies = {
    'GET shared/countries': () => ({
      items: [{ id: 'lk', name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' }],
      total: 1,
    }),
    'GET shared/currencies': () => ({
      items: [{ id: 'lkr', name: 'LKR', fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs' }],
      total: 1,
    }),
  };

  test('every field is asked for; the types are those that the API allows, the usual one first', async () => {
    let sent: unknown;
    const { user, notices } = show({ ...replies, 'POST partners': ({ body }) => ((sent = body), detailsOf(lanka)) });
    await user.click(await screen.findByRole('button', { name: 'New organization' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register a partner organization' }));
    expect(dialog.getByText(/reviewed within 3 working hours/)).toBeVisible();
    const type = dialog.getByRole('combobox', { name: 'Type' });
    expect([
      (type as HTMLSelectElement).value,
      within(type)
        .getAllByRole('option', { hidden: true })
        .map((option) => (option as HTMLOptionElement).value)
        .filter(Boolean),
    ]).toEqual(['4pl', ['4pl', '3pl', '2pl', '1pl', 'fleetOwner']]);
    const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
    const texts = {
      Name: 'Lagoon Fleet',
      'Registration id': 'PV 9',
      'Business domain': 'fishing',
      'Contact name': 'Kamal',
      'Contact e-mail': 'kamal',
    };
    await user.click(dialog.getByRole('button', { name: 'Register and ask for partnership' }));
    await waitFor(() =>
      expect(Object.keys(texts).filter((label) => !described(field(label)).includes('Field is required'))).toEqual([]),
    );
    await enter(user, dialog, texts);
    await waitFor(() => expect(field('Contact e-mail')).toHaveAccessibleDescription('Email invalid'));
    await enter(user, dialog, { 'Contact e-mail': '@lagoon.example' });
    await user.selectOptions(type, 'Fleet owner');
    await choosePlace(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Register and ask for partnership' }));
    await waitFor(() => expect(notices).toEqual(['Partnership asked for']));
    expect(sent).toEqual({
      name: 'Lagoon Fleet',
      type: 'fleetOwner',
      registrationId: 'PV 9',
      domain: 'fishing',
      countryId: 'lk',
      currencyId: 'lkr',
      contactName: 'Kamal',
      contactEmail: 'kamal@lagoon.example',
      language: 'en',
    });
  });

  test('everybody can use the form', async () => {
    const { baseElement } = show(replies, '/?dialog=new');
    await screen.findByRole('dialog');
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test("what is taken is told at its field, in the person's own words", async () => {
    const fields = {
      registrationId: { code: 'duplicate', message: 'x' },
      contactEmail: { code: 'duplicate', message: 'x' },
    };
    const { user } = show({ ...replies, 'POST partners': () => refuse(422, 'invalid', { fields }) }, '/?dialog=new');
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog, {
      Name: 'a',
      'Registration id': 'b',
      'Business domain': 'c',
      'Contact name': 'd',
      'Contact e-mail': 'e@f.example',
    });
    await choosePlace(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Register and ask for partnership' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Registration id' })).toHaveAccessibleDescription(
        'Organization with same registration id already exist',
      ),
    );
    expect(dialog.getByRole('textbox', { name: 'Contact e-mail' })).toHaveAccessibleDescription(
      'User or organization with same email already exist',
    );
  });
});

describe('what may be done', () => {
  test('a request is confirmed with one click, and is no longer waiting', async () => {
    let partner = asking;
    const { user, calls, notices } = show({
      'GET partners': () => pageOf(partner),
      'PATCH partners/:id/confirm': () => (
        (partner = { ...partner, status: 'active', waitsForUs: false, actions: [] }),
        detailsOf(partner)
      ),
    });
    await user.click((await rowOf('Lagoon Fleet')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('cell', { name: 'Active' })).toBeVisible();
    expect([calls.includes('PATCH partners/partner-2/confirm'), notices]).toEqual([true, ['Partnership confirmed']]);
  });

  const unlike = (text: RegExp) => (content: string) => text.test(content);
  test.each<[string, PartnerRow, string, RegExp, string, unknown]>([
    [
      'blocked',
      lanka,
      'Block',
      /Blocks Lanka Lines\. Neither of you sees/,
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
    ['declined', asking, 'Decline', /Declines the request of Lagoon Fleet/, 'DELETE partners/partner-2', undefined],
    [
      'taken back',
      seen({ status: 'waitingConfirmation', actions: ['remove'] }),
      'Take back request',
      /Takes back your request to Lanka Lines/,
      'DELETE partners/partner-1',
      undefined,
    ],
  ])('a partnership is %s after its consequence was told', async (_what, partner, action, consequence, call, body) => {
    let sent: unknown;
    const { user, calls } = show({
      'GET partners': () => pageOf(partner),
      [call]: (request) => ((sent = request.body), detailsOf(partner)),
    });
    await chooseAction(user, partner.name, action);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(unlike(consequence))).toBeVisible();
    expect(calls).not.toContain(call);
    await user.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(calls).toContain(call));
    expect(sent).toEqual(body);
  });

  test('who blocked can unblock', async () => {
    let sent: unknown;
    const { user } = show({
      'GET partners': () => pageOf(seen({ status: 'blocked', isBlockedByUs: true, actions: ['unblock', 'remove'] })),
      'PATCH partners/:id': ({ body }) => ((sent = body), detailsOf(lanka)),
    });
    await chooseAction(user, 'Lanka Lines', 'Unblock');
    await waitFor(() => expect(sent).toEqual({ status: 'active' }));
  });

  test.each([
    [{ count: 1, numbers: ['T-104'] }, 'A trip with this partner must end first: T-104'],
    [{ count: 12, numbers: ['T-1', 'T-2', 'T-3'] }, '12 trips with this partner must end first: T-1, T-2, T-3'],
  ])('live trips keep a partnership, by number: %j', async (params, words) => {
    const { user } = show({ 'DELETE partners/:id': () => refuse(409, 'partnerHasLiveTrips', { params }) });
    await chooseAction(user, 'Lanka Lines', 'End partnership');
    await confirming(user, 'End partnership');
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a reader sees partners and their info, and no way to change anything, not even by the address', async () => {
    show({ 'GET partners': () => pageOf(seen({})) }, '/?dialog=new', as.reader);
    const row = await rowOf('Lanka Lines');
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Info']);
    expect(screen.queryByRole('button', { name: /Add by token|New organization|Your partner token/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('partner info tells who they are and how much is shared', async () => {
  const { user, baseElement, calls } = show();
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
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  expect(dialog.queryByRole('button', { name: /Block|Confirm|Actions/ })).toBeNull();
  expect(calls).toContain('GET partners/partner-1');
});

test('a request is answered where it is read, as the home page leads there', async () => {
  let partner = asking;
  const { user, calls } = show(
    {
      'GET partners/:id': () => detailsOf(partner),
      'PATCH partners/:id/confirm': () => (
        (partner = { ...asking, status: 'active', waitsForUs: false, actions: [] }),
        detailsOf(partner)
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

test('a request that is declined where it is read is gone, and so is its dialog', async () => {
  const { user, router } = show(
    { 'GET partners/:id': () => detailsOf(asking), 'DELETE partners/:id': () => ({ id: asking.id }) },
    '/?dialog=info.partner-2',
  );
  await user.click(
    await within(await screen.findByRole('dialog', { name: 'Partner info' })).findByRole('button', { name: 'Decline' }),
  );
  await confirming(user, 'Decline');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('nothing there, nothing loaded, a partner that is gone: each says so', async () => {
  const empty = show({ 'GET partners': () => pageOf() });
  expect(
    await screen.findByText('Add a company by its partner token, or register one that is not here yet.'),
  ).toBeVisible();
  empty.unmount();
  const broken = show({ 'GET partners': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  show({ 'GET partners/:id': () => refuse(404, 'notFound') }, '/?dialog=info.partner-9');
  expect(await within(await screen.findByRole('dialog')).findByText('There is nothing here')).toBeVisible();
});
