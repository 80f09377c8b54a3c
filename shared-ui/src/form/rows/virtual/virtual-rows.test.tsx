import { screen, waitFor, within } from '@testing-library/react';
import { array, object, string } from 'yup';
import { findAccessibilityViolations, renderScreen } from '../../../testing/index.ts';
import { Form, SubmitButton, TextField, VirtualRows } from '../../index.ts';

const message = (text: string) => ({ id: text, defaultMessage: text });
type Stop = { city: string; note: string };
const schema = object({
  stops: array()
    .of(object({ city: string().required(), note: string().default('') }))
    .required(),
});
const columns = {
  city: {
    label: message('City'),
    field: (props: { name: string; hideLabel: boolean }) => <TextField {...props} label={message('City')} />,
  },
  note: {
    label: message('Note'),
    field: (props: { name: string; hideLabel: boolean }) => <TextField {...props} label={message('Note')} />,
  },
};
const createStops = (count: number, emptyIndex?: number): Stop[] =>
  Array.from({ length: count }, (_, index) => ({ city: index === emptyIndex ? '' : `City ${index}`, note: '' }));

function renderRows(stops: Stop[]) {
  const sent: { stops: Stop[] }[] = [];
  const view = renderScreen(
    <main>
      <Form schema={schema} initialValues={{ stops }} onSubmit={async (values) => sent.push(values)}>
        <VirtualRows<Stop>
          name="stops"
          label={message('Stops')}
          addLabel={message('Add stop')}
          searchLabel={message('Search stops')}
          toSearchText={({ city }) => city}
          emptyRow={{ city: '', note: '' }}
          max={1_000}
          columns={columns}
        />
        <SubmitButton />
      </Form>
    </main>,
  );
  return { ...view, sent };
}
const getFields = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'City' });
const rowOf = (element: Element | null) => element?.closest('[role=row]')?.getAttribute('aria-rowindex');
const save = () => screen.getByRole('button', { name: 'Save' });

test('mounts the rows in sight of a table that says how many there are', async () => {
  const { user, container } = renderRows(createStops(200));
  const table = screen.getByRole('table', { name: 'Stops' });
  expect(table).toHaveAttribute('aria-rowcount', '201');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['City', 'Note']);
  expect(getFields().length).toBeLessThan(30);
  expect([getFields()[0]?.value, rowOf(getFields()[0] ?? null)]).toEqual(['City 0', '2']);
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(getFields()[0] as HTMLElement);
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement).toHaveDisplayValue('City 199'));
  expect(rowOf(document.activeElement)).toBe('201');
  expect(getFields().length).toBeLessThan(30);
  await user.keyboard('{ArrowUp}{Tab}{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'stops.197.note'));
});

test('searches in all rows; a found one is edited, one removed and one added', async () => {
  const stops = createStops(120);
  const { user, sent } = renderRows(stops);
  const search = screen.getByRole('searchbox', { name: 'Search stops' });
  await user.click(search);
  await user.paste('11 city');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11 of 120'));
  expect(getFields().map(({ value }) => value)).toEqual(stops.flatMap(({ city }) => (city.includes('11') ? city : [])));
  await user.type(getFields()[0] as HTMLElement, ' x');
  await user.click(screen.getByRole('button', { name: 'Remove row 112' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('10 of 119'));
  await user.clear(search);
  await user.click(search);
  await user.paste('nowhere');
  expect(await screen.findByText('No rows match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add stop' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'stops.119.city'));
  expect(search).toHaveValue('');
  await user.keyboard('New');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  const cities = stops.toSpliced(111, 1).map(({ city }) => (city === 'City 11' ? 'City 11 x' : city));
  expect(sent[0]?.stops.map(({ city }) => city)).toEqual([...cities, 'New']);
});

test('an invalid row comes into sight, and its field is focused from the summary though a search hides it', async () => {
  const { user, sent } = renderRows(createStops(200, 150));
  await user.click(save());
  const summary = within(await screen.findByRole('alert'));
  const findInvalid = () => screen.queryByRole('button', { name: 'Remove row 151' });
  await waitFor(() => expect(findInvalid()).not.toBeNull());
  await user.type(screen.getByRole('searchbox'), 'city 7');
  await waitFor(() => expect(findInvalid()).toBeNull());
  await user.click(summary.getByRole('button', { name: 'City: Field is required' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'stops.150.city'));
  expect(document.activeElement).toBeInvalid();
  expect(sent).toEqual([]);
});

test('few rows are shown whole, without a search', () => {
  renderRows(createStops(30));
  expect(getFields()).toHaveLength(30);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
