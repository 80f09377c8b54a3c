import { screen, waitFor } from '@testing-library/react';
import { renderScreen, testUsers } from 'shared-ui/testing';
import { row, toPage } from '../testing/fixtures.ts';
import WaitingSlot from './waiting-slot.tsx';

const REQUEST = 'GET contracts?side=partners&waitsForUs=true&sort=startDate&limit=5';
function renderSlot(user = testUsers.transporter, page = toPage(row({ isWaiting: true }))) {
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

test('lists contracts waiting for our review with links', async () => {
  const { calls, counts } = renderSlot();
  expect(await screen.findByRole('link', { name: 'K Ceylon Lines 01.12.2030' })).toHaveAttribute(
    'href',
    '/contracts/k',
  );
  expect(screen.getByRole('link', { name: 'Show in list' })).toHaveAttribute(
    'href',
    '/contracts?view=partner&waitsForUs=true',
  );
  expect([calls, counts.at(-1)]).toEqual([[REQUEST], 1]);
});

test('renders nothing without waiting contracts', async () => {
  const { counts } = renderSlot(testUsers.transporter, toPage());
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('requests nothing without review permission', () => {
  const { calls, counts } = renderSlot(testUsers.reader);
  expect([calls, counts]).toEqual([[], [0]]);
});

test('sends no request for root, who would see those of others', () => {
  const { calls, counts } = renderSlot(testUsers.root);
  expect([calls, counts.at(-1)]).toEqual([[], 0]);
});
