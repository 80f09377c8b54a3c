import { act, screen, waitFor } from '@testing-library/react';
import { usePreferences } from 'shared-auth';
import { number, object, string } from 'yup';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import { Form, MeasureField, SubmitButton } from '../index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  width: string().required(),
  weight: number().nullable().default(null),
  space: string().nullable().default(null),
});

async function renderForm(initialValues: { width?: string; weight?: number } = {}) {
  const submitted: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initialValues={initialValues} onSubmit={async (values) => submitted.push(values)}>
      <MeasureField name="width" label={message('Width')} kind="length" />
      <MeasureField name="weight" label={message('Weight')} kind="weight" />
      <MeasureField name="space" label={message('Space')} kind="space" />
      <SubmitButton />
    </Form>,
  );
  await screen.findByLabelText(/^Width/);
  return { ...view, submitted };
}
const getTexts = () =>
  [/^Width/, /^Weight/, /^Space/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const setUnits = (units: 'metric' | 'imperial') => act(() => usePreferences.getState().setUnits(units));

test('submits metric values in either unit system, and shows the unit in the field', async () => {
  const { user, submitted } = await renderForm();
  expect(screen.getByLabelText(/^Width/)).toHaveAccessibleDescription(/^m\b/);
  await user.type(screen.getByLabelText(/^Width/), '2.5');
  setUnits('imperial');
  expect(screen.getByLabelText(/^Weight/)).toHaveAccessibleDescription(/^tonnes/);
  await user.type(screen.getByLabelText(/^Weight/), '1.25');
  await user.type(screen.getByLabelText(/^Space/), '353.1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toEqual([{ width: '2.5', weight: 1250, space: '9.999' }]));
});

test('converts the fields when the units change, without changing the values', async () => {
  const { user, submitted } = await renderForm({ width: '1.829', weight: 12_500 });
  await waitFor(() => expect(getTexts()).toEqual(['1.829', '12,500', '']));
  setUnits('imperial');
  await waitFor(() => expect(getTexts()).toEqual(['6', '12.5', '']));
  setUnits('metric');
  await waitFor(() => expect(getTexts()).toEqual(['1.829', '12,500', '']));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toEqual([{ width: '1.829', weight: 12_500, space: null }]));
});

test('keeps the text as typed; an empty required field becomes zero, an optional one stays empty', async () => {
  const { user, submitted } = await renderForm({ width: '2', weight: 5 });
  setUnits('imperial');
  await user.clear(screen.getByLabelText(/^Width/));
  await user.type(screen.getByLabelText(/^Width/), '8.50');
  await user.clear(screen.getByLabelText(/^Weight/));
  await user.tab();
  expect(getTexts()).toEqual(['8.50', '', '']);
  await user.clear(screen.getByLabelText(/^Width/));
  await user.tab();
  expect(getTexts()[0]).toBe('0.00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toEqual([{ width: '0', weight: null, space: null }]));
});

test('has no accessibility violations', async () => {
  const { container } = await renderForm();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});
