import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { requestingPartner, toPage } from './testing/fixtures.ts';
import WaitingSlot from './waiting-slot.tsx';

const REQUEST = 'GET partners?waitsForUs=true&sort=createdAt&limit=5';
function renderSlot(partners: Replies[string], user = testUsers.cargoOwner) {
  const counts: number[] = [];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET partners': partners } },
  );
  return { ...view, counts };
}

test('lists pending requests with their count and a link to all', async () => {
  const { calls, container, counts } = renderSlot(() => ({ ...toPage(requestingPartner), total: 7 }));
  expect(await screen.findByRole('heading', { name: 'Partner requests' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Lagoon Fleet Fleet owner/ })).toHaveAttribute(
    'href',
    '/partners?waitsForUs=true&dialog=info.partner-2',
  );
  expect(screen.getByRole('link', { name: 'Show all 7' })).toHaveAttribute('href', '/partners?waitsForUs=true');
  expect([calls, counts.at(-1)]).toEqual([[REQUEST], 7]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['no request is pending', () => toPage(), [0]],
  ['loading fails', () => errorReply(500, 'internal'), []],
])('renders nothing when %s', async (_case, reply, expectedCounts) => {
  const { calls, counts } = renderSlot(reply);
  await waitFor(() => expect(calls).toContain(REQUEST));
  await waitFor(() => expect(counts).toEqual(expectedCounts));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('sends no request for users who may not confirm', () => {
  const { calls, counts } = renderSlot(() => toPage(requestingPartner), testUsers.reader);
  expect([calls, counts]).toEqual([[], [0]]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
