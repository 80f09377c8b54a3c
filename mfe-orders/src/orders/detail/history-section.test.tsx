import { screen } from '@testing-library/react';
import type { FieldChange, TimelineEntry } from 'shared-contracts/timeline';
import { renderScreen } from 'shared-ui/testing';
import { order } from '../testing/orders.fixtures.ts';
import { HistorySection } from './history-section.tsx';

const AT = 1_767_261_600;
const render = (changes: FieldChange[], entry: Partial<TimelineEntry> = {}) =>
  renderScreen(<HistorySection order={order()} />, {
    replies: {
      'GET orders/:id/timeline': () => ({
        items: [
          {
            id: 'entry-1',
            event: 'edit',
            from: null,
            to: null,
            user: 'nadia',
            actor: null,
            reason: null,
            changes,
            occurredAt: AT,
            recordedAt: AT,
            ...entry,
          },
        ],
      }),
    },
  });
const rows = async () => (await screen.findAllByRole('listitem')).slice(1).map(({ textContent }) => textContent);

test('shows from what to what an order was changed', async () => {
  render([
    { field: 'cargoItems', from: [{ packNumber: null, cargoId: 'Tea', quantity: 4 }], to: [] },
    { field: 'cutoffOption', from: 'none', to: 'delivery' },
    { field: 'loadingMinutes', from: 60, to: 90 },
    { field: 'operationId', from: 'Tea export', to: 'Rubber export' },
    { field: 'pickupFrom', from: AT, to: AT + 7_200 },
    {
      field: 'stops',
      from: [{ locationId: 'Hatton', contactId: null }],
      to: [
        { locationId: 'Hatton', contactId: null },
        { locationId: 'Galle', contactId: 'Nimal Perera', kind: 'drop', handlingMinutes: 30 },
      ],
    },
  ]);
  expect(await rows()).toEqual([
    'Cargo: Cargo: Tea, Quantity: 4 → –',
    'Cutoff: No cutoff → At the delivery',
    'Loading duration: 01:00 → 01:30',
    'Operation: Tea export → Rubber export',
    'Pickup from: 01.01.2026 15:30 → 17:30',
    'Stops: Location: Galle, Contact: Nimal Perera, Kind: Drop, Time at the stop: 00:30',
  ]);
});

test('shows the old and the new time of a correction', async () => {
  render([
    { field: 'stop', from: null, to: 'Kandy Depot' },
    { field: 'arrivedAt', from: AT, to: AT - 3_600 },
  ]);
  expect(await rows()).toEqual(['Stop: Kandy Depot', 'Arrival: 01.01.2026 15:30 → 14:30']);
});

test('shows the stop of an event and the acknowledged warnings of an order', async () => {
  render([
    { field: 'stop', from: null, to: 'Kandy Depot' },
    { field: 'acknowledgedWarnings', from: null, to: ['overload', 'lateArrival'] },
  ]);
  expect((await rows()).toSorted()).toEqual([
    'Sent despite warnings: None of these vehicle types can carry the cargo, A vehicle can’t arrive by then',
    'Stop: Kandy Depot',
  ]);
});

test.each([
  ['O-000203', 'mergedInto', 'Merged into O-000203'],
  ['Merged into O-000099', null, 'Merged into O-000099'],
  ['Ship is late', undefined, 'Ship is late'],
] as const)('gives the reason %s with the code %s as %s', async (reason, reasonCode, text) => {
  render([], { event: 'cancel', reason, reasonCode });
  expect(await screen.findByText(text)).toBeVisible();
});
