import { screen, waitFor, within } from '@testing-library/react';
import type {
  PolicyViolation,
  ReleaseChange,
  ReleaseFailure,
  ActiveRelease,
  ReleaseRow,
} from 'shared-contracts/portal/releases';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import { toParagraphs } from './fault-page.rules.ts';
import ReleasesPage from './releases-page.tsx';

const health = { loads: 120, p75: 340, failures: 2, state: 'fine' as const };
const reason = { build: 'bb', version: '1.2.0', why: 'stable', share: null, against: null, isOnly: false };
const orders: ActiveRelease = {
  id: '* mfe-orders',
  host: '*',
  channel: 'stable',
  area: 'mfe-orders',
  owner: 'Orders team',
  isShown: true,
  isTooNew: false,
  release: { build: 'bb', version: '1.2.0' },
  reasons: [{ ...reason, build: 'cc', version: '1.3.0', why: 'canary', share: 5, against: 'cohort' }, reason],
  fallBack: { build: 'aa', version: '1.1.0' },
  health,
};
const row: ReleaseRow = {
  id: 'mfe-orders@bb',
  area: 'mfe-orders',
  build: 'bb',
  version: '1.2.0',
  owner: 'Orders team',
  hostApi: '^1.0.0',
  shownBy: [
    { channel: 'stable', share: null },
    { channel: 'canary', share: 5 },
  ],
  pinnedOn: ['*'],
  shared: { react: '19.2.0', 'shared-ui': '1.0.0' },
  health: { ...health, state: 'quarantined' },
  quarantine: { id: 'q-1', beganAt: 1_767_261_600, tried: 20, failed: 7, vital: null, p75: null },
  actions: ['lift'],
};
const failure: ReleaseFailure = {
  id: 'f',
  area: 'mfe-orders',
  build: 'bb',
  version: null,
  kind: 'unreachable',
  count: 12,
  people: 4,
  lastAt: 1_767_261_600,
  message: 'remoteEntry.js could not be loaded',
};
const violation: PolicyViolation = {
  id: 'v',
  host: 'portal.example',
  area: null,
  build: null,
  directive: 'img-src',
  blocked: 'https://elsewhere.example',
  count: 3,
  firstAt: 1_767_261_600,
  lastAt: 1_767_276_000,
};
const change: ReleaseChange = {
  id: 'c',
  at: 1_767_261_600,
  by: 'Nadia Perera',
  action: 'rollBack',
  area: 'mfe-orders',
  build: 'aa',
  version: '1.1.0',
  target: 'stable',
  message: 'The list stays empty',
  commit: '3f9c01aa77e0',
  source: null,
};
const toPage = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (url = '/', replies: Replies = {}) =>
  renderScreen(<ReleasesPage />, {
    url,
    user: testUsers.root,
    replies: {
      'GET releases/choices': () => ({ hosts: ['*', 'portal.example'], areas: ['mfe-orders', 'mfe-trips'] }),
      'GET releases/in-force': () => toPage(orders),
      'GET releases': () => toPage(row),
      'GET releases/failures': () => toPage(failure),
      'GET releases/violations': () => toPage(violation),
      'GET releases/changes': () => toPage(change, { ...change, id: 'd', action: 'sign', area: null, build: null }),
      ...replies,
    },
  });
const cells = async (first: string) => {
  await screen.findByRole('cell', { name: first });
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
};

test('lists the active release of each area and host with reason and health, filtered by host and area', async () => {
  const { user, calls, baseElement } = renderPage();
  expect((await cells('mfe-orders')).slice(0, 9)).toEqual([
    'mfe-orders',
    'Orders team',
    'All other hosts',
    '1.2.0+bb',
    'Channel stable · 1.3.0+cc for 5 % of users (Channel canary)',
    'Good',
    '340 ms',
    '2',
    '1.1.0+aa',
  ]);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Host' }), 'portal.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'mfe-trips');
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET releases/in-force?host=portal.example&area=mfe-trips&page=1&limit=20'),
  );
});

const REASONS: [Partial<ActiveRelease>, string][] = [
  [{ reasons: [{ ...reason, why: 'pin' }] }, 'Pinned on this host'],
  [{ isShown: false, reasons: [], release: null, health: null }, 'Area is not enabled on this host'],
  [
    {
      reasons: [
        { ...reason, against: 'quarantined' },
        { ...reason, why: 'lastGood', build: 'aa', version: '1.1.0' },
      ],
    },
    'Last good release · 1.2.0+bb (Channel stable) is quarantined',
  ],
  [{ reasons: [{ ...reason, isOnly: true }] }, 'Channel stable, though quarantined: no other release'],
  [
    { reasons: [{ ...reason, why: 'pin', version: null, against: 'missing' }, reason] },
    'Channel stable · bb (Pinned on this host) does not exist',
  ],
  [
    { isTooNew: true, reasons: [{ ...reason, against: 'hostApi' }] },
    'Requires a newer shell, no other release · 1.2.0+bb (Channel stable) requires another shell',
  ],
  [{ release: null, reasons: [], health: null }, 'No release available'],
];

