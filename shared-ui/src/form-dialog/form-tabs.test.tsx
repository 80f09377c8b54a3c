import { screen, waitFor } from '@testing-library/react';
import { number, object, string } from 'yup';
import { Form, SubmitButton, TextField, useSetServerErrors } from '../form/index.ts';
import { ApiError } from 'shared-auth';
import { Button } from '../base/chakra.ts';
import { renderScreen } from '../testing/index.ts';
import { FormTabs, type FormTab } from './index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const [name, port] = [message('Name'), message('Port')];
const schema = object({ name: string().required().max(5), port: number().min(1).max(9) });

/** Sets server errors without submitting the form. */
function TestConnection() {
  const setServerErrors = useSetServerErrors();
  const error = new ApiError({
    status: 422,
    code: 'invalid',
    message: '',
    fields: { port: { code: 'closed', message: 'Connection refused' } },
  });
  return <Button onClick={() => setServerErrors(error)}>Test connection</Button>;
}

function renderTabs(initialValues: { name: string; port: number }) {
  const submitted: unknown[] = [];
  const tabs: FormTab[] = [
    { id: 'one', label: message('General'), fields: { name }, content: <TextField name="name" label={name} /> },
    {
      id: 'two',
      label: message('Server'),
      fields: { port },
      content: (
        <>
          <TextField name="port" label={port} />
          <TestConnection />
        </>
      ),
    },
  ];
  const view = renderScreen(
    <Form schema={schema} initialValues={initialValues} onSubmit={async (values) => submitted.push(values)}>
      <FormTabs tabs={tabs} />
      <SubmitButton />
    </Form>,
  );
  const openTab = async (label: string) => view.user.click(await screen.findByRole('tab', { name: label }));
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, submitted, openTab, save };
}

test('submits the values of all tabs', async () => {
  const { user, openTab, save, submitted } = renderTabs({ name: 'a', port: 2 });
  await user.type(await screen.findByLabelText(/^Name/), 'b');
  await openTab('Server');
  await save();
  await waitFor(() => expect(submitted).toEqual([{ name: 'ab', port: 2 }]));
});

test('opens the tab of an error from the summary', async () => {
  const { user, openTab, save, submitted } = renderTabs({ name: 'too long', port: 99 });
  await openTab('Server');
  await user.type(screen.getByLabelText(/^Port/), '{Backspace}');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Name: Max 5 symbols' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  expect(submitted).toEqual([]);
});

test('keeps server errors of another call until their field changes', async () => {
  const { user, openTab } = renderTabs({ name: 'a', port: 2 });
  await openTab('Server');
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('Connection refused')).toBeVisible();
  await openTab('General');
  await user.type(screen.getByLabelText(/^Name/), 'b');
  await openTab('Server');
  expect(screen.getByText('Connection refused')).toBeVisible();
  await user.type(screen.getByLabelText(/^Port/), '{Backspace}3');
  await waitFor(() => expect(screen.queryByText('Connection refused')).toBeNull());
});
