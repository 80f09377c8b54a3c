import { screen } from '@testing-library/react';
import { number, object } from 'yup';
import { renderScreen } from '../../testing/index.ts';
import { Form } from '../core/form.tsx';
import { NumberField } from './masked-fields.tsx';

jest.mock('imask', () => {
  throw new Error('offline');
});

type Listen = (event: 'unhandledRejection', listener: (reason: unknown) => void) => void;
/** Of the process that runs the test: jsdom reports no unhandled rejections. */
const testProcess = Reflect.get(globalThis, 'process') as { on: Listen; off: Listen };

test('takes text while the mask cannot be loaded', async () => {
  const rejections: unknown[] = [];
  const record = (reason: unknown) => rejections.push(reason);
  testProcess.on('unhandledRejection', record);
  const { user } = renderScreen(
    <Form
      schema={object({ weight: number().required() })}
      initialValues={{ weight: 0 }}
      onSubmit={async () => undefined}
    >
      <NumberField name="weight" label={{ id: 'test.weight', defaultMessage: 'Weight' }} />
    </Form>,
  );
  const field = await screen.findByRole('textbox', { name: 'Weight' });
  await user.clear(field);
  await user.type(field, '125');
  expect(field).toHaveValue('125');
  testProcess.off('unhandledRejection', record);
  expect(rejections).toEqual([]);
});
