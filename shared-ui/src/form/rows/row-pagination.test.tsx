import { screen, waitFor, within } from '@testing-library/react';
import { array, object, string } from 'yup';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import { Form, FieldRows, SubmitButton, TextField } from '../index.ts';

const message = (text: string) => ({ id: text, defaultMessage: text });
const schema = object({
  stops: array()
    .of(object({ city: string().required() }))
    .required(),
});
const createStops = (...emptyIndexes: number[]) =>
  Array.from({ length: 45 }, (_, index) => ({ city: emptyIndexes.includes(index) ? '' : `City ${index}` }));

const renderRows = (initialStops: { city: string }[]) =>
  renderScreen(
    <main>
      <Form schema={schema} initialValues={{ stops: initialStops }} onSubmit={async () => undefined}>
        <FieldRows name="stops" addLabel={message('Add stop')} emptyRow={{ city: '' }} pageSize={20}>
          {(path) => <TextField name={`${path}.city`} label={message('City')} />}
        </FieldRows>
        <SubmitButton />
      </Form>
    </main>,
  );
const getFields = () => screen.getAllByRole('textbox', { name: /City/ });
const getValues = () => getFields().map((field) => (field as HTMLInputElement).value);
const getPager = () => within(screen.getByRole('navigation', { name: 'Row pages' }));

test('shows many rows in pages', async () => {
  const { user, container } = renderRows(createStops());
  expect([getValues().length, getValues()[0], getPager().getByRole('status').textContent]).toEqual([
    20,
    'City 0',
    '1–20 of 45',
  ]);
  await user.selectOptions(getPager().getByRole('combobox', { name: 'Rows shown' }), '41–45');
  expect(getValues()).toEqual(['City 40', 'City 41', 'City 42', 'City 43', 'City 44']);
  await user.click(getPager().getByRole('button', { name: 'Next rows' }));
  await user.click(getPager().getByRole('button', { name: 'Previous rows' }));
  expect([getValues().length, getValues()[0]]).toEqual([20, 'City 20']);
  await user.click(screen.getByRole('button', { name: 'Remove row 21' }));
  expect([getValues()[0], getValues().at(-1)]).toEqual(['City 21', 'City 40']);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('opens the last page and focuses a row that is added', async () => {
  const { user } = renderRows(createStops());
  await user.click(screen.getByRole('button', { name: 'Add stop' }));
  expect([getValues().length, getPager().getByRole('status').textContent]).toEqual([6, '41–46 of 46']);
  expect(getFields().at(-1)).toHaveFocus();
});

test('opens the page of an error from the summary', async () => {
  const { user } = renderRows(createStops(23, 44));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert'));
  await waitFor(() => expect(getValues()[3]).toBe(''));
  await user.click(summary.getAllByRole('button', { name: 'City: Field is required' })[1] as HTMLElement);
  expect([getValues().length, getPager().getByRole('status').textContent]).toEqual([5, '41–45 of 45']);
  await waitFor(() => expect(getFields().at(-1)).toHaveFocus());
});

test('shows few rows without pages', () => {
  renderRows(createStops().slice(0, 20));
  expect([getValues().length, screen.queryByRole('navigation')]).toEqual([20, null]);
});
