import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { withPendingChange, toPage, registered } from './testing/fixtures.ts';
import WaitingSlot from './waiting-slot.tsx';

function renderSlot(organizations: Replies[string], user = testUsers.root) {
  const counts: number[] = [];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET organizations': organizations } },
  );
  return { ...view, counts };
}

test('lists pending registrations and changes with counts and links to all', async () => {
  const { calls, container, counts } = renderSlot(({ query }) =>
    query.get('status') === '0' ? { ...toPage(registered), total: 7 } : toPage(withPendingChange),
  );
  expect(await screen.findByRole('heading', { name: 'Organizations to review' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['7 registrations', '/organizations?status=0'],
    ['1 with changed data', '/organizations?hasChange=true'],
    [expect.stringMatching(/^Lagoon FleetNew registration/), '/organizations?status=0&dialog=details.lagoon'],
    ['Ceylon TeaChanged data', '/organizations?hasChange=true&dialog=changes.tea'],
  ]);
  expect([calls, counts.at(-1)]).toEqual([
    ['GET organizations?status=0&sort=createdAt&limit=5', 'GET organizations?hasChange=true&sort=createdAt&limit=5'],
    8,
  ]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['nothing is pending', () => toPage(), [0]],
  ['loading fails', () => errorReply(500, 'internal'), []],
])('renders nothing when %s', async (_case, reply, expectedCounts) => {
  const { calls, counts } = renderSlot(reply);
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(counts).toEqual(expectedCounts));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('requests nothing for users other than root', () => {
  const { calls, counts } = renderSlot(() => toPage(registered), testUsers.cargoOwner);
  expect([calls, counts]).toEqual([[], [0]]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
