import { act, screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { VEHICLE_LIST_PRELOAD_MS } from 'shared-contracts/values/limits';
import { array, object, string } from 'yup';
import { Form } from '../form/index.ts';
import { ComboboxFilter, MultiComboboxFilter, ListFilterContext, useListParams } from '../list/index.ts';
import { ComboboxField, MultiSelectField } from '../picker/index.ts';
import { errorReply, renderScreen, type Replies } from '../testing/index.ts';
import { createVehicleSource } from './index.ts';

type Vehicle = { id: string; plate: string };

const vehicles = createVehicleSource<Vehicle>({
  queryKey: ['choices', 'test'],
  load: (query, signal) => api.get<Page<Vehicle>>('vehicles', { query, signal }),
  toOption: ({ id, plate }) => ({ value: id, label: plate }),
});
const label = { id: 'test.vehicle', defaultMessage: 'Vehicle' };
const fleet = [
  { id: 'on', plate: 'WP LK-1' },
  { id: 'off', plate: 'WP LK-2' },
  { id: 'deleted', plate: 'WP LK-3' },
];
const replies: Replies = {
  'GET vehicles': () => ({ items: fleet, total: 3 }),
  'GET vehicles/:id/is-online': ({ path }) =>
    path.includes('deleted') ? errorReply(404, 'notFound') : { isOnline: path.includes('/on/'), lastSeenAt: null },
};
const schema = object({
  vehicle: string().nullable().default(null),
  others: array().of(string().required()).required().default([]),
});
const getListCalls = (calls: string[]) => calls.filter((call) => !call.includes('is-online'));
afterEach(() => jest.useRealTimers());

test('preloads the first ten options after 4 s', async () => {
  expect(VEHICLE_LIST_PRELOAD_MS).toBe(4_000);
  jest.useFakeTimers();
  const { calls } = renderScreen(
    <Form schema={schema} onSubmit={async () => undefined}>
      <ComboboxField name="vehicle" label={label} source={vehicles} />
    </Form>,
    { replies },
  );
  await act(() => jest.advanceTimersByTimeAsync(3_999));
  expect(getListCalls(calls)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(getListCalls(calls)).toEqual(['GET vehicles?page=1&limit=10']);
});

test('loads when opened earlier, and marks offline vehicles with GPS Fault, also when selected', async () => {
  const form = (
    <Form schema={schema} onSubmit={async () => undefined}>
      <ComboboxField name="vehicle" label={label} source={vehicles} />
      <MultiSelectField name="others" label={label} source={vehicles} />
    </Form>
  );
  const { user, calls } = renderScreen(form, { replies });
  const [combobox, multiSelect] = await screen.findAllByRole('combobox', { name: 'Vehicle' });
  await user.click(combobox!);
  expect(await screen.findByRole('option', { name: 'WP LK-2 · GPS Fault' })).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'WP LK-1',
    'WP LK-2 · GPS Fault',
    'WP LK-3',
  ]);
  expect(getListCalls(calls)).toEqual(['GET vehicles?page=1&limit=10']);
  await user.click(screen.getByRole('option', { name: /LK-2/ }));
  await waitFor(() => expect(combobox).toHaveValue('WP LK-2 · GPS Fault'));
  await user.click(multiSelect!);
  await user.click(await screen.findByRole('option', { name: /LK-2/ }));
  expect(await screen.findByRole('button', { name: 'Remove WP LK-2 · GPS Fault' })).toBeVisible();
});

function Filters() {
  const list = useListParams({ multiFilters: ['vehicles'] });
  return (
    <ListFilterContext value={list}>
      <MultiComboboxFilter name="vehicles" label={label} source={vehicles} />
      <ComboboxFilter name="one" label={{ ...label, defaultMessage: 'One' }} source={vehicles} />
    </ListFilterContext>
  );
}

test('filters by one or several vehicles in the URL', async () => {
  const { user, router } = renderScreen(<Filters />, { replies });
  await user.click(await screen.findByRole('combobox', { name: 'Vehicle' }));
  for (const plate of [/LK-1/, /LK-2 · GPS/, /LK-3/, /LK-1/])
    await user.click(await screen.findByRole('option', { name: plate }));
  await waitFor(() => expect(router.state.location.search).toBe('?vehicles=off&vehicles=deleted'));
  expect(screen.getByRole('option', { name: /LK-3/ })).toHaveAttribute('aria-selected', 'true');
  const combobox = screen.getByRole('combobox', { name: 'One' });
  await user.click(combobox);
  await user.click(await screen.findByRole('option', { name: /LK-2 · GPS/ }));
  await waitFor(() => expect(combobox).toHaveValue('WP LK-2 · GPS Fault'));
});
