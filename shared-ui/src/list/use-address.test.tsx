import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { useListParams } from './params.ts';

let list: ReturnType<typeof useListParams>;
function Screen() {
  list = useListParams({ filters: ['stage', 'city'], many: ['types'], sort: '-createdAt' });
  return <p>{JSON.stringify(list.query)}</p>;
}
const show = (at = '/') => {
  const { router } = renderScreen(<Screen />, { at });
  return { router, search: () => decodeURIComponent(router.state.location.search) };
};

test('several changes in one go are all kept', async () => {
  const { search } = show('/?page=3');
  act(() => {
    list.filter({ stage: 'saved' });
    list.filter({ city: 'kandy' });
    list.toggle('types', 'a');
    list.toggle('types', 'b');
    list.toggle('types', 'a');
    list.sortBy('cost');
    list.sortBy('cost');
  });
  await waitFor(() => expect(search()).toBe('?stage=saved&city=kandy&types=b&sort=-cost'));
  expect(screen.getByText(/"types":\["b"\]/)).toBeInTheDocument();
});

test('an address that came from elsewhere is where the next change begins', async () => {
  const { router, search } = show();
  act(() => list.filter({ stage: 'saved' }));
  await act(() => router.navigate('/?city=galle'));
  act(() => list.filter({ search: 'tea' }));
  await waitFor(() => expect(search()).toBe('?city=galle&search=tea'));
  await act(() => router.navigate(-1));
  act(() => list.setLimit(5));
  await waitFor(() => expect(search()).toBe('?stage=saved&limit=5'));
});
