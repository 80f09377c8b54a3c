import { screen } from '@testing-library/react';
import { renderScreen, testUsers } from 'shared-ui/testing';
import ExceptionsSlot from './exceptions-slot.tsx';

const exception = { id: 'exception-1', kind: 'atRisk', trip: { id: 'trip-1', number: 'T-000132' }, order: null };

test('lists the exceptions that the user owns, each with a link to its kind', async () => {
  const counts: number[] = [];
  renderScreen(<ExceptionsSlot onCount={(count) => counts.push(count)} />, {
    user: testUsers.forwarder,
    replies: {
      'GET control-tower/exceptions': () => ({
        items: [{ ...exception, stop: 'Kandy', dueAt: 1_767_266_100 }],
        total: 7,
        page: 1,
        limit: 5,
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /T-000132.*At risk · Kandy/ })).toHaveAttribute(
    'href',
    '/control-tower?owner=me&kind=atRisk',
  );
  expect(screen.getByRole('link', { name: /7/ })).toHaveAttribute('href', '/control-tower?owner=me');
  expect(counts.at(-1)).toBe(7);
});
