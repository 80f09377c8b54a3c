import { act, screen, waitFor } from '@testing-library/react';
import { usePreferences } from 'shared-auth';
import { number, object, string } from 'yup';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { Form, MeasureField, SubmitButton } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  width: string().required(),
  weight: number().nullable().default(null),
  space: string().nullable().default(null),
});

async function show(initial: { width?: string; weight?: number } = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initial={initial} onSubmit={async (values) => sent.push(values)}>
      <MeasureField name="width" label={words('Width')} kind="length" />
      <MeasureField name="weight" label={words('Weight')} kind="weight" />
      <MeasureField name="space" label={words('Space')} kind="space" />
      <SubmitButton />
    </Form>,
  );
  await screen.findByLabelText(/^Width/);
  return { ...view, sent };
}
const shown = () =>
  [/^Width/, /^Weight/, /^Space/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const changeTo = (units: 'metric' | 'imperial') => act(() => usePreferences.getState().setUnits(units));

test('what is typed in either system is sent metric, and the unit stands in the field', async () => {
  const { user, sent } = await show();
  expect(screen.getByLabelText(/^Width/)).toHaveAccessibleDescription(/^m\b/);
  await user.type(screen.getByLabelText(/^Width/), '2.5');
  changeTo('imperial');
  expect(screen.getByLabelText(/^Weight/)).toHaveAccessibleDescription(/^tonnes/);
  await user.type(screen.getByLabelText(/^Weight/), '1.25');
  await user.type(screen.getByLabelText(/^Space/), '353.1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ width: '2.5', weight: 1250, space: '9.999' }]));
});

test('a change of units while the form is open is followed at once and moves nothing', async () => {
  const { user, sent } = await show({ width: '1.829', weight: 12_500 });
  await waitFor(() => expect(shown()).toEqual(['1.829', '12,500', '']));
  changeTo('imperial');
  await waitFor(() => expect(shown()).toEqual(['6', '12.5', '']));
  changeTo('metric');
  await waitFor(() => expect(shown()).toEqual(['1.829', '12,500', '']));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ width: '1.829', weight: 12_500, space: null }]));
});

test('what is typed stays as it is typed; emptied, what is required becomes zero and the optional stays empty', async () => {
  const { user, sent } = await show({ width: '2', weight: 5 });
  changeTo('imperial');
  await user.clear(screen.getByLabelText(/^Width/));
  await user.type(screen.getByLabelText(/^Width/), '8.50');
  await user.clear(screen.getByLabelText(/^Weight/));
  await user.tab();
  expect(shown()).toEqual(['8.50', '', '']);
  await user.clear(screen.getByLabelText(/^Width/));
  await user.tab();
  expect(shown()[0]).toBe('0.00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ width: '0', weight: null, space: null }]));
});

test('nothing keeps anybody from using it', async () => {
  const { container } = await show();
  expect(await accessibilityFaults(container)).toEqual([]);
});
