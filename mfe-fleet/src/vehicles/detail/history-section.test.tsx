import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { vehicle } from '../testing/vehicle.fixtures.ts';
import { HistorySection } from './history-section.tsx';

const AT = 1_767_261_600;

test('shows from what to what a vehicle was changed', async () => {
  const entry = { id: 'e', from: null, to: null, user: 'nadia', actor: null, reason: null };
  const changes = [
    { field: 'expiresAt', from: null, to: AT },
    { field: 'kind', from: null, to: 'insurance' },
    { field: 'loadingOptions', from: ['rear'], to: ['rear', 'tailLift'] },
    { field: 'maxCarryWeight', from: '7500', to: '8000' },
    { field: 'Oil change', from: null, to: AT },
  ];
  renderScreen(<HistorySection vehicle={vehicle()} />, {
    replies: {
      'GET vehicles/:id/timeline': () => ({
        items: [{ ...entry, event: 'updated', changes, occurredAt: AT, recordedAt: AT }],
      }),
    },
  });
  expect((await screen.findAllByRole('listitem')).slice(1).map(({ textContent }) => textContent)).toEqual([
    'Expires: 01.01.2026',
    'Kind of file: Insurance',
    'Loading options: Rear → Rear, Tail lift',
    'Max carry weight: 7,500 kg → 8,000 kg',
    'Oil change: 01.01.2026 15:30',
  ]);
});
