import { screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { TIMEZONE_SEARCH_MS } from 'shared-contracts/values/limits';
import { array, number, object, string } from 'yup';
import { Form, SubmitButton } from '../form/index.ts';
import { accessibilityFaults, refuse, renderScreen, type Replies } from '../testing/index.ts';
import { ComboboxField, DateField, DateTimeField, MultiSelectField, type Source } from './index.ts';

type Place = { id: string; name: string };

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const places: Source<Place> = {
  key: ['places'],
  load: (query, signal) => api.get<Page<Place>>('places', { query, signal }),
  choice: ({ id, name }) => ({ value: id, label: name, hint: `No ${id}` }),
};
const schema = object({
  place: string().required(),
  others: array().of(string().required()).required().default([]),
  pickup: number().required(),
  expires: number().nullable().default(null),
});
const all = Array.from({ length: 23 }, (_, n) => ({
  id: String(n + 1),
  name: n < 20 ? `Depot ${n + 1}` : `Kandy ${n + 1}`,
}));
const replies: Replies = {
  'GET places': ({ query }) => {
    const found = all.filter(({ name }) => name.includes(query.get('search') ?? ''));
    const from = (Number(query.get('page')) - 1) * 10;
    return { items: found.slice(from, from + 10), total: found.length };
  },
};

function show({
  initial = {},
  onChoose = undefined as ((place: Place | undefined) => void) | undefined,
  answers = replies,
} = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initial={initial} onSubmit={async (values) => sent.push(values)}>
      <ComboboxField
        name="place"
        label={words('Place')}
        source={places}
        chosen={{ value: '7', label: 'Galle Harbour' }}
        onChoose={onChoose}
      />
      <MultiSelectField
        name="others"
        label={words('Others')}
        source={places}
        chosen={[{ value: '8', label: 'Jaffna Depot' }]}
      />
      <DateTimeField name="pickup" label={words('Pickup')} />
      <DateField name="expires" label={words('Expires')} end />
      <SubmitButton />
    </Form>,
    { replies: answers },
  );
  return { ...view, sent };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('a place is searched from three characters on, ten at a time, and chosen by keyboard', async () => {
  const told: unknown[] = [];
  const { user, calls } = show({ onChoose: (place) => told.push(place) });
  const field = await screen.findByRole('combobox', { name: /^Place/ });
  expect(calls).toEqual([]); // nothing is asked before it is opened
  await user.click(field);
  await screen.findByRole('option', { name: /^Depot 1 / });
  expect(calls).toEqual(['GET places?page=1&limit=10']);

  await user.type(field, 'Ka');
  expect(await screen.findByText('Type at least 3 characters to search')).toBeInTheDocument();
  await user.type(field, 'ndy');
  await waitFor(() => expect(options()).toEqual(['Kandy 21No 21', 'Kandy 22No 22', 'Kandy 23No 23']));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field).toHaveValue('Kandy 22'));
  expect(told).toEqual([all[21]]);
  expect(calls.filter((call) => call.includes('search'))).toEqual(['GET places?page=1&limit=10&search=Kandy']);
});

test('what is missing is added where that is allowed, and chosen at once', async () => {
  const added: string[] = [];
  const add = async (name: string) => {
    added.push(name);
    return name === 'Nowhere' ? undefined : { value: `new-${name}`, label: name };
  };
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form schema={schema} initial={{ pickup: 1 }} onSubmit={async (values) => sent.push(values)}>
      <ComboboxField name="place" label={words('Place')} source={places} add={add} />
      <MultiSelectField name="others" label={words('Others')} source={places} add={add} />
      <SubmitButton />
    </Form>,
    { replies },
  );
  const field = await screen.findByRole('combobox', { name: /^Place/ });
  await user.type(field, 'Kandy 21');
  await waitFor(() => expect(options()).toEqual(['Kandy 21No 21']));
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
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ place: 'new-Matale', others: ['new-Ella'] })]));
  expect(added).toEqual(['Nowhere', 'Matale', 'Ella']);
});

