import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api } from 'shared-auth';
import { object, string } from 'yup';
import { Button } from '../base/chakra.ts';
import { TextField } from '../form/index.ts';
import { renderScreen, type Call } from '../testing/index.ts';
import { FormDialog } from './index.ts';

type Cargo = { id: string; name: string };

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({ name: string().trim().required().max(10) });

/** As every feature does it: with an id it changes, without one it creates. */
function CargoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const cargo = useQuery({
    queryKey: ['cargos', id],
    queryFn: () => api.get<Cargo>(`cargos/${id}`),
    enabled: id !== '',
  });
  const save = useMutation({
    mutationFn: (input: { name: string }) => (id ? api.patch(`cargos/${id}`, input) : api.post('cargos', input)),
    meta: { invalidates: ['cargos'] },
  });
  return (
    <FormDialog
      title={words(id ? 'Edit cargo' : 'New cargo')}
      schema={schema}
      initial={id ? cargo.data : {}}
      error={cargo.error}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={words('Name')} />
    </FormDialog>
  );
}

function Screen() {
  const [id, setId] = useState<string>();
  return (
    <>
      {['', 'a', 'b'].map((each) => (
        <Button key={each} onClick={() => setId(each)}>{`Open ${each || 'new'}`}</Button>
      ))}
      {id !== undefined && <CargoDialog id={id} onClose={() => setId(undefined)} />}
    </>
  );
}

function show() {
  const cargos: Record<string, string> = { a: 'Tea', b: 'Rice' };
  const view = renderScreen(<Screen />, {
    replies: {
      'GET cargos/:id': ({ path }) => ({ id: path.slice(-1), name: cargos[path.slice(-1)] }),
      'PATCH cargos/:id': ({ path, body }: Call) => {
        cargos[path.slice(-1)] = (body as Cargo).name;
      },
      'POST cargos': () => undefined,
    },
  });
  const open = async (which: string) => {
    await view.user.click(screen.getByRole('button', { name: `Open ${which}`, hidden: true }));
    return screen.findByLabelText(/^Name/);
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const leave = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, open, leave, save, gone };
}

test('opened again it shows what is stored, with no error and nothing of the last time', async () => {
  const { user, open, leave, save } = show();
  await user.clear(await open('a'));
  await save();
  await screen.findByText('Field is required');
  await leave();
  expect(await open('a')).toHaveValue('Tea');
  expect(screen.queryByText('Field is required')).toBeNull();
  await user.type(screen.getByLabelText(/^Name/), ' leaves');
  await leave();
  expect(await open('b')).toHaveValue('Rice');
  await leave();
  expect(await open('new')).toHaveValue('');
  expect(within(screen.getByRole('dialog')).getByText('New cargo')).toBeInTheDocument();
});

test('with an id it changes, without one it creates', async () => {
  const { user, open, save, gone, calls } = show();
  await user.type(await open('a'), 's');
  await save();
  await gone();
  expect(await open('a')).toHaveValue('Teas');
  await user.keyboard('{Escape}');
  await gone();
  await user.type(await open('new'), 'Salt');
  await save();
  await gone();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['PATCH cargos/a', 'POST cargos']);
});
