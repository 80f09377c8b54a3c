import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { useListParams } from './params.ts';

type List = ReturnType<typeof useListParams>;

function Screen({ steps }: { steps: readonly ((list: List) => void)[] }) {
  const list = useListParams({ filters: ['stage', 'city'], many: ['types'], sort: '-createdAt' });
  return (
    <>
      {steps.map((step) => (
        <button key={step.name} onClick={() => step(list)}>
          {step.name}
        </button>
      ))}
      <p>{JSON.stringify(list.query)}</p>
      <p>{list.dialog ? `dialog ${list.dialog.name}` : 'no dialog'}</p>
    </>
  );
}

function show(steps: Record<string, (list: List) => void>, at = '/') {
  const { router } = renderScreen(<Screen steps={Object.values(steps)} />, { at });
  return {
    router,
    search: () => decodeURIComponent(router.state.location.search),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
}

test('several changes in one go are all kept', async () => {
  const change = (list: List) => {
    list.filter({ stage: 'saved' });
    list.filter({ city: 'kandy' });
    for (const type of ['a', 'b', 'a']) list.toggle('types', type);
    list.sortBy('cost');
    list.sortBy('cost');
  };
  const { search, press } = show({ change }, '/?page=3');
  press('change');
  await waitFor(() => expect(search()).toBe('?stage=saved&city=kandy&types=b&sort=-cost'));
  expect(screen.getByText(/"types":\["b"\]/)).toBeInTheDocument();
});

test('an address that came from elsewhere is where the next change begins', async () => {
  const steps = {
    stage: (list: List) => list.filter({ stage: 'saved' }),
    tea: (list: List) => list.filter({ search: 'tea' }),
    five: (list: List) => list.setLimit(5),
  };
  const { router, search, press } = show(steps);
  press('stage');
  await act(() => router.navigate('/?city=galle'));
  press('tea');
  await waitFor(() => expect(search()).toBe('?city=galle&search=tea'));
  await act(() => router.navigate(-1));
  press('five');
  await waitFor(() => expect(search()).toBe('?stage=saved&limit=5'));
});

test('what is asked for is there at once, though the address follows later: a dialog that is closed is gone before it is opened again', async () => {
  const steps = {
    open: (list: List) => list.open('new'),
    close: (list: List) => list.close(),
    stage: (list: List) => list.filter({ stage: 'saved' }),
  };
  const { router, search, press } = show(steps, '/?dialog=new');
  const gates: (() => void)[] = [];
  const { navigate } = router;
  router.navigate = ((...to: Parameters<typeof navigate>) =>
    new Promise<void>((go) => {
      gates.push(go);
    }).then(() => navigate(...to))) as typeof navigate;
  press('close');
  expect(screen.getByText('no dialog')).toBeInTheDocument();
  press('open');
  press('stage');
  expect(screen.getByText('dialog new')).toBeInTheDocument();
  expect(screen.getByText(/"stage":"saved"/)).toBeInTheDocument();
  expect(search()).toBe('?dialog=new');
  for (const open of gates) await act(async () => open());
  await waitFor(() => expect(search()).toBe('?dialog=new&stage=saved'));
  expect(screen.getByText('dialog new')).toBeInTheDocument();
});

function Stages() {
  const list = useListParams({ filters: ['stage'] });
  return (
    <>
      <button onClick={() => list.filter({ stage: 'saved' })}>stage</button>
      <p>stage {list.valueOf('stage')}</p>
    </>
  );
}

test('parts of one screen that change the address in the same moment keep each other’s change', async () => {
  const { router } = renderScreen(
    <>
      <Stages />
      <Screen
        steps={[
          function city(list) {
            list.filter({ city: 'kandy' });
          },
        ]}
      />
    </>,
    { at: '/?dialog=new' },
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
