import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from '../../router/index.ts';
import { clickWithoutAct, renderScreen } from '../../testing/index.ts';
import { useListParams } from './list-params.ts';

type List = ReturnType<typeof useListParams>;

function Screen({ updates }: { updates: readonly ((list: List) => void)[] }) {
  const list = useListParams({ filters: ['stage', 'city'], multiFilters: ['types'], sort: '-createdAt' });
  return (
    <>
      {updates.map((update) => (
        <button key={update.name} onClick={() => update(list)}>
          {update.name}
        </button>
      ))}
      <p>{JSON.stringify(list.query)}</p>
      <p>{list.dialog ? `dialog ${list.dialog.name}` : 'no dialog'}</p>
    </>
  );
}

function renderList(updates: Record<string, (list: List) => void>, url = '/') {
  const { router } = renderScreen(<Screen updates={Object.values(updates)} />, { url });
  return {
    router,
    search: () => decodeURIComponent(router.state.location.search),
    clickButton: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
}

test('keeps several updates in a row', async () => {
  const updateAll = (list: List) => {
    list.setFilters({ stage: 'saved' });
    list.setFilters({ city: 'kandy' });
    for (const type of ['a', 'b', 'a']) list.toggleFilterValue('types', type);
    list.sortBy('cost');
    list.sortBy('cost');
  };
  const { search, clickButton } = renderList({ updateAll }, '/?page=3');
  clickButton('updateAll');
  await waitFor(() => expect(search()).toBe('?stage=saved&city=kandy&types=b&sort=-cost'));
  expect(screen.getByText(/"types":\["b"\]/)).toBeInTheDocument();
});

test('starts an update from the URL of a navigation elsewhere', async () => {
  const updates = {
    stage: (list: List) => list.setFilters({ stage: 'saved' }),
    tea: (list: List) => list.setFilters({ search: 'tea' }),
    five: (list: List) => list.setLimit(5),
  };
  const { router, search, clickButton } = renderList(updates);
  clickButton('stage');
  await act(() => router.navigate('/?city=galle'));
  clickButton('tea');
  await waitFor(() => expect(search()).toBe('?city=galle&search=tea'));
  await act(() => router.navigate(-1));
  clickButton('five');
  await waitFor(() => expect(search()).toBe('?stage=saved&limit=5'));
});

test('applies updates immediately, before the router has navigated', async () => {
  const updates = {
    open: (list: List) => list.openDialog('new'),
    close: (list: List) => list.closeDialog(),
    stage: (list: List) => list.setFilters({ stage: 'saved' }),
  };
  const { router, search, clickButton } = renderList(updates, '/?dialog=new');
  const pendingNavigations: (() => void)[] = [];
  const { navigate } = router;
  router.navigate = ((...args: Parameters<typeof navigate>) =>
    new Promise<void>((resolve) => {
      pendingNavigations.push(resolve);
    }).then(() => navigate(...args))) as typeof navigate;
  clickButton('close');
  expect(screen.getByText('no dialog')).toBeInTheDocument();
  clickButton('open');
  clickButton('stage');
  expect(screen.getByText('dialog new')).toBeInTheDocument();
  expect(screen.getByText(/"stage":"saved"/)).toBeInTheDocument();
  expect(search()).toBe('?dialog=new');
  for (const navigateNow of pendingNavigations) await act(async () => navigateNow());
  await waitFor(() => expect(search()).toBe('?dialog=new&stage=saved'));
  expect(screen.getByText('dialog new')).toBeInTheDocument();
});

function StageFilter() {
  const list = useListParams({ filters: ['stage'] });
  return (
    <>
      <button onClick={() => list.setFilters({ stage: 'saved' })}>stage</button>
      <p>stage {list.getValue('stage')}</p>
    </>
  );
}

test('keeps simultaneous updates of different components', async () => {
  const { router } = renderScreen(
    <>
      <StageFilter />
      <Screen
        updates={[
          function city(list) {
            list.setFilters({ city: 'kandy' });
          },
        ]}
      />
    </>,
    { url: '/?dialog=new' },
  );
  act(() => {
    for (const name of ['stage', 'city']) screen.getByRole('button', { name }).click();
  });
  expect(screen.getByText(/"stage":"saved","city":"kandy"/)).toBeInTheDocument();
  expect(screen.getByText('stage saved')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=new&stage=saved&city=kandy'));
  await act(() => router.navigate('/'));
  expect(screen.getByText('stage', { selector: 'p' })).toBeInTheDocument();
});

test('starts an update from the URL of a link that has not been rendered yet', async () => {
  const { router } = renderScreen(
    <>
      <Link to="?tab=payable">Payable</Link>
      <StageFilter />
      <Screen
        updates={[
          function tea(list) {
            list.setFilters({ search: 'tea' });
          },
        ]}
      />
    </>,
    { url: '/?stage=billed&search=rice' },
  );
  act(() => {
    screen.getByRole('link', { name: 'Payable' }).click();
    for (const name of ['tea', 'stage']) screen.getByRole('button', { name }).click();
  });
  await waitFor(() => expect(router.state.location.search).toBe('?tab=payable&search=tea&stage=saved'));
  expect(screen.getByText(/"stage":"saved","search":"tea"/)).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.getByText(/"stage":"billed","search":"rice"/)).toBeInTheDocument();
});

test('renders an opened dialog in a transition, and a closed one at once', async () => {
  const updates = { open: (list: List) => list.openDialog('new'), close: (list: List) => list.closeDialog() };
  renderList(updates);
  await clickWithoutAct('open');
  expect(screen.getByText('no dialog')).toBeVisible();
  expect(await screen.findByText('dialog new')).toBeVisible();
  await clickWithoutAct('close');
  expect(screen.getByText('no dialog')).toBeVisible();
  jest.restoreAllMocks();
});
