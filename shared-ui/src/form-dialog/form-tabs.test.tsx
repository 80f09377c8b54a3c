import { screen, waitFor } from '@testing-library/react';
import { number, object, string } from 'yup';
import { Form, SubmitButton, TextField, useRefusal } from '../form/index.ts';
import { ApiError } from 'shared-auth';
import { Button } from '../base/chakra.ts';
import { renderScreen } from '../testing/index.ts';
import { FormTabs, type FormTab } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const [name, port] = [words('Name'), words('Port')];
const schema = object({ name: string().required().max(5), port: number().min(1).max(9) });

/** Asks the server what it thinks of the port, without sending the form. */
function Try() {
  const refuse = useRefusal();
  const error = new ApiError({
    status: 422,
    code: 'invalid',
    message: '',
    fields: { port: { code: 'closed', message: 'Nobody answers there' } },
  });
  return <Button onClick={() => refuse(error)}>Try</Button>;
}

function show(initial: { name: string; port: number }) {
  const sent: unknown[] = [];
  const tabs: FormTab[] = [
    { id: 'one', label: words('General'), fields: { name }, content: <TextField name="name" label={name} /> },
    {
      id: 'two',
      label: words('Server'),
      fields: { port },
      content: (
        <>
          <TextField name="port" label={port} />
          <Try />
        </>
      ),
    },
  ];
  const view = renderScreen(
    <Form schema={schema} initial={initial} onSubmit={async (values) => sent.push(values)}>
      <FormTabs tabs={tabs} />
      <SubmitButton />
    </Form>,
  );
  const tab = async (label: string) => view.user.click(await screen.findByRole('tab', { name: label }));
  const send = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, sent, tab, send };
}

test('what is entered on one tab is sent from another', async () => {
  const { user, tab, send, sent } = show({ name: 'a', port: 2 });
  await user.type(await screen.findByLabelText(/^Name/), 'b');
  await tab('Server');
  await send();
  await waitFor(() => expect(sent).toEqual([{ name: 'ab', port: 2 }]));
});

test('what is wrong elsewhere is shown there, and the summary leads to each', async () => {
  const { user, tab, send, sent } = show({ name: 'too long', port: 99 });
  await tab('Server');
  await user.type(screen.getByLabelText(/^Port/), '{Backspace}');
  await send();
  await user.click(await screen.findByRole('button', { name: 'Name: Max 5 symbols' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  expect(sent).toEqual([]);
});

test('what a call beside the sending refuses stays wrong until that field changes', async () => {
  const { user, tab } = show({ name: 'a', port: 2 });
  await tab('Server');
  await user.click(screen.getByRole('button', { name: 'Try' }));
  expect(await screen.findByText('Nobody answers there')).toBeVisible();
  await tab('General');
  await user.type(screen.getByLabelText(/^Name/), 'b');
  await tab('Server');
  expect(screen.getByText('Nobody answers there')).toBeVisible();
  await user.type(screen.getByLabelText(/^Port/), '{Backspace}3');
  await waitFor(() => expect(screen.queryByText('Nobody answers there')).toBeNull());
});
