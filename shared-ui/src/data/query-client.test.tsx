import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { api, navigation } from 'shared-auth';
import { Button } from '../base/chakra.ts';
import { QueryContent } from '../feedback/query-content.tsx';
import { MessagesProvider } from '../provider/messages-provider.tsx';
import { errorReply, renderScreen, type Replies } from '../testing/index.ts';
import { notify } from './index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });

function Screen() {
  const order = useQuery({ queryKey: ['orders', '1'], queryFn: () => api.get<{ number: string }>('orders/1') });
  const cancel = useMutation({
    mutationFn: () => api.post('orders/1/cancel'),
    meta: { invalidates: [['orders'], ['trips']], successMessage: message('Order cancelled') },
  });
  return (
    <>
      <QueryContent query={order}>{({ number }) => <h1>{number}</h1>}</QueryContent>
      <Button onClick={() => cancel.mutate()}>Cancel order</Button>
    </>
  );
}

const orderReplies: Replies = { 'GET orders/1': () => ({ number: 'ORD-1' }) };
const renderAndCancel = async (reply: unknown) => {
  const view = renderScreen(<Screen />, { replies: { ...orderReplies, 'POST orders/1/cancel': () => reply } });
  await view.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  return view;
};

test('shows the success toast and refetches invalidated queries', async () => {
  const { calls } = await renderAndCancel(undefined);
  expect(await screen.findByText('Order cancelled')).toBeInTheDocument();
  await waitFor(() => expect(calls).toEqual(['GET orders/1', 'POST orders/1/cancel', 'GET orders/1']));
});

test.each([
  [
    'the message of a known error code',
    errorReply(403, 'forbidden', { message: 'Nope' }),
    'Your rules don’t allow this',
    'alert',
  ],
  [
    'the server’s message lines for an unknown code',
    errorReply(409, 'strange', { message: ['One', 'Two'] }),
    'One Two',
    'alert',
  ],
  [
    'the number of a refused record, its stage, and the stages in which it is possible',
    errorReply(409, 'notEditable', {
      params: { record: 'T-000132', of: 'trip', stage: 'transit', allowed: ['saved', 'waitingForTrip'] },
    }),
    'T-000132: Can’t be edited in stage In transit. Possible in Saved or Waiting for trip',
    'alert',
  ],
  [
    'that a record can go nowhere from its stage',
    errorReply(409, 'stageNotAllowed', {
      params: { record: 'O-000012', of: 'order', stage: 'billed', from: 'billed', to: 'cancelled', allowed: [] },
    }),
    'O-000012: Can’t go from Billed to Cancelled',
    'alert',
  ],
  [
    'which trip an order is in',
    errorReply(409, 'inTrip', { params: { record: 'O-000012', of: 'order', trip: 'T-000132' } }),
    'O-000012: In trip T-000132 already',
    'alert',
  ],
  [
    'which plan is being improved',
    errorReply(409, 'improvementRunning', { params: { plan: 'Week 48' } }),
    'The plan “Week 48” is being improved. Wait until it’s done, or stop it',
    'alert',
  ],
  [
    'that orders without a plan are being improved',
    errorReply(409, 'improvementRunning', { params: { plan: 'none' } }),
    'A plan of unplanned orders is being improved. Wait until it’s done, or stop it',
    'alert',
  ],
  [
    'for which order, stop and vehicle there is no place',
    errorReply(409, 'noPlace', {
      params: { record: 'T-000043', order: 'ACME·O-000012', stop: 'Kandy', vehicle: 'WP LK-4521' },
    }),
    'T-000043: No place for order ACME·O-000012 at Kandy on the rest of the way of WP LK-4521',
    'alert',
  ],
  [
    'who does not prepay, and what is left',
    errorReply(409, 'noPrepaidTrips', { params: { organization: 'Consign Lanka', left: 1 } }),
    'Consign Lanka doesn’t prepay for trips: only 3PL and 4PL organizations do. It has 1 credit left',
    'alert',
  ],
  [
    'from what to what a price has changed',
    errorReply(409, 'priceChanged', { params: { from: '240.00', to: '250.00', currency: 'LKR' } }),
    'The price per credit has changed from 240.00 to 250.00 LKR. Check it again',
    'alert',
  ],
  [
    'the server’s message for a refusal of an API that does not name the record',
    errorReply(409, 'notEditable', { message: 'Trip cannot be edited', params: { stage: 'transit' } }),
    'Trip cannot be edited',
    'alert',
  ],
  [
    'a hint instead of an error',
    errorReply(422, 'atLeastTwoPoints', { message: 'At least two points required' }),
    'At least two points required',
    undefined,
  ],
])('shows %s', async (_name, reply, text, role) => {
  await renderAndCancel(reply);
  const paragraph = await screen.findByText(
    (_content, element) => element?.tagName === 'P' && element.textContent?.replaceAll(/\s+/g, ' ') === text,
  );
  expect(paragraph.parentElement?.getAttribute('role') ?? undefined).toBe(role);
});

function ConflictScreen() {
  const order = useQuery({ queryKey: ['orders', '1'], queryFn: () => api.get<{ number: string }>('orders/1') });
  const submit = useMutation({
    mutationFn: () => api.post('orders/1/submit'),
    meta: { refetchOnConflict: ['orders'] },
  });
  return <Button onClick={() => submit.mutate()}>Submit {order.data?.number}</Button>;
}

test.each([
  ['refetches after a conflict', 409, 2],
  ['does not refetch after another error', 422, 1],
])('%s', async (_name, status, fetchCount) => {
  const { user, calls, notices } = renderScreen(<ConflictScreen />, {
    replies: { ...orderReplies, 'POST orders/1/submit': () => errorReply(status, 'wrongStage') },
  });
  await user.click(await screen.findByRole('button', { name: 'Submit ORD-1' }));
  await waitFor(() => expect(notices).toEqual(['wrongStage']));
  await waitFor(() => expect(calls.filter((call) => call === 'GET orders/1')).toHaveLength(fetchCount));
});

test('closes a success by itself, and an error when dismissed', async () => {
  const { user } = renderScreen(<p />);
  act(() => {
    notify.error('Broken');
    notify.success(message('Saved'));
  });
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  expect(screen.getByText('Broken')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Broken')).toBeNull());
});

test('translates a toast with the messages of an area', async () => {
  renderScreen(
    <MessagesProvider messages={{ 'test.Saved': 'Enregistré' }}>
      <p />
    </MessagesProvider>,
  );
  act(() => notify.success(message('Saved')));
  expect(await screen.findByText('Enregistré')).toBeInTheDocument();
});

test('shows a failed first load in place, with a retry', async () => {
  let isAvailable = false;
  const { user, notices } = renderScreen(<Screen />, {
    replies: {
      'GET orders/1': (call) => (isAvailable ? orderReplies['GET orders/1']!(call) : errorReply(500, 'internal')),
    },
  });
  await screen.findByText('This could not be loaded');
  isAvailable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'ORD-1' })).toBeInTheDocument();
  expect(notices).toEqual([]);
});

test('shows missing and forbidden records as not found', async () => {
  renderScreen(<Screen />, { replies: { 'GET orders/1': () => errorReply(404, 'notFound') } });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
});

test('signs out when the session has ended', async () => {
  const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  await renderAndCancel(errorReply(401, 'unauthorized'));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(localStorage.getItem('consign.token')).toBeNull();
});
