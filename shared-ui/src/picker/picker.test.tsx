import { screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { TIMEZONE_SEARCH_DEBOUNCE_MS } from 'shared-contracts/values/limits';
import { array, number, object, string } from 'yup';
import { Form, SubmitButton } from '../form/index.ts';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from '../testing/index.ts';
import { ComboboxField, DateField, DateTimeField, MultiSelectField, type OptionSource } from './index.ts';

type Depot = { id: string; name: string };

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const depotSource: OptionSource<Depot> = {
  queryKey: ['depots'],
  load: (query, signal) => api.get<Page<Depot>>('depots', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name, hint: `No ${id}` }),
};
const schema = object({
  depot: string().required(),
  others: array().of(string().required()).required().default([]),
  pickup: number().required(),
  expires: number().nullable().default(null),
});
const depots = Array.from({ length: 23 }, (_, n) => ({
  id: String(n + 1),
  name: n < 20 ? `Depot ${n + 1}` : `Kandy ${n + 1}`,
}));
const depotReplies: Replies = {
  'GET depots': ({ query }) => {
    const matches = depots.filter(({ name }) => name.includes(query.get('search') ?? ''));
    const start = (Number(query.get('page')) - 1) * 10;
    return { items: matches.slice(start, start + 10), total: matches.length };
  },
};

function renderForm({
  initialValues = {},
  onSelect = undefined as ((depot: Depot | undefined) => void) | undefined,
  replies = depotReplies,
} = {}) {
  const submitted: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initialValues={initialValues} onSubmit={async (values) => submitted.push(values)}>
      <ComboboxField
        name="depot"
        label={message('Depot')}
        source={depotSource}
        selectedOption={{ value: '7', label: 'Galle Harbour' }}
        onSelect={onSelect}
      />
      <MultiSelectField
        name="others"
        label={message('Others')}
        source={depotSource}
        selectedOptions={[{ value: '8', label: 'Jaffna Depot' }]}
      />
      <DateTimeField name="pickup" label={message('Pickup')} />
      <DateField name="expires" label={message('Expires')} end />
      <SubmitButton />
    </Form>,
    { replies },
  );
  return { ...view, submitted };
}
const getOptionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);

test('searches from three characters, ten options at a time, and selects by keyboard', async () => {
  const selected: unknown[] = [];
  const { user, calls } = renderForm({ onSelect: (depot) => selected.push(depot) });
  const field = await screen.findByRole('combobox', { name: /^Depot/ });
  expect(calls).toEqual([]); // nothing is loaded before it is opened
  await user.click(field);
  await screen.findByRole('option', { name: /^Depot 1 / });
  expect(calls).toEqual(['GET depots?page=1&limit=10']);

  await user.type(field, 'Ka');
  expect(await screen.findByText('Type at least 3 characters to search')).toBeInTheDocument();
  await user.type(field, 'ndy');
  await waitFor(() => expect(getOptionTexts()).toEqual(['Kandy 21No 21', 'Kandy 22No 22', 'Kandy 23No 23']));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field).toHaveValue('Kandy 22'));
  expect(selected).toEqual([depots[21]]);
  expect(calls.filter((call) => call.includes('search'))).toEqual(['GET depots?page=1&limit=10&search=Kandy']);
});

test('creates and selects a missing option with createOption', async () => {
  const created: string[] = [];
  const createOption = async (name: string) => {
    created.push(name);
    return name === 'Nowhere' ? undefined : { value: `new-${name}`, label: name };
  };
  const submitted: unknown[] = [];
  const { user } = renderScreen(
    <Form schema={schema} initialValues={{ pickup: 1 }} onSubmit={async (values) => submitted.push(values)}>
      <ComboboxField name="depot" label={message('Depot')} source={depotSource} createOption={createOption} />
      <MultiSelectField name="others" label={message('Others')} source={depotSource} createOption={createOption} />
      <SubmitButton />
    </Form>,
    { replies: depotReplies },
  );
  const field = await screen.findByRole('combobox', { name: /^Depot/ });
  await user.type(field, 'Kandy 21');
  await waitFor(() => expect(getOptionTexts()).toEqual(['Kandy 21No 21']));
  await user.clear(field);
  await user.type(field, ' Nowhere ');
  await user.click(await screen.findByRole('option', { name: 'Add “Nowhere”' }));
  await waitFor(() => expect(field).toHaveValue(''));
  await user.type(field, 'Matale');
  await screen.findByRole('option', { name: 'Add “Matale”' });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field).toHaveValue('Matale'));
  const others = screen.getByRole('combobox', { name: /^Others/ });
  await user.type(others, 'Ella');
  await user.click(await screen.findByRole('option', { name: 'Add “Ella”' }));
  expect(await screen.findByRole('button', { name: 'Remove Ella' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(submitted).toEqual([expect.objectContaining({ depot: 'new-Matale', others: ['new-Ella'] })]),
  );
  expect(created).toEqual(['Nowhere', 'Matale', 'Ella']);
});

