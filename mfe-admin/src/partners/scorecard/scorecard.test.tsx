import { screen, within } from '@testing-library/react';
import type { PartnerScorecards, ScorecardFigures } from 'shared-contracts/finance/scorecards';
import { errorReply, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { renderPage } from '../testing/render-page.tsx';

const OCTOBER = Date.parse('2026-10-01T00:00:00+05:30') / 1_000;
const NOVEMBER = Date.parse('2026-11-01T00:00:00+05:30') / 1_000;
const october: ScorecardFigures = {
  offers: { made: 5, accepted: 2, declined: 1, expired: 0, answerMinutes: 75 },
  delivered: 3,
  shortages: 1,
  onTime: { pickup: { met: 2, of: 3 }, drop: { met: 0, of: 0 } },
  incidents: 2,
  demurrage: { minutes: 85, amounts: [{ currency: 'LKR', amount: '1730.00' }] },
};
const november: ScorecardFigures = {
  offers: { made: 0, accepted: 0, declined: 0, expired: 0, answerMinutes: null },
  delivered: 1,
  shortages: 0,
  onTime: { pickup: { met: 1, of: 1 }, drop: { met: 1, of: 1 } },
  incidents: 0,
  demurrage: { minutes: 0, amounts: [] },
};
const scorecards: PartnerScorecards = {
  months: [OCTOBER, NOVEMBER],
  graceMinutes: 30,
  items: [
    {
      partner: { id: 'partner-1', name: 'Lanka Lines' },
      total: { ...october, delivered: 4, onTime: { pickup: { met: 3, of: 4 }, drop: { met: 1, of: 1 } } },
      months: [
        { ...october, month: OCTOBER },
        { ...november, month: NOVEMBER },
      ],
    },
  ],
};
const URL = '/?dialog=info.partner-1';
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Partner info' }));

test('shows the figures by month with their total and their meaning', async () => {
  const { user, calls, baseElement } = renderPage({ 'GET partners/scorecards': () => scorecards }, URL);
  const dialog = await findDialog();
  const table = within(await dialog.findByRole('table', { name: 'Scorecard of the last 12 months' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['11.2026', '–', '–', '1', '100% · 1 of 1', '100% · 1 of 1', '0', '0', '–'],
    ['10.2026', '66% · 2 of 3', '01:15', '3', '66% · 2 of 3', '–', '1', '2', '01:25 · 1,730.00 LKR'],
    ['Total', '66% · 2 of 3', '01:15', '4', '75% · 3 of 4', '100% · 1 of 1', '1', '2', '01:25 · 1,730.00 LKR'],
  ]);
  expect(
    await dialog.findByRole('img', {
      name: /Offers accepted: 66%, On time at pickup: 75%, On time at drop: 100%/,
    }),
  ).toBeVisible();
  await user.click(dialog.getByText('How the figures are computed'));
  expect(dialog.getByText(/at pickups at most 30 minutes after the end of their window/)).toBeVisible();
  expect(calls).toContain('GET partners/scorecards?partnerId=partner-1');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows an empty state, retries after an error, and sends no request without access to orders', async () => {
  let failures = 1;
  const reply = () => (failures-- > 0 ? errorReply(500, 'internal') : { ...scorecards, items: [] });
  const { user, unmount } = renderPage({ 'GET partners/scorecards': reply }, URL);
  await user.click(await (await findDialog()).findByRole('button', { name: 'Try again' }));
  expect(await (await findDialog()).findByText('No figures yet')).toBeVisible();
  unmount();
  const { calls } = renderPage({}, URL, testUsers.nobody);
  expect(await (await findDialog()).findByText('Shared records')).toBeVisible();
  expect(calls.filter((call) => call.includes('scorecards'))).toEqual([]);
});
