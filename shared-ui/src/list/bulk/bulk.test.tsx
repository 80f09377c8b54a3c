import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Formik, Form } from 'formik';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { accessibilityFaults, refuse, renderScreen, type Replies } from '../testing/index.ts';
import { ListPage, SearchFilter, useListParams, type Asked, type BulkAction, type Column } from './index.ts';

type Trip = { id: string; number: string; stage: 'saved' | 'billed' };

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const columns: Column<Trip>[] = [{ id: 'number', header: words('Number'), cell: ({ number }) => number }];
const invalidates = ['trips'];
const complete: BulkAction<Trip> = {
  label: words('Complete'),
  text: words('They can be billed then.'),
  allowed: ({ stage }) => stage === 'saved',
  invalidates,
  refusals: { late: words('Too late by {minutes} minutes'), 'driver.required': words('Driver missing') },
  run: ({ id }) => api.patch(`trips/${id}`),
};
const refuseAll: BulkAction<Trip> = { label: words('Refuse'), invalidates, ask: (asked) => <Why {...asked} /> };
const bill: BulkAction<Trip> = { label: words('Bill'), invalidates, allowed: () => false, run: async () => undefined };

const Why = ({ rows, start }: Asked<Trip>) => (
  <Formik
    initialValues={{ reason: '' }}
    onSubmit={({ reason }) => start(({ id }) => api.post(`trips/${id}/refuse`, { reason }))}
  >
    {({ getFieldProps }) => (
      <Form>
        <label>
          Why {rows.length}?<input {...getFieldProps('reason')} />
        </label>
      </Form>
    )}
  </Formik>
);

function TripsPage() {
  const list = useListParams();
  const rows = useQuery({
    queryKey: [...invalidates, list.query],
    queryFn: () => api.get<Page<Trip>>('trips', { query: list.query }),
  });
  return (
    <ListPage
      name="trips"
      title={words('Trips')}
      list={list}
      rows={rows}
      columns={columns}
      bulkActions={[complete, refuseAll, bill]}
      rowName={({ number }) => number}
      tabs={<p>Tabs</p>}
      filters={<SearchFilter />}
      empty={{ title: words('No trips found') }}
    />
  );
}

/** Five a page; T-4 is billed. */
const trip = (n: number): Trip => ({ id: `id-${n}`, number: `T-${n}`, stage: n === 4 ? 'billed' : 'saved' });
const trips: Replies = {
  'GET trips': ({ query }) => ({
    items: [1, 2, 3, 4, 5].map((n) => trip(n + (Number(query.get('page')) - 1) * 5)),
    total: 10,
  }),
  'PATCH trips/:id': () => undefined,
};
const show = (replies: Replies = {}) =>
  renderScreen(<TripsPage />, { at: '/?limit=5', replies: { ...trips, ...replies } });
type Shown = ReturnType<typeof show>;

