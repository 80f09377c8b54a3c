import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { api, page } from 'shared-auth';
import { Button } from '../base/chakra.ts';
import { Loaded } from '../feedback/loading.tsx';
import { WithTexts } from '../provider/messages.tsx';
import { refuse, renderScreen, type Replies } from '../testing/index.ts';
import { notify } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });

function Screen() {
  const order = useQuery({ queryKey: ['orders', '1'], queryFn: () => api.get<{ number: string }>('orders/1') });
  const cancel = useMutation({
    mutationFn: () => api.post('orders/1/cancel'),
    meta: { invalidates: [['orders'], ['trips']], success: words('Order cancelled') },
  });
  return (
    <>
      <Loaded query={order}>{({ number }) => <h1>{number}</h1>}</Loaded>
      <Button onClick={() => cancel.mutate()}>Cancel order</Button>
    </>
  );
}

const order: Replies = { 'GET orders/1': () => ({ number: 'ORD-1' }) };
const cancelled = async (refusal: unknown) => {
  const view = renderScreen(<Screen />, { replies: { ...order, 'POST orders/1/cancel': () => refusal } });
  await view.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  return view;
};

test('what a mutation causes is data: a toast, and what is out of date is asked anew', async () => {
  const { calls } = await cancelled(undefined);
  expect(await screen.findByText('Order cancelled')).toBeInTheDocument();
  await waitFor(() => expect(calls).toEqual(['GET orders/1', 'POST orders/1/cancel', 'GET orders/1']));
});

test.each([
  [
    'a known code speaks our words',
    refuse(403, 'forbidden', { message: 'Nope' }),
    'Your rules do not allow this',
    'alert',
  ],
  [
    'an unknown code lets the server speak, line by line',
    refuse(409, 'strange', { message: ['One', 'Two'] }),
    'One Two',
    'alert',
  ],
  [
    'advice is no failure',
    refuse(422, 'atLeastTwoPoints', { message: 'At least two points required' }),
    'At least two points required',
    undefined,
  ],
])('%s', async (_what, refusal, text, role) => {
  await cancelled(refusal);
  const told = await screen.findByText(
    (_content, element) => element?.tagName === 'P' && element.textContent?.replaceAll(/\s+/g, ' ') === text,
  );
  expect(told.parentElement?.getAttribute('role') ?? undefined).toBe(role);
});

test('a success goes by itself, an error stays until it is dismissed', async () => {
  const { user } = renderScreen(<p />);
  act(() => {
    notify.error('Broken');
    notify.success(words('Saved'));
  });
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  expect(screen.getByText('Broken')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Broken')).toBeNull());
});

test('a toast speaks the words of an area that it stands outside of', async () => {
  renderScreen(
    <WithTexts texts={{ 'test.Saved': 'Enregistré' }}>
      <p />
    </WithTexts>,
  );
  act(() => notify.success(words('Saved')));
  expect(await screen.findByText('Enregistré')).toBeInTheDocument();
});

test('a first load that fails is told where it was to be seen, and can be tried again', async () => {
  let works = false;
  const { user, notices } = renderScreen(<Screen />, {
    replies: { 'GET orders/1': (call) => (works ? order['GET orders/1']!(call) : refuse(500, 'internal')) },
  });
  await screen.findByText('This could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'ORD-1' })).toBeInTheDocument();
  expect(notices).toEqual([]);
});

test('what does not exist or is another’s is one and the same', async () => {
  renderScreen(<Screen />, { replies: { 'GET orders/1': () => refuse(404, 'notFound') } });
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeInTheDocument();
});

test('a session that ended is ended here too', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  await cancelled(refuse(401, 'unauthorized'));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(localStorage.getItem('consign.token')).toBeNull();
});
