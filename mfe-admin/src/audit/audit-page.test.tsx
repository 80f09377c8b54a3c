import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import AuditPage from './audit-page.tsx';

const harvest = { id: 'org-1', name: 'Ceylon Harvest' };
const nadia = { id: 'user-1', name: 'nadia' };
const merged: AuditEntry = {
  id: 'entry-1',
  subject: 'organization',
  subjectId: 'org-1',
  name: 'Ceylon Harvest',
  event: 'changeMerged',
  from: null,
  to: null,
  reason: null,
  organization: harvest,
  user: nadia,
  actor: { id: 'root', name: 'root' },
  changes: [
    { field: 'contactEmail', from: 'old@harvest.example', to: 'new@harvest.example' },
    { field: 'showVersion', from: true, to: false },
    { field: 'smtpPassword', from: null, to: null },
  ],
  occurredAt: 1_767_261_600,
  recordedAt: 1_767_261_600,
};
const requested: AuditEntry = {
  ...merged,
  id: 'entry-2',
  subject: 'partner',
  name: 'Lanka Lines',
  event: 'requested',
  from: 'waitingConfirmation',
  to: 'active',
  user: null,
  actor: null,
  changes: [],
  reason: 'late\nagain',
  recordedAt: 1_767_265_200,
};
const unknownCodes: AuditEntry = {
  ...merged,
  id: 'entry-3',
  subject: 'starship',
  subjectId: '0b9c6f0e-6f0a',
  name: null,
  event: 'launched',
  organization: null,
  changes: [{ field: 'warp', from: null, to: { speed: 9, crew: ['a', { name: 'Spock' }] } }],
};
const toPage = (...items: AuditEntry[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/', language: 'en' | 'it' = 'en', user = testUsers.root) =>
  renderScreen(<AuditPage />, {
    url,
    language,
    user,
    replies: {
      'GET audit': () => toPage(merged, requested, unknownCodes),
      'GET users': () => ({ items: [{ id: 'user-7', login: 'kamal', email: 'kamal@x.example' }], total: 1 }),
      'GET audit/api-keys': () => ({
        items: [{ id: 'key-7', name: 'ERP', prefix: 'csg_abcd', organization: 'Lagoon' }],
        total: 1,
      }),
      'GET organizations': () => ({ items: [{ id: 'org-7', name: 'Lagoon' }], total: 1 }),
      ...replies,
    },
  });
const listRows = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const cellTexts = async (name: string) =>
  within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('lists event, record, user and time of each entry with labels', async () => {
  const { baseElement } = renderPage();
  expect(await cellTexts('Lanka Lines')).toEqual([
    'Lanka Lines',
    'Partner',
    'Partnership requested',
    'System',
    '01.01.2026 15:30',
    '–',
    'Ceylon Harvest',
    expect.any(String),
  ]);
  expect((await cellTexts('0b9c6f0e')).slice(0, 3)).toEqual(['0b9c6f0e', 'starship', 'launched']);
  expect(screen.getByRole('cell', { name: 'Contact e-mail, Show version, Mail server password' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'root as nadia' })).toHaveLength(2);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows fields before and after in the entry dialog, but no secrets', async () => {
  const { user, baseElement, router } = renderPage();
  await user.click(
    within((await screen.findByRole('cell', { name: 'Change merged' })).closest('tr') as HTMLElement).getByRole(
      'button',
      { name: 'Show' },
    ),
  );
  expect(router.state.location.search).toBe('?dialog=entry.entry-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Fields before and after' }));
  const rows = listRows(dialog);
  expect(rows).toEqual([
    ['Contact e-mail', 'old@harvest.example', 'new@harvest.example'],
    ['Show version', 'Yes', 'No'],
    ['Mail server password', 'Not shown', 'Not shown'],
  ]);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows status change, reason and recording time of an entry', async () => {
  renderPage({}, '/?dialog=entry.entry-2');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Partnership requested (Waiting for confirmation → Active)')).toBeVisible();
  expect(dialog.getByText(/^late\s+again$/)).toBeVisible();
  expect(dialog.getByText('01.01.2026 16:30')).toBeVisible();
  expect(dialog.getByText('No field was changed.')).toBeVisible();
});

test('labels events and fields of vehicles and drivers', async () => {
  const fileAdded: AuditEntry = {
    ...merged,
    id: 'entry-4',
    subject: 'driver',
    name: 'Sunil Rathnayake',
    event: 'fileAdded',
    changes: [
      { field: 'kind', from: null, to: 'licence' },
      { field: 'birthDate', from: null, to: 473_385_600 },
      { field: 'loadingOptions', from: ['rear'], to: ['rear', 'tailLift'] },
      { field: 'status', from: 'active', to: 'deactivated' },
    ],
  };
  renderPage({ 'GET audit': () => toPage(fileAdded) }, '/?dialog=entry.entry-4');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Driver Sunil Rathnayake')).toBeVisible();
  expect(dialog.getByText('File added')).toBeVisible();
  const rows = listRows(dialog);
  expect(rows).toEqual([
    ['Kind of file', '–', 'Driving licence'],
    ['Birth date', '–', expect.stringContaining('.1985')],
    ['Loading options', 'Rear', 'Rear, Tail lift'],
    ['Status', 'Active', 'Deactivated'],
  ]);
});

