import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { buildTrip } from '../testing/fixtures.ts';
import { HistorySection } from './history-section.tsx';

const AT = 1_767_261_600;

test('shows from what to what a trip was changed', async () => {
  const entry = { id: 'e', from: null, to: null, user: 'nadia', actor: null, reason: null };
  const changes = [
    { field: 'actualDistance', from: null, to: '120.5' },
    { field: 'orderIds', from: ['O-1', 'O-2'], to: ['O-1'] },
    { field: 'pickAt', from: AT, to: AT + 60 },
    { field: 'vehicleId', from: null, to: 'WP-4711' },
  ];
  renderScreen(<HistorySection trip={buildTrip()} />, {
    replies: {
      'GET trips/:id/timeline': () => ({
        items: [{ ...entry, event: 'edit', changes, occurredAt: AT, recordedAt: AT }],
      }),
    },
  });
  expect((await screen.findAllByRole('listitem')).slice(1).map(({ textContent }) => textContent)).toEqual([
    'Actual distance: 120.5 km',
    'Orders: O-1, O-2 → O-1',
    'Pickup time: 01.01.2026 15:30 → 15:31',
    'Vehicle: WP-4711',
  ]);
});
