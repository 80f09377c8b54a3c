import { screen, waitFor } from '@testing-library/react';
import { number, object, string } from 'yup';
import { renderScreen } from '../../testing/index.ts';
import { DurationField, Form, MoneyField, NumberField, SubmitButton, TimeField } from '../index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  price: string().required().default('0.00'),
  fee: string().nullable().default('5.00'),
  client: number().nullable().default(1234567),
  weight: string().nullable().default(null),
  quantity: number().required(),
  start: string().nullable().default(null),
  loading: number().nullable().default(90),
});

async function renderForm() {
  const submitted: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} onSubmit={async (values) => submitted.push(values)}>
      <MoneyField name="price" label={message('Price')} unit="LKR" />
      <MoneyField name="fee" label={message('Fee')} isSigned />
      <NumberField name="client" label={message('Client')} decimals={0} isGrouped={false} />
      <NumberField name="weight" label={message('Weight')} decimals={3} />
      <NumberField name="quantity" label={message('Quantity')} decimals={0} />
      <TimeField name="start" label={message('Start')} />
      <DurationField name="loading" label={message('Loading')} />
      <SubmitButton />
    </Form>,
  );
  await screen.findByLabelText(/^Price/);
  await waitFor(() => expect(screen.getByLabelText('Loading')).toHaveValue('01:30'));
  const type = async (label: RegExp, text: string) => {
    const field = screen.getByLabelText(label);
    await view.user.clear(field);
    await view.user.type(field, text);
    const typed = (field as HTMLInputElement).value;
    await view.user.tab();
    return [typed, (field as HTMLInputElement).value];
  };
  return { ...view, submitted, type };
}

test('replaces an amount that was selected before its mask was loaded', async () => {
  const { user } = renderScreen(
    <Form schema={object({ price: string().required().default('72367.60') })} onSubmit={async () => undefined}>
      <MoneyField name="price" label={message('Price')} />
    </Form>,
  );
  const field: HTMLInputElement = screen.getByLabelText(/^Price/);
  field.focus();
  field.select();
  expect(field).toHaveValue('72367.60');
  await waitFor(() => expect(field).toHaveValue('72,367.60'));
  await user.keyboard('100');
  expect(field).toHaveValue('100');
});

test('masks input while typing and normalizes it on blur', async () => {
  const { type, submitted, user } = await renderForm();
  expect(await type(/^Price/, '1234567.5')).toEqual(['1,234,567.5', '1,234,567.50']);
  expect(await type(/^Price/, 'x12.3.45')).toEqual(['12.34', '12.34']);
  expect(await type(/^Fee/, '-1234.5')).toEqual(['-1,234.5', '-1,234.50']);
  expect(await type(/^Client/, '7654321')).toEqual(['7654321', '7654321']);
  expect(await type(/^Weight/, '10.1239')).toEqual(['10.123', '10.123']);
  expect(await type(/^Quantity/, '1a2')).toEqual(['12', '12']);
  expect(await type(/^Start/, '2575')).toEqual(['23:59', '23:59']);
  expect(await type(/^Start/, '7:5')).toEqual(['7:5', '07:05']);
  expect(await type(/^Loading/, '2')).toEqual(['2', '02:00']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(submitted).toEqual([
      {
        price: '12.34',
        fee: '-1234.50',
        client: 7_654_321,
        weight: '10.123',
        quantity: 12,
        start: '07:05',
        loading: 120,
      },
    ]),
  );
});

test('turns empty required amounts and numbers into zero, and leaves optional ones empty', async () => {
  const { submitted, user } = await renderForm();
  await user.clear(screen.getByLabelText(/^Price/));
  await user.tab();
  expect(screen.getByLabelText(/^Price/)).toHaveValue('0.00');
  expect(screen.getByLabelText('Client')).toHaveValue('1234567');
  await user.clear(screen.getByLabelText('Client'));
  await user.clear(screen.getByLabelText('Fee'));
  await user.tab();
  expect(screen.getByLabelText('Fee')).toHaveValue('');
  await user.click(screen.getByLabelText('Weight'));
  await user.click(screen.getByLabelText(/^Quantity/));
  await user.clear(screen.getByLabelText('Loading'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(submitted).toEqual([
      { price: '0.00', fee: null, client: null, weight: null, quantity: 0, start: null, loading: null },
    ]),
  );
});