test('labels events and fields of contracts, bills and trip credits', async () => {
  const entryWith = (name: string, changes: AuditEntry['changes'], entry: Partial<AuditEntry>): AuditEntry => ({
    ...merged,
    id: name,
    name,
    changes,
    ...entry,
  });
  const lanes = [{ fromLocationId: 'Hatton', toLocationId: 'Colombo', flatRate: '42000.00', backhaulRate: null }];
  const entries = [
    entryWith(
      'Hub feeder',
      [
        { field: 'pointRates', from: [], to: lanes },
        { field: 'calculationBasedDate', from: 'pickup', to: 'delivery' },
      ],
      { subject: 'contract', event: 'confirmed', from: 'unconfirmed', to: 'confirmed' },
    ),
    entryWith('O-000104', [{ field: 'extraCharges', from: [], to: [{ name: 'Toll', amount: '12.00' }] }], {
      subject: 'bill',
      event: 'submit',
      from: 'draft',
      to: 'submitted',
    }),
    entryWith(
      'Serendib',
      [
        { field: 'quantity', from: null, to: 40 },
        { field: 'unitPrice', from: null, to: '250.00 LKR' },
      ],
      { event: 'epcPurchased' },
    ),
  ];
  const { user } = renderPage({ 'GET audit': () => toPage(...entries) }, '/?dialog=entry.Hub%20feeder');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Contract Hub feeder')).toBeVisible();
  expect(dialog.getByText('Confirmed (Not confirmed → Confirmed)')).toBeVisible();
  const rows = listRows(dialog);
  expect(rows).toEqual([
    ['Point-to-point lanes', '–', 'From location: Hatton, To location: Colombo, Flat rate: 42000.00'],
    ['Calculation-based date', 'Pickup', 'Delivery'],
  ]);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('row', { name: /O-000104 Bill Submitted .* Extra charges/ })).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Serendib Organization Trip credits purchased .* Quantity, Price per credit/ }),
  ).toBeVisible();
});

test('falls back to the code if a label is missing', async () => {
  renderPage({}, '/?dialog=entry.entry-3');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /warp/ })).toHaveTextContent('warp–speed: 9, crew: a, Spock');
});

test('labels records and events of every area', async () => {
  const proposed = { ...merged, id: 'e-1', subject: 'carrierInvoice', name: 'C-1', event: 'proposed', actor: null };
  const split = { ...merged, id: 'e-2', subject: 'trip', name: 'T-1', event: 'splitAtHub', actor: null };
  renderPage({
    'GET audit': () =>
      toPage({ ...proposed, changes: [] }, { ...split, changes: [{ field: 'hub', from: null, to: 'Kandy' }] }),
  });
  expect((await cellTexts('C-1')).slice(1, 3)).toEqual(['Carrier invoice', 'Amounts proposed']);
  expect((await cellTexts('T-1')).slice(1, 6)).toContain('Hub');
});

test('filters by kind, date, user, API key and organization', async () => {
  const { user, calls, router } = renderPage();
  await screen.findByRole('cell', { name: 'Lanka Lines' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Partner');
  await waitFor(() => expect(calls.at(-1)).toBe('GET audit?subject=partner&page=1&limit=20'));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '01.01.2026');
  await user.tab();
  await waitFor(() => expect(router.state.location.search).toContain('from=1767205800'));
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(dialog.getByRole('combobox', { name: 'User' }));
  await user.click(await screen.findByRole('option', { name: /kamal/ }));
  await user.click(dialog.getByRole('combobox', { name: 'API key' }));
  await user.click(await screen.findByRole('option', { name: /ERP/ }));
  await user.click(dialog.getByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: 'Lagoon' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.at(-1)).toBe(
      'GET audit?subject=partner&userId=user-7&apiKeyId=key-7&organizationId=org-7&from=1767205800&page=1&limit=20',
    ),
  );
});

test('labels the user and organization selected in the URL', async () => {
  const { user } = renderPage({}, '/?userId=user-1&organizationId=org-1');
  await screen.findByRole('cell', { name: 'Lanka Lines' });
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(
    [dialog.getByRole('combobox', { name: 'User' }), dialog.getByRole('combobox', { name: 'Organization' })].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(['nadia', 'Ceylon Harvest']);
});

test('hides the organization and its filter from admins, and users unless they may read them', async () => {
  const admin = { ...testUsers.cargoOwner, role: 'admin' as const };
  const labels = async (rules = admin.rules) => {
    const { user, unmount } = renderPage({}, '/', 'en', { ...admin, rules });
    await screen.findByRole('cell', { name: 'Lanka Lines' });
    expect(screen.queryByRole('columnheader', { name: 'Organization' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const found = ['User', 'API key', 'Organization'].filter((name) => dialog.queryByRole('combobox', { name }));
    unmount();
    return found;
  };
  expect(await labels()).toEqual(['User', 'API key']);
  expect(await labels([{ model: 'organizationOwner', rule: 'write' }])).toEqual(['API key']);
});

test('also exports JSON lines', async () => {
  const bodies: unknown[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderPage({
    'POST audit/export': ({ body }) => (bodies.push(body), new Blob(['{}'])),
  });
  await user.click(await screen.findByRole('button', { name: 'Export list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'JSON lines' }));
  await waitFor(() => expect(bodies).toMatchObject([{ format: 'jsonl' }]));
});

test('shows empty, error and forbidden states', async () => {
  const empty = renderPage({ 'GET audit': () => toPage() });
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeVisible();
  empty.unmount();
  const broken = renderPage({ 'GET audit': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  renderPage({ 'GET audit': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
