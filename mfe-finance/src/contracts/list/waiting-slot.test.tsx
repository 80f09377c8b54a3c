import { screen, waitFor } from '@testing-library/react';
import { as, renderScreen } from 'shared-ui/testing';
import { pageOf, row } from './testing/given.ts';
import WaitingSlot from './waiting-slot.tsx';

const CALL = 'GET contracts?side=partners&waitsForUs=true&sort=startDate&limit=5';
function show(user = as.transporter, page = pageOf(row({ isWaiting: true }))) {
  const counts: number[] = [];
  return {
    ...renderScreen(
      <main>
        <WaitingSlot onCount={(count) => counts.push(count)} />
      </main>,
      { user, replies: { 'GET contracts': () => page } },
    ),
    counts,
  };
}

test('contracts that wait for our review, and the way to them', async () => {
  const { calls, counts } = show();
  expect(await screen.findByRole('link', { name: 'K Ceylon Lines 01.12.2030' })).toHaveAttribute(
    'href',
    '/contracts/k',
  );
  expect(screen.getByRole('link', { name: 'Show it in the list' })).toHaveAttribute(
    'href',
    '/contracts?view=partner&waitsForUs=true',
  );
  expect([calls, counts.at(-1)]).toEqual([[CALL], 1]);
});

test('nothing when none does', async () => {
  const { counts } = show(as.transporter, pageOf());
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('who may not review is asked about nothing', () => {
  const { calls, counts } = show(as.reader);
  expect([calls, counts]).toEqual([[], [0]]);
});