test('explains every reason', async () => {
  renderPage('/', {
    'GET releases/in-force': () =>
      toPage(...REASONS.map(([overrides], index) => ({ ...orders, ...overrides, id: String(index) }))),
  });
  const texts = await cells('Pinned on this host');
  expect(REASONS.map(([, text]) => text).filter((text) => !texts.includes(text))).toEqual([]);
});

test('shows a release with its shared modules and lifts its quarantine after a confirmation', async () => {
  const { user, calls, notices, baseElement } = renderPage('/', {
    'POST releases/quarantines/:id/lift': () => ({ id: 'q-1' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Show/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'mfe-orders 1.2.0+bb' }));
  for (const text of [
    '7 of 20 users',
    'stable, canary (5 % of users), Pinned on this host: All other hosts',
    '01.01.2026 15:30',
    '340 ms',
    'Quarantined',
  ])
    expect(dialog.getAllByText(text)[0]).toBeVisible();
  expect(
    within(dialog.getByRole('table', { name: 'Shared modules it was built with' })).getByRole('cell', {
      name: '19.2.0',
    }),
  ).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Lift quarantine/ }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(
    confirmation.getByText('Users get 1.2.0+bb of mfe-orders again. If it keeps failing, it is quarantined again.'),
  ).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Lift quarantine' }));
  await waitFor(() => expect(notices).toEqual(['Quarantine lifted']));
  expect(calls).toContain('POST releases/quarantines/q-1/lift');
});

test('reports a quarantine that was already lifted', async () => {
  const { user } = renderPage('/?view=releases', {
    'POST releases/quarantines/:id/lift': () => errorReply(404, 'notFound'),
  });
  await chooseAction(user, 'mfe-orders 1.2.0+bb', 'Lift quarantine');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lift quarantine' }));
  expect(await screen.findByText('This release is no longer quarantined')).toBeVisible();
});

test('opens the documentation page of a failure', async () => {
  const { user } = renderPage('/?view=failures', {
    'GET releases/faults/unreachable': () => ({
      number: 3,
      text: '# 3 · Away\n\n**Why.** A `script` did [not](x.md) come.\n',
    }),
  });
  expect((await cells('mfe-orders')).slice(0, 5)).toEqual(['3 · Unreachable', 'mfe-orders', 'bb', '12', '4']);
  await user.click(screen.getByRole('button', { name: /^What to do/ }));
  expect(
    (await within(await screen.findByRole('dialog', { name: 'Fault 3' })).findByText('Why.')).parentElement,
  ).toHaveTextContent('Why. A script did not come.');
});

test('attributes a policy violation without an area to the portal', async () => {
  renderPage('/?view=violations');
  expect((await cells('img-src')).slice(0, 6)).toEqual([
    'https://elsewhere.example',
    'img-src',
    'Portal or unknown',
    '–',
    'portal.example',
    '3',
  ]);
});

test('shows who changed the registry, when and why, and an action of a later release by name', async () => {
  renderPage('/?view=changes');
  const texts = await cells('Rolled back');
  expect(texts.slice(0, 8)).toEqual([
    '01.01.2026 15:30',
    'Rolled back',
    'mfe-orders',
    '1.1.0+aa',
    'stable',
    'Nadia Perera',
    'The list stays empty',
    '3f9c01aa77e0',
  ]);
  expect(texts).toContain('sign');
});

test.each([
  ['/', 'No active releases'],
  ['/?view=releases', 'No releases found'],
  ['/?view=failures', 'No failures found'],
  ['/?view=violations', 'No policy violations found'],
  ['/?view=vitals', 'No web vitals found'],
  ['/?view=changes', 'No changes found'],
])('shows an empty state at %s', async (at, title) => {
  renderPage(at, {
    'GET releases/in-force': () => toPage(),
    'GET releases': () => toPage(),
    'GET releases/failures': () => toPage(),
    'GET releases/violations': () => toPage(),
    'GET releases/vitals': () => toPage(),
    'GET releases/changes': () => toPage(),
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('shows error and forbidden states', async () => {
  const broken = renderPage('/', { 'GET releases/in-force': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  renderPage('/', { 'GET releases/in-force': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});

test('converts a documentation page to paragraphs', () => {
  expect(toParagraphs('# Title\n\nOne **two** three\n\n\n[four](4.md)')).toEqual([
    [
      { bold: false, text: 'One ' },
      { bold: true, text: 'two' },
      { bold: false, text: ' three' },
    ],
    [{ bold: false, text: 'four' }],
  ]);
});
