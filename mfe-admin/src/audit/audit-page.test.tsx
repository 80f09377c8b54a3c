import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from 'shared-contracts/audit';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
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
const asked: AuditEntry = {
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
const odd: AuditEntry = {
  ...merged,
  id: 'entry-3',
  subject: 'starship',
  subjectId: '0b9c6f0e-6f0a',
  name: null,
  event: 'launched',
  organization: null,
  changes: [{ field: 'warp', from: null, to: { speed: 9, crew: ['a', { name: 'Spock' }] } }],
};
const pageOf = (...items: AuditEntry[]) => ({ items, total: items.length, page: 1, limit: 20 });

const show = (replies: Replies = {}, at = '/', language: 'en' | 'it' = 'en') =>
  renderScreen(<AuditPage />, {
    at,
    language,
    user: as.root,
    replies: {
      'GET audit': () => pageOf(merged, asked, odd),
      'GET users': () => ({ items: [{ id: 'user-7', login: 'kamal', email: 'kamal@x.example' }], total: 1 }),
      'GET organizations': () => ({ items: [{ id: 'org-7', name: 'Lagoon' }], total: 1 }),
      ...replies,
    },
  });
const cellsOf = async (name: string) =>
  within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each line says in words what happened to what, by whom and when', async () => {
  const { baseElement } = show();
  expect(await cellsOf('Lanka Lines')).toEqual([
    'Lanka Lines',
    'Partner',
    'Partnership asked for',
    'System',
    '01.01.2026 15:30',
    '–',
    'Ceylon Harvest',
    expect.any(String),
  ]);
  expect((await cellsOf('0b9c6f0e')).slice(0, 3)).toEqual(['0b9c6f0e', 'starship', 'launched']);
  expect(screen.getByRole('cell', { name: 'Contact e-mail, Version shown, Mail server password' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'root as nadia' })).toHaveLength(2);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('an entry shows its fields before and after, side by side; a secret shows neither', async () => {
  const { user, baseElement, router } = show();
  await user.click(
    within((await screen.findByRole('cell', { name: 'Change merged' })).closest('tr') as HTMLElement).getByRole(
      'button',
      { name: 'Show' },
    ),
  );
  expect(router.state.location.search).toBe('?dialog=entry.entry-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Fields before and after' }));
  const rows = dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['Contact e-mail', 'old@harvest.example', 'new@harvest.example'],
    ['Version shown', 'Yes', 'No'],
    ['Mail server password', 'Not shown', 'Not shown'],
  ]);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('where a record came from and went to, why, and when it was recorded', async () => {
  show({}, '/?dialog=entry.entry-2');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Partnership asked for (Waiting for confirmation → Active)')).toBeVisible();
  expect(dialog.getByText(/^late\s+again$/)).toBeVisible();
  expect(dialog.getByText('01.01.2026 16:30')).toBeVisible();
  expect(dialog.getByText('No field was changed.')).toBeVisible();
});

test('what happens to vehicles and drivers has words', async () => {
  const filed: AuditEntry = {
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
  show({ 'GET audit': () => pageOf(filed) }, '/?dialog=entry.entry-4');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Driver Sunil Rathnayake')).toBeVisible();
  expect(dialog.getByText('File added')).toBeVisible();
  const rows = dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['Kind of file', '–', 'Driving licence'],
    ['Birth date', '–', expect.stringContaining('.1985')],
    ['Loading options', 'Rear', 'Rear, Tail lift'],
    ['Status', 'Active', 'Deactivated'],
  ]);
});

test('what happens to contracts, bills and trip credits has words', async () => {
  const changed = (name: string, changes: AuditEntry['changes'], entry: Partial<AuditEntry>): AuditEntry => ({
    ...merged,
    id: name,
    name,
    changes,
    ...entry,
  });
  const lanes = [{ fromLocationId: 'Hatton', toLocationId: 'Colombo', flatRate: '42000.00', backhaulRate: null }];
  const entries = [
    changed(
      'Hub feeder',
      [
        { field: 'pointRates', from: [], to: lanes },
        { field: 'calculationBasedDate', from: 'pickup', to: 'delivery' },
      ],
      { subject: 'contract', event: 'confirmed', from: 'unconfirmed', to: 'confirmed' },
    ),
    changed('O-000104', [{ field: 'extraCharges', from: [], to: [{ name: 'Toll', amount: '12.00' }] }], {
      subject: 'bill',
      event: 'submit',
      from: 'draft',
      to: 'submitted',
    }),
    changed(
      'Serendib',
      [
        { field: 'quantity', from: null, to: 40 },
        { field: 'unitPrice', from: null, to: '250.00 LKR' },
      ],
      { event: 'epcPurchased' },
    ),
  ];
  const { user } = show({ 'GET audit': () => pageOf(...entries) }, '/?dialog=entry.Hub%20feeder');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Contract Hub feeder')).toBeVisible();
  expect(dialog.getByText('Confirmed (Not confirmed → Confirmed)')).toBeVisible();
  const rows = dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['Point-to-point lanes', '–', 'From location: Hatton, To location: Colombo, Flat rate: 42000.00'],
    ['Calculation-based date', 'Pickup', 'Delivery'],
  ]);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('row', { name: /O-000104 Bill Submitted .* Extra charges/ })).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Serendib Organization Trip credits purchased .* Quantity, Price of a credit/ }),
  ).toBeVisible();
});

test('what has no words yet is shown as it is', async () => {
  show({}, '/?dialog=entry.entry-3');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /warp/ })).toHaveTextContent('warp–speed: 9, crew: a, Spock');
});

test('filters are asked of the API: kind, day, person and organization', async () => {
  const { user, calls, router } = show();
  await screen.findByRole('cell', { name: 'Lanka Lines' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Partner');
  await waitFor(() => expect(calls.at(-1)).toBe('GET audit?subject=partner&page=1&limit=20'));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '01.01.2026');
  await user.tab();
  await waitFor(() => expect(router.state.location.search).toContain('from=1767205800'));
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(dialog.getByRole('combobox', { name: 'By whom' }));
  await user.click(await screen.findByRole('option', { name: /kamal/ }));
  await user.click(dialog.getByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: 'Lagoon' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.at(-1)).toBe(
      'GET audit?subject=partner&userId=user-7&organizationId=org-7&from=1767205800&page=1&limit=20',
    ),
  );
});

test('whom the address names is called by name', async () => {
  const { user } = show({}, '/?userId=user-1&organizationId=org-1');
  await screen.findByRole('cell', { name: 'Lanka Lines' });
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(
    [dialog.getByRole('combobox', { name: 'By whom' }), dialog.getByRole('combobox', { name: 'Organization' })].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(['nadia', 'Ceylon Harvest']);
});

test('nothing there, nothing loaded, nothing allowed: each says so', async () => {
  const empty = show({ 'GET audit': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeVisible();
  empty.unmount();
  const broken = show({ 'GET audit': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  show({ 'GET audit': () => refuse(403, 'forbidden') });
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});