test('selects a row that createRow has created, and takes the focus back', async () => {
  const selected: unknown[] = [];
  const createRow = async (name: string) => {
    (document.activeElement as HTMLElement).blur(); // as a dialog does
    return { id: 'new', name: `${name} Depot` };
  };
  const { user } = renderScreen(
    <Form schema={schema} initialValues={{}} onSubmit={async () => undefined}>
      <ComboboxField
        name="depot"
        label={message('Depot')}
        source={{ ...depotSource, createRow }}
        onSelect={(depot) => selected.push(depot)}
      />
    </Form>,
    { replies: depotReplies },
  );
  const field = await screen.findByRole('combobox', { name: /^Depot/ });
  await user.type(field, 'Ella');
  await user.click(await screen.findByRole('option', { name: 'Create “Ella”…' }));
  await waitFor(() => expect(field).toHaveValue('Ella Depot'));
  expect(field).toHaveFocus();
  expect(selected).toEqual([{ id: 'new', name: 'Ella Depot' }]);
});

test('debounces by the source’s debounceMs', async () => {
  const zoneSchema = object({ zone: string().required() });
  const searchTimes: number[] = [];
  const zones: OptionSource<Depot> = {
    ...depotSource,
    debounceMs: TIMEZONE_SEARCH_DEBOUNCE_MS,
    load: async ({ search }) => {
      // Between two keys, a slow machine may search for the text so far.
      if (search === 'Colomb') searchTimes.push(performance.now());
      return { items: [], total: 0 };
    },
  };
  const { user } = renderScreen(
    <Form schema={zoneSchema} initialValues={{}} onSubmit={async () => undefined}>
      <ComboboxField name="zone" label={message('Zone')} source={zones} />
    </Form>,
  );
  await user.type(await screen.findByRole('combobox', { name: /^Zone/ }), 'Colom');
  const typedAt = performance.now();
  await user.keyboard('b');
  await waitFor(() => expect(searchTimes).toHaveLength(1));
  expect(Number(searchTimes[0]) - typedAt).toBeGreaterThanOrEqual(500);
});

test('loads ten more options at the end of the list', async () => {
  const { user, calls } = renderForm();
  await user.click(await screen.findByRole('combobox', { name: /^Depot/ }));
  await waitFor(() => expect(getOptionTexts()).toHaveLength(10));
  await user.keyboard('{End}');
  await waitFor(() => expect(getOptionTexts()).toHaveLength(20));
  expect(calls.at(-1)).toBe('GET depots?page=2&limit=10');
});

test('shows, keeps and clears the selected option', async () => {
  const { user } = renderForm({ initialValues: { depot: '7' } });
  const field = await screen.findByRole('combobox', { name: /^Depot/ });
  expect(field).toHaveValue('Galle Harbour');
  await user.type(field, 'xyz');
  await user.tab();
  await waitFor(() => expect(field).toHaveValue('Galle Harbour'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(field).toHaveValue(''));
});

test('names people who have left in the reader’s language', async () => {
  const former = { id: '30', name: 'former-user-1a2b3c4d5e6f' };
  const { user } = renderForm({ replies: { 'GET depots': () => ({ items: [former], total: 1 }) } });
  const field = await screen.findByRole('combobox', { name: /^Depot/ });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: /^Former person 1a2b3c4d5e6f/ }));
  expect(field).toHaveValue('Former person 1a2b3c4d5e6f');
});

test('shows a failed load and an empty result', async () => {
  const { user, unmount } = renderForm({ replies: { 'GET depots': () => errorReply(500, 'internal') } });
  await user.click(await screen.findByRole('combobox', { name: /^Depot/ }));
  expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
  unmount();
  const empty = renderForm({ replies: { 'GET depots': () => ({ items: [], total: 0 }) } });
  await empty.user.click(await screen.findByRole('combobox', { name: /^Depot/ }));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test('selects and removes several options', async () => {
  const { user, submitted } = renderForm({ initialValues: { depot: '7', others: ['8'], pickup: 1_790_000_000 } });
  await user.click(await screen.findByRole('combobox', { name: 'Others' }));
  await user.click(await screen.findByRole('option', { name: /^Depot 2 / }));
  await user.click(screen.getByRole('option', { name: /^Depot 3 / }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove Jaffna Depot' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(submitted).toEqual([{ depot: '7', others: ['2', '3'], pickup: 1_790_000_000, expires: null }]),
  );
});

test('has no accessibility violations', async () => {
  const { user, container } = renderForm({ initialValues: { depot: '7', others: ['8'] } });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Field is required');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /^Depot/ }));
  await screen.findByRole('option', { name: /^Depot 1 / });
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});
