import { screen, within } from '@testing-library/react';
import type { DriverScorecard, DriverScoreRow } from 'shared-contracts/trips/driver-scorecards';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import ScorecardPage from './scorecard-page.tsx';
import { listMonths } from './score.rules.ts';
import ScorecardsPage from './scorecards-page.tsx';

const figures = {
  distance: 412.34,
  drivingMinutes: 600,
  speedingMinutes: 30,
  idleMinutes: null,
  harshEvents: 4,
  stops: 10,
  onTimeStops: 9,
  trips: 4,
  inspectedTrips: 3,
  defectInspections: 1,
};
const sunil = { id: 'driver-1', name: 'Sunil Perera' };
const row: DriverScoreRow = { id: sunil.id, driver: sunil, score: 82.4, ...figures };
const component = (id: 'speeding' | 'idling', value: number | null, points: number | null) => ({ id, value, points });
const card: DriverScorecard = {
  driver: sunil,
  months: [
    { month: '2026-09', score: null, ...figures, components: [component('speeding', null, null)] },
    {
      month: '2026-10',
      score: 82.4,
      ...figures,
      components: [component('speeding', 0.05, 0.5), component('idling', null, null)],
    },
    { month: '2026-11', score: null, ...figures, harshEvents: 77, components: [component('speeding', 0, 1)] },
  ],
  rules: [
    { id: 'speeding', weight: 35, full: 0, none: 0.1 },
    { id: 'idling', weight: 10, full: 0.05, none: 0.3 },
  ],
};

const renderList = (replies: Replies = {}) =>
  renderScreen(<ScorecardsPage />, {
    url: '/',
    path: '/',
    user: testUsers.fleetOwner,
    replies: { 'GET v2/trips/driver-scorecards': () => ({ items: [row], total: 1, page: 1, limit: 20 }), ...replies },
  });

test('lists drivers with their score and figures, by month', async () => {
  const { user, calls, container } = renderList();
  const cells = within((await screen.findByRole('link', { name: 'Sunil Perera' })).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 8)).toEqual(['Sunil Perera', '82 of 100', '412.3 km', '10:00', '00:30', '4', '–', '9 of 10']);
  expect(await findAccessibilityViolations(container)).toEqual([]);
  const [month = ''] = listMonths(1, new Date());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), month);
  expect(await screen.findByRole('link', { name: 'Sunil Perera' })).toHaveAttribute(
    'href',
    '/driver-scorecards/driver-1',
  );
  expect(calls.some((call) => call.includes('sort=-score') && call.includes(`month=${month}`))).toBe(true);
});

test('explains the score of the latest month that has one, and of another', async () => {
  const { user, container } = renderScreen(<ScorecardPage />, {
    url: '/driver-scorecards/driver-1',
    path: '/driver-scorecards/:id',
    user: testUsers.fleetOwner,
    replies: { 'GET v2/trips/drivers/:id/scorecard': () => card },
  });
  expect(await screen.findByRole('heading', { name: 'Scorecard: Sunil Perera' })).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'What counts' }));
  const rowTexts = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rowTexts()[0]).toMatch(/^Speeding.*All points at 0 %, none from 10 %\.5 %17\.5 of 35$/);
  expect(rowTexts()[1]).toMatch(/Not known–$/);
  expect(screen.getByText('82 of 100')).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '2026-11');
  expect(rowTexts()[0]).toMatch(/0 %35 of 35$/);
  expect(screen.getByText('77')).toBeVisible();
});

test('shows that a driver is not found', async () => {
  renderScreen(<ScorecardPage />, {
    url: '/driver-scorecards/nobody',
    path: '/driver-scorecards/:id',
    user: testUsers.fleetOwner,
    replies: { 'GET v2/trips/drivers/:id/scorecard': () => errorReply(404, 'notFound') },
  });
  expect(await screen.findByText('Not found')).toBeVisible();
});
