import { screen, waitFor, within } from '@testing-library/react';
import { array, object, string } from 'yup';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { Form, Rows, SubmitButton, TextField } from './index.ts';

const words = (text: string) => ({ id: text, defaultMessage: text });
const schema = object({
  stops: array()
    .of(object({ place: string().required() }))
    .required(),
});
const stops = (...empty: number[]) =>
  Array.from({ length: 45 }, (_, at) => ({ place: empty.includes(at) ? '' : `Place ${at}` }));

const show = (initial: { place: string }[]) =>
  renderScreen(
    <main>
      <Form schema={schema} initial={{ stops: initial }} onSubmit={async () => undefined}>
        <Rows name="stops" add={words('Add stop')} empty={{ place: '' }} pageSize={20}>
          {(path) => <TextField name={`${path}.place`} label={words('Place')} />}
        </Rows>
        <SubmitButton />
      </Form>
    </main>,
  );
const fields = () => screen.getAllByRole('textbox', { name: /Place/ });
const drawn = () => fields().map((field) => (field as HTMLInputElement).value);
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of rows' }));

test('of many rows a page is drawn, and each other one is reached', async () => {
  const { user, container } = show(stops());
  expect([drawn().length, drawn()[0], pager().getByRole('status').textContent]).toEqual([20, 'Place 0', '1–20 of 45']);
  await user.selectOptions(pager().getByRole('combobox', { name: 'Rows shown' }), '41–45');
  expect(drawn()).toEqual(['Place 40', 'Place 41', 'Place 42', 'Place 43', 'Place 44']);
  await user.click(pager().getByRole('button', { name: 'Next rows' }));
  await user.click(pager().getByRole('button', { name: 'Previous rows' }));
  expect([drawn().length, drawn()[0]]).toEqual([20, 'Place 20']);
  await user.click(screen.getByRole('button', { name: 'Remove row 21' }));
  expect([drawn()[0], drawn().at(-1)]).toEqual(['Place 21', 'Place 40']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a row that is added is typed at once, wherever one was', async () => {
  const { user } = show(stops());
  await user.click(screen.getByRole('button', { name: 'Add stop' }));
  expect([drawn().length, pager().getByRole('status').textContent]).toEqual([6, '41–46 of 46']);
  expect(fields().at(-1)).toHaveFocus();
});

test('what is wrong on a page that is not drawn is led to', async () => {
  const { user } = show(stops(23, 44));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert'));
  await waitFor(() => expect(drawn()[3]).toBe(''));
  await user.click(summary.getAllByRole('button', { name: 'Place: Field is required' })[1] as HTMLElement);
  expect([drawn().length, pager().getByRole('status').textContent]).toEqual([5, '41–45 of 45']);
  await waitFor(() => expect(fields().at(-1)).toHaveFocus());
});

test('few rows have no pages', () => {
  show(stops().slice(0, 20));
  expect([drawn().length, screen.queryByRole('navigation')]).toEqual([20, null]);
});