test('a source may want a longer rest before it is asked: time zones half a second', async () => {
  const schemaOfOne = object({ zone: string().required() });
  const asked: number[] = [];
  const zones: Source<Place> = {
    ...places,
    pause: TIMEZONE_SEARCH_MS,
    load: async ({ search }) => {
      if (search) asked.push(performance.now());
      return { items: [], total: 0 };
    },
  };
  const { user } = renderScreen(
    <Form schema={schemaOfOne} initial={{}} onSubmit={async () => undefined}>
      <ComboboxField name="zone" label={words('Zone')} source={zones} />
    </Form>,
  );
  await user.type(await screen.findByRole('combobox', { name: /^Zone/ }), 'Colom');
  const before = performance.now();
  await user.keyboard('b');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(Number(asked[0]) - before).toBeGreaterThanOrEqual(500);
});

test('the end of the list brings the next ten', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('combobox', { name: /^Place/ }));
  await waitFor(() => expect(options()).toHaveLength(10));
  await user.keyboard('{End}');
  await waitFor(() => expect(options()).toHaveLength(20));
  expect(calls.at(-1)).toBe('GET places?page=2&limit=10');
});

test('what is chosen has its name, can be cleared, and typing without choosing changes nothing', async () => {
  const { user } = show({ initial: { place: '7' } });
  const field = await screen.findByRole('combobox', { name: /^Place/ });
  expect(field).toHaveValue('Galle Harbour');
  await user.type(field, 'xyz');
  await user.tab();
  await waitFor(() => expect(field).toHaveValue('Galle Harbour'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(field).toHaveValue(''));
});

test('no answer and nothing found are told in words', async () => {
  const { user, unmount } = show({ answers: { 'GET places': () => refuse(500, 'internal') } });
  await user.click(await screen.findByRole('combobox', { name: /^Place/ }));
  expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
  unmount();
  const empty = show({ answers: { 'GET places': () => ({ items: [], total: 0 }) } });
  await empty.user.click(await screen.findByRole('combobox', { name: /^Place/ }));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test('several are chosen and taken away again', async () => {
  const { user, sent } = show({ initial: { place: '7', others: ['8'], pickup: 1_790_000_000 } });
  await user.click(await screen.findByRole('combobox', { name: 'Others' }));
  await user.click(await screen.findByRole('option', { name: /^Depot 2 / }));
  await user.click(screen.getByRole('option', { name: /^Depot 3 / }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove Jaffna Depot' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ place: '7', others: ['2', '3'], pickup: 1_790_000_000, expires: null }]));
});

test('date and time are typed in the user’s zone and kept as unix seconds', async () => {
  const { user, sent } = show({ initial: { place: '7' } });
  await user.type(await screen.findByRole('textbox', { name: 'Pickup' }), '31122030');
  await user.type(screen.getByRole('textbox', { name: 'Pickup, Time' }), '845');
  await user.type(screen.getByRole('textbox', { name: 'Expires' }), '01.02.2031');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        place: '7',
        others: [],
        pickup: Date.UTC(2030, 11, 31, 17, 35) / 1000,
        expires: Date.UTC(2031, 1, 1, 18, 29, 59) / 1000,
      },
    ]),
  );
});

test('what is no day is told, not sent', async () => {
  const { user, sent } = show({ initial: { place: '7', pickup: 1_790_000_000 } });
  await user.type(await screen.findByRole('textbox', { name: 'Expires' }), '31.02.2031');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invalid date')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Expires' })).toHaveValue('31.02.2031');
  expect(sent).toEqual([]);
});

test('a day is chosen from the calendar by keyboard; weeks begin on Monday', async () => {
  const { user } = show({ initial: { expires: Date.UTC(2030, 11, 31) / 1000 } });
  const [, open] = await screen.findAllByRole('button', { name: 'Open the calendar' });
  await user.click(open!);
  const grid = await screen.findByRole('grid', { name: 'December 2030' });
  expect([...grid.querySelectorAll('th')].map((head) => head.abbr)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: '31 December 2030' })).toHaveFocus());
  await user.keyboard('{ArrowRight}{PageDown}{Home}');
  expect(screen.getByRole('button', { name: '27 January 2031' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Expires' })).toHaveValue('27.01.2031'));
});

test('nothing keeps anybody from using it', async () => {
  const { user, container } = show({ initial: { place: '7', others: ['8'] } });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Field is required');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /^Place/ }));
  await screen.findByRole('option', { name: /^Depot 1 / });
  expect(await accessibilityFaults(document.body)).toEqual([]);
});
