import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { asking, pageOf } from './testing/given.ts';
import WaitingSlot from './waiting-slot.tsx';

const CALL = 'GET partners?waitsForUs=true&sort=createdAt&limit=5';
function show(partners: Replies[string], user = as.cargoOwner) {
  const counts: number[] = [];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET partners': partners } },
  );
  return { ...view, counts };
}

test('who asks us for a partnership: how many, the first of them, and the way to all', async () => {
  const { calls, container, counts } = show(() => ({ ...pageOf(asking), total: 7 }));
  expect(await screen.findByRole('heading', { name: 'Partner requests' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Lagoon Fleet Fleet owner/ })).toHaveAttribute(
    'href',
    '/partners?waitsForUs=true&dialog=info.partner-2',
  );
  expect(screen.getByRole('link', { name: 'Show all 7' })).toHaveAttribute('href', '/partners?waitsForUs=true');
  expect([calls, counts.at(-1)]).toEqual([[CALL], 7]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['nobody asks', () => pageOf(), [0]],
  ['it cannot be told', () => refuse(500, 'internal'), []],
])('nothing is shown when %s', async (_case, reply, told) => {
  const { calls, counts } = show(reply);
  await waitFor(() => expect(calls).toContain(CALL));
  await waitFor(() => expect(counts).toEqual(told));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('nobody who may not confirm is asked about', () => {
  const { calls, counts } = show(() => pageOf(asking), as.reader);
  expect([calls, counts]).toEqual([[], [0]]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
