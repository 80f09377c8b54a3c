import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { inDays, pageOf } from './testing/vehicles.ts';
import WaitingSlot from './waiting-slot.tsx';

const CALL = 'GET vehicles/expiring?limit=5';
const insurance = {
  vehicleId: 'vehicle-1',
  registrationPlate: 'WP LK-4521',
  what: 'document',
  kind: 'insurance',
  name: null,
  at: inDays(-3),
  isExpired: true,
};

function show(expiring: Replies[string], user = as.fleetOwner) {
  const counts: number[] = [];
  const screenOf = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET vehicles/expiring': expiring } },
  );
  return { ...screenOf, counts };
}

test('what expires: how much, the most urgent of it, and the way to all', async () => {
  const { calls, container, counts } = show(() => ({
    ...pageOf<object>(insurance, { ...insurance, what: 'service', kind: null, name: 'Tyres', at: inDays(0) }),
    total: 12,
  }));
  expect(await screen.findByRole('link', { name: 'WP LK-4521 Insurance Expired 2 days ago' })).toHaveAttribute(
    'href',
    '/vehicle/vehicle-1',
  );
  expect(screen.getByRole('link', { name: 'WP LK-4521 Tyres Due within a day' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '/vehicles?view=expiring');
  expect(calls).toEqual([CALL]);
  expect(counts.at(-1)).toBe(12);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['nothing expires', () => pageOf(), [0]],
  ['it cannot be told', () => refuse(500, 'internal'), []],
])('nothing is shown when %s', async (_case, reply, told) => {
  const { calls, counts } = show(reply);
  await waitFor(() => expect(calls).toContain(CALL));
  await waitFor(() => expect(counts).toEqual(told));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('root is not told of everybody’s', () => {
  const { calls, counts } = show(() => pageOf<object>(insurance), as.root);
  expect([calls, counts]).toEqual([[], [0]]);
});
