import { screen, waitFor } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { inDays, toPage } from '../testing/vehicle.fixtures.ts';
import WaitingSlot from './waiting-slot.tsx';

const EXPIRING_CALL = 'GET vehicles/expiring?limit=5';
const insurance = {
  vehicleId: 'vehicle-1',
  registrationPlate: 'WP LK-4521',
  what: 'document',
  kind: 'insurance',
  name: null,
  at: inDays(-3),
  isExpired: true,
};

function renderSlot(expiring: Replies[string], user = testUsers.fleetOwner) {
  const counts: number[] = [];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET vehicles/expiring': expiring } },
  );
  return { ...view, counts };
}

test('shows the most urgent entries, their total and a link to all', async () => {
  const { calls, container, counts } = renderSlot(() => ({
    ...toPage<object>(insurance, { ...insurance, what: 'service', kind: null, name: 'Tyres', at: inDays(0) }),
    total: 12,
  }));
  expect(await screen.findByRole('link', { name: 'WP LK-4521 Insurance Expired 2 days ago' })).toHaveAttribute(
    'href',
    '/vehicle/vehicle-1',
  );
  expect(screen.getByRole('link', { name: 'WP LK-4521 Tyres Due within a day' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '/vehicles?view=expiring');
  expect(calls).toEqual([EXPIRING_CALL]);
  expect(counts.at(-1)).toBe(12);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['nothing expires', () => toPage(), [0]],
  ['loading fails', () => errorReply(500, 'internal'), []],
])('renders nothing when %s', async (_case, reply, expectedCounts) => {
  const { calls, counts } = renderSlot(reply);
  await waitFor(() => expect(calls).toContain(EXPIRING_CALL));
  await waitFor(() => expect(counts).toEqual(expectedCounts));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('renders nothing for root', () => {
  const { calls, counts } = renderSlot(() => toPage<object>(insurance), testUsers.root);
  expect([calls, counts]).toEqual([[], [0]]);
});
