import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { changing, pageOf, registered } from './testing/given.ts';
import WaitingSlot from './waiting-slot.tsx';

function show(organizations: Replies[string], user = as.root) {
  const counts: number[] = [];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET organizations': organizations } },
  );
  return { ...view, counts };
}

test('who has registered and who wants data changed: how many, the first of them, and the way to all', async () => {
  const { calls, container, counts } = show(({ query }) =>
    query.get('status') === '0' ? { ...pageOf(registered), total: 7 } : pageOf(changing),
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
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['nobody waits', () => pageOf(), [0]],
  ['it cannot be told', () => refuse(500, 'internal'), []],
])('nothing is shown when %s', async (_case, reply, told) => {
  const { calls, counts } = show(reply);
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(counts).toEqual(told));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('nobody but the platform’s administrator is asked about', () => {
  const { calls, counts } = show(() => pageOf(registered), as.cargoOwner);
  expect([calls, counts]).toEqual([[], [0]]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
