import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api } from 'shared-auth';
import { object, string } from 'yup';
import { Button } from '../base/chakra.ts';
import { TextField } from '../form/index.ts';
import { renderScreen, type ApiCall } from '../testing/index.ts';
import { FormDialog } from './index.ts';

type Cargo = { id: string; name: string };

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({ name: string().trim().required().max(10) });

/** Edits with an id, creates without one. */
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
      title={message(id ? 'Edit cargo' : 'New cargo')}
      schema={schema}
      initialValues={id ? cargo.data : {}}
      error={cargo.error}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={message('Name')} />
    </FormDialog>
  );
}

function Screen() {
  const [id, setId] = useState<string>();
  return (
    <>
      {['', 'a', 'b'].map((cargoId) => (
        <Button key={cargoId} onClick={() => setId(cargoId)}>{`Open ${cargoId || 'new'}`}</Button>
      ))}
      {id !== undefined && <CargoDialog id={id} onClose={() => setId(undefined)} />}
    </>
  );
}

function renderDialogs() {
  const nameById: Record<string, string> = { a: 'Tea', b: 'Rice' };
  const view = renderScreen(<Screen />, {
    replies: {
      'GET cargos/:id': ({ path }) => ({ id: path.slice(-1), name: nameById[path.slice(-1)] }),
      'PATCH cargos/:id': ({ path, body }: ApiCall) => {
        nameById[path.slice(-1)] = (body as Cargo).name;
      },
      'POST cargos': () => undefined,
    },
  });
  const open = async (label: string) => {
    await view.user.click(screen.getByRole('button', { name: `Open ${label}`, hidden: true }));
    return screen.findByLabelText(/^Name/);
  };
  const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const cancel = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitForClose();
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, open, cancel, save, waitForClose };
}

test('shows the stored values without old input and errors when reopened', async () => {
  const { user, open, cancel, save } = renderDialogs();
  await user.clear(await open('a'));
  await save();
  await screen.findByText('Field is required');
  await cancel();
  expect(await open('a')).toHaveValue('Tea');
  expect(screen.queryByText('Field is required')).toBeNull();
  await user.type(screen.getByLabelText(/^Name/), ' leaves');
  await cancel();
  expect(await open('b')).toHaveValue('Rice');
  await cancel();
  expect(await open('new')).toHaveValue('');
  expect(within(screen.getByRole('dialog')).getByText('New cargo')).toBeInTheDocument();
});

test('updates with an id and creates without one', async () => {
  const { user, open, save, waitForClose, calls } = renderDialogs();
  await user.type(await open('a'), 's');
  await save();
  await waitForClose();
  expect(await open('a')).toHaveValue('Teas');
  await user.keyboard('{Escape}');
  await waitForClose();
  await user.type(await open('new'), 'Salt');
  await save();
  await waitForClose();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['PATCH cargos/a', 'POST cargos']);
});
