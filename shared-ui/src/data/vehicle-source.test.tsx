import { act, screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { VEHICLE_LIST_MS } from 'shared-contracts/values/limits';
import { array, object, string } from 'yup';
import { Form } from '../form/index.ts';
import { ChoiceFilter, ChoicesFilter, FilteringContext, useListParams } from '../list/index.ts';
import { ComboboxField, MultiSelectField } from '../picker/index.ts';
import { refuse, renderScreen, type Replies } from '../testing/index.ts';
import { vehicleSource } from './index.ts';

type Vehicle = { id: string; plate: string };

const vehicles = vehicleSource<Vehicle>({
  key: ['choices', 'test'],
  load: (query, signal) => api.get<Page<Vehicle>>('vehicles', { query, signal }),
  choice: ({ id, plate }) => ({ value: id, label: plate }),
});
const label = { id: 'test.vehicle', defaultMessage: 'Vehicle' };
const fleet = [
  { id: 'on', plate: 'WP LK-1' },
  { id: 'off', plate: 'WP LK-2' },
  { id: 'gone', plate: 'WP LK-3' },
];
const replies: Replies = {
  'GET vehicles': () => ({ items: fleet, total: 3 }),
  'GET vehicles/:id/is-online': ({ path }) =>
    path.includes('gone') ? refuse(404, 'notFound') : { isOnline: path.includes('/on/'), lastSeenAt: null },
};
const schema = object({
  vehicle: string().nullable().default(null),
  others: array().of(string().required()).required().default([]),
});
const lists = (calls: string[]) => calls.filter((call) => !call.includes('is-online'));
afterEach(() => jest.useRealTimers());

test('the list is loaded 4 s after the select is there, ten at a time', async () => {
  expect(VEHICLE_LIST_MS).toBe(4_000);
  jest.useFakeTimers();
  const { calls } = renderScreen(
    <Form schema={schema} onSubmit={async () => undefined}>
      <ComboboxField name="vehicle" label={label} source={vehicles} />
    </Form>,
    { replies },
  );
  await act(() => jest.advanceTimersByTimeAsync(3_999));
  expect(lists(calls)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(lists(calls)).toEqual(['GET vehicles?page=1&limit=10']);
});

test('opened before, it is loaded at once; who is offline bears GPS Fault, also when it is chosen', async () => {
  const form = (
    <Form schema={schema} onSubmit={async () => undefined}>
      <ComboboxField name="vehicle" label={label} source={vehicles} />
      <MultiSelectField name="others" label={label} source={vehicles} />
    </Form>
  );
  const { user, calls } = renderScreen(form, { replies });
  const [one, many] = await screen.findAllByRole('combobox', { name: 'Vehicle' });
  await user.click(one!);
  expect(await screen.findByRole('option', { name: 'WP LK-2 · GPS Fault' })).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'WP LK-1',
    'WP LK-2 · GPS Fault',
    'WP LK-3',
  ]);
  expect(lists(calls)).toEqual(['GET vehicles?page=1&limit=10']);
  await user.click(screen.getByRole('option', { name: /LK-2/ }));
  await waitFor(() => expect(one).toHaveValue('WP LK-2 · GPS Fault'));
  await user.click(many!);
  await user.click(await screen.findByRole('option', { name: /LK-2/ }));
  expect(await screen.findByRole('button', { name: 'Remove WP LK-2 · GPS Fault' })).toBeVisible();
});

function Filters() {
  const list = useListParams({ many: ['vehicles'] });
  return (
    <FilteringContext value={list}>
      <ChoicesFilter name="vehicles" label={label} source={vehicles} />
      <ChoiceFilter name="one" label={{ ...label, defaultMessage: 'One' }} source={vehicles} />
    </FilteringContext>
  );
}

test('as a filter, of one or of several, which the address holds', async () => {
  const { user, router } = renderScreen(<Filters />, { replies });
  await user.click(await screen.findByRole('combobox', { name: 'Vehicle' }));
  for (const plate of [/LK-1/, /LK-2 · GPS/, /LK-3/, /LK-1/])
    await user.click(await screen.findByRole('option', { name: plate }));
  await waitFor(() => expect(router.state.location.search).toBe('?vehicles=off&vehicles=gone'));
  expect(screen.getByRole('option', { name: /LK-3/ })).toHaveAttribute('aria-selected', 'true');
  const one = screen.getByRole('combobox', { name: 'One' });
  await user.click(one);
  await user.click(await screen.findByRole('option', { name: /LK-2 · GPS/ }));
  await waitFor(() => expect(one).toHaveValue('WP LK-2 · GPS Fault'));
});
