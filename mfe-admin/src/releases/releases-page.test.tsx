import { screen, waitFor, within } from '@testing-library/react';
import type { PolicyViolation, ReleaseFailure, ReleaseInForce, ReleaseRow } from 'shared-contracts/releases';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { paragraphsOf } from './fault-page.rules.ts';
import ReleasesPage from './releases-page.tsx';

const health = { loads: 120, p75: 340, failures: 2, state: 'fine' as const };
const reason = { build: 'bb', version: '1.2.0', why: 'stable', share: null, against: null, isOnly: false };
const orders: ReleaseInForce = {
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
  quarantine: { id: 'q-1', beganAt: 1_767_261_600, tried: 20, failed: 7 },
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
const pageOf = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });

const show = (at = '/', replies: Replies = {}) =>
  renderScreen(<ReleasesPage />, {
    at,
    user: as.root,
    replies: {
      'GET releases/choices': () => ({ hosts: ['*', 'portal.example'], areas: ['mfe-orders', 'mfe-trips'] }),
      'GET releases/in-force': () => pageOf(orders),
      'GET releases': () => pageOf(row),
      'GET releases/failures': () => pageOf(failure),
      'GET releases/violations': () => pageOf(violation),
      ...replies,
    },
  });
const cells = async (first: string) => {
  await screen.findByRole('cell', { name: first });
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
};

test('each host says what it shows of each area, why, and how that fares; it is filtered by host and area', async () => {
  const { user, calls, baseElement } = show();
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
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Host' }), 'portal.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'mfe-trips');
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET releases/in-force?host=portal.example&area=mfe-trips&page=1&limit=20'),
  );
});

const REASONS: [Partial<ReleaseInForce>, string][] = [
  [{ reasons: [{ ...reason, why: 'pin' }] }, 'Pinned on this host'],
  [{ isShown: false, reasons: [], release: null, health: null }, 'Not one of the areas of this host'],
  [
    {
      reasons: [
        { ...reason, against: 'quarantined' },
        { ...reason, why: 'lastGood', build: 'aa', version: '1.1.0' },
      ],
    },
    'What was good last · 1.2.0+bb (Channel stable) is quarantined',
  ],
  [{ reasons: [{ ...reason, isOnly: true }] }, 'Channel stable, though quarantined: there is no other'],
  [
    { reasons: [{ ...reason, why: 'pin', version: null, against: 'missing' }, reason] },
    'Channel stable · bb (Pinned on this host) does not exist',
  ],
  [
    { isTooNew: true, reasons: [{ ...reason, against: 'hostApi' }] },
    'It needs a newer shell, and there is no other · 1.2.0+bb (Channel stable) needs another shell',
  ],
  [{ release: null, reasons: [], health: null }, 'Nothing is shown here'],
];

test('whatever the reason is, it is told in words', async () => {
  show('/', {
    'GET releases/in-force': () =>
      pageOf(...REASONS.map(([more], index) => ({ ...orders, ...more, id: String(index) }))),
  });
  const shown = await cells('Pinned on this host');
  expect(REASONS.map(([, words]) => words).filter((words) => !shown.includes(words))).toEqual([]);
});

test('a release says what it shares and who is shown it; its quarantine is lifted after a question', async () => {
  const { user, calls, notices, baseElement } = show('/', {
    'POST releases/quarantines/:id/lift': () => ({ id: 'q-1' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Show/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'mfe-orders 1.2.0+bb' }));
  for (const text of [
    '7 of 20 people',
    'stable, canary (5 % of users), Pinned on this host: All other hosts',
    '01.01.2026 15:30',
    '340 ms',
    'Quarantined',
  ])
    expect(dialog.getAllByText(text)[0]).toBeVisible();
  expect(
    within(dialog.getByRole('table', { name: 'Shared libraries it was built with' })).getByRole('cell', {
      name: '19.2.0',
    }),
  ).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Lift the quarantine/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(
      'Whoever is meant to see 1.2.0+bb of mfe-orders gets it again. Should it go on failing, it is quarantined anew.',
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Lift the quarantine' }));
  await waitFor(() => expect(notices).toEqual(['The quarantine is lifted']));
  expect(calls).toContain('POST releases/quarantines/q-1/lift');
});

test('a quarantine that somebody else has lifted is told so', async () => {
  const { user } = show('/?view=releases', { 'POST releases/quarantines/:id/lift': () => refuse(404, 'notFound') });
  await chooseAction(user, 'mfe-orders 1.2.0+bb', 'Lift the quarantine');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lift the quarantine' }));
  expect(await screen.findByText('It is not quarantined any more')).toBeVisible();
});

test('a failure leads to the page of the documentation for its fault', async () => {
  const { user } = show('/?view=failures', {
    'GET releases/faults/unreachable': () => ({
      number: 3,
      text: '# 3 · Away\n\n**Why.** A `script` did [not](x.md) come.\n',
    }),
  });
  expect((await cells('mfe-orders')).slice(0, 5)).toEqual(['3 · Cannot be reached', 'mfe-orders', 'bb', '12', '4']);
  await user.click(screen.getByRole('button', { name: /^What to do/ }));
  expect(
    (await within(await screen.findByRole('dialog', { name: 'Fault 3' })).findByText('Why.')).parentElement,
  ).toHaveTextContent('Why. A script did not come.');
});

test('a refusal of the policy that is nobody’s is called the portal’s', async () => {
  show('/?view=violations');
  expect((await cells('img-src')).slice(0, 6)).toEqual([
    'https://elsewhere.example',
    'img-src',
    'Portal or unknown',
    '–',
    'portal.example',
    '3',
  ]);
});

test.each([
  ['/', 'No releases in force'],
  ['/?view=releases', 'No releases found'],
  ['/?view=failures', 'No failures found'],
  ['/?view=violations', 'No policy violations found'],
])('nothing to show at %s is told', async (at, title) => {
  show(at, {
    'GET releases/in-force': () => pageOf(),
    'GET releases': () => pageOf(),
    'GET releases/failures': () => pageOf(),
    'GET releases/violations': () => pageOf(),
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('nothing loaded and nothing allowed: each says so', async () => {
  const broken = show('/', { 'GET releases/in-force': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  show('/', { 'GET releases/in-force': () => refuse(403, 'forbidden') });
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});

test('a page of the documentation is read as plain paragraphs', () => {
  expect(paragraphsOf('# Title\n\nOne **two** three\n\n\n[four](4.md)')).toEqual([
    [
      { bold: false, text: 'One ' },
      { bold: true, text: 'two' },
      { bold: false, text: ' three' },
    ],
    [{ bold: false, text: 'four' }],
  ]);
});