const select = async ({ user }: Shown, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const press = ({ user }: Shown, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const results = (inside: { getAllByRole: (role: string) => HTMLElement[] }) =>
  inside.getAllByRole('listitem').map((item) => item.textContent);

test('before there are rows all of them cannot be chosen', async () => {
  show();
  expect(screen.getByRole('checkbox', { name: 'Select all rows of the page' })).toBeDisabled();
  await screen.findByRole('checkbox', { name: 'Select T-1' });
  expect(screen.getByRole('checkbox', { name: 'Select all rows of the page' })).toBeEnabled();
});

test('what is chosen stays chosen over the pages, and the bar says of how many it speaks', async () => {
  const view = show();
  await select(view, 'T-1', 'T-2');
  await view.user.click(screen.getByRole('link', { name: 'Page 2' }));
  await select(view, 'T-7');
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  expect(bar.getByText('3 selected')).toBeVisible();
  expect(bar.getByText('1 on this page')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText('Tabs')).toBeVisible();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows of the page' }));
  expect(bar.getByText('7 selected')).toBeVisible();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows of the page' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await press(view, 'Clear selection');
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('only what one of them allows is offered, and for how many', async () => {
  const view = show();
  await select(view, 'T-3', 'T-4');
  expect(screen.getByRole('button', { name: 'Complete (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bill/ })).toBeNull();
  await press(view, 'Complete (1)');
  const asking = await dialog('Complete');
  expect(asking.getByText('They can be billed then.')).toBeVisible();
  expect(asking.getByText('For 1 of the 2 selected; the others are left as they are.')).toBeVisible();
  expect(view.calls).toHaveLength(1);
});

test('a row that fails stops and hides no other; it alone stays chosen, and the list is asked once more', async () => {
  const view = show({
    'PATCH trips/id-2': () => refuse(409, 'late', { params: { minutes: 5 } }),
    'PATCH trips/id-3': () => refuse(409, 'odd', { message: 'T-3 has no vehicle' }),
    'PATCH trips/id-5': () =>
      refuse(422, 'invalid', {
        fields: {
          driver: { code: 'required', message: '' },
          vehicle: { code: 'required', message: '' },
          weight: { code: 'required', message: '' },
        },
      }),
  });
  await select(view, 'T-1', 'T-2', 'T-3', 'T-5');
  await press(view, 'Complete');
  await view.user.click((await dialog('Complete')).getByRole('button', { name: 'Complete' }));
  const inside = await dialog('Complete');
  await waitFor(() => expect(inside.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus()); // that of the footer
  expect(inside.getByRole('status')).toHaveTextContent('4 of 4 done3 failed');
  expect(inside.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  expect(results(inside)).toEqual([
    'T-1Done',
    'T-2Too late by 5 minutes',
    'T-3T-3 has no vehicle',
    'T-5Driver missingField is required',
  ]);
  await view.user.keyboard('{Enter}');
  await screen.findByText('3 selected', { selector: 'p' });
  expect(screen.getByRole('checkbox', { name: 'Select T-1' })).not.toBeChecked();
  expect(view.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2);
  expect(view.notices).toEqual([]);
});

test('four at once and no more; stopped, the rest is left and said to be', async () => {
  const going: (() => void)[] = [];
  const view = show({
    'PATCH trips/:id': () =>
      new Promise<void>((resolve) => {
        going.push(resolve);
      }),
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all rows of the page' }));
  await view.user.click(screen.getByRole('link', { name: 'Page 2' }));
  await select(view, 'T-6');
  await press(view, 'Complete (5)');
  await view.user.click((await dialog('Complete')).getByRole('button', { name: 'Complete' }));
  const inside = await dialog('Complete');
  await waitFor(() => expect(going).toHaveLength(4));
  expect(results(inside).filter((result) => result?.endsWith('In progress'))).toHaveLength(4);
  await view.user.keyboard('{Escape}');
  await act(async () => going.forEach((end) => end()));
  await waitFor(() => expect(results(inside).at(-1)).toBe('T-6Not done: stopped before'));
  expect(going).toHaveLength(4);
  await view.user.click(inside.getAllByRole('button', { name: 'Close' })[0]!);
  expect(await screen.findByText('2 selected', { selector: 'p' })).toBeVisible();
});

test('what must be known first is asked once for all, by keyboard alone', async () => {
  const bodies: unknown[] = [];
  const view = show({ 'POST trips/:id/refuse': ({ body }) => void bodies.push(body) });
  const box = await screen.findByRole('checkbox', { name: 'Select T-1' });
  act(() => box.focus());
  await view.user.keyboard(' ');
  await select(view, 'T-2');
  act(() => screen.getByRole('button', { name: 'Refuse' }).focus());
  await view.user.keyboard('{Enter}');
  const inside = await dialog('Refuse');
  expect(await accessibilityFaults(view.baseElement)).toEqual([]);
  await view.user.type(inside.getByLabelText('Why 2?'), 'Rain{Enter}');
  await waitFor(() => expect(results(inside)).toEqual(['T-1Done', 'T-2Done']));
  expect(bodies).toEqual([{ reason: 'Rain' }, { reason: 'Rain' }]);
  expect(await accessibilityFaults(view.baseElement)).toEqual([]);
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('cards are chosen too', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  const view = show();
  await select(view, 'T-1', 'T-4');
  expect(screen.queryByRole('table')).toBeNull();
  await press(view, 'Actions');
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Complete (1)',
    'Refuse (2)',
  ]);
  window.matchMedia = wide;
});
