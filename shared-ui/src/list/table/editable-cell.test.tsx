import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { CellForm } from '../../form-dialog/index.ts';
import { TextField } from '../../form/index.ts';
import { renderScreen } from '../../testing/index.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

type Order = { id: string; reference: string; isLocked: boolean };
const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({ reference: string().required() });
const INITIAL: Order[] = [
  { id: '1', reference: 'PO-1', isLocked: false },
  { id: '2', reference: 'PO-2', isLocked: true },
];

/** Saves after `resolve` has been called. */
function renderTable() {
  let resolve = () => undefined as void;
  const opened: string[] = [];
  function Orders() {
    const [orders, setOrders] = useState(INITIAL);
    const save = async (id: string, reference: string) => {
      await new Promise<void>((done) => (resolve = done));
      setOrders((current) => current.map((order) => (order.id === id ? { ...order, reference } : order)));
    };
    const columns: Column<Order>[] = [
      { id: 'id', header: message('Number'), cell: ({ id }) => id },
      {
        id: 'reference',
        header: message('Reference'),
        cell: ({ reference }) => reference,
        edit: {
          isEditable: ({ isLocked }) => !isLocked,
          form: ({ id, reference }) => (
            <CellForm
              schema={schema}
              concurrency={{
                record: { id, revision: 1 },
                values: { reference },
                reload: () => Promise.reject(new Error('no conflict')),
              }}
              onSubmit={(values) => save(id, values.reference)}
            >
              <TextField name="reference" label={message('Reference')} autoFocus />
            </CellForm>
          ),
        },
      },
    ];
    return (
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        skeletonRowCount={1}
        sort={undefined}
        onSort={() => undefined}
        onResize={() => undefined}
        onReorder={() => undefined}
        rowName={({ id }) => id}
        openRow={{
          current: undefined,
          open: ({ id }) => opened.push(id),
          close: () => undefined,
          getStep: () => undefined,
        }}
      />
    );
  }
  const view = renderScreen(<Orders />);
  const getButton = () => screen.getByRole('button', { name: 'Edit Reference of 1' });
  const findField = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Reference' });
  return { ...view, opened, getButton, findField, finish: () => resolve() };
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('F2 on a row edits its cell, which closes when the new value is there', async () => {
  const { user, getButton, findField, finish, opened } = renderTable();
  screen.getByRole('region', { name: /Orders/ }).focus();
  await user.keyboard('{ArrowDown}{F2}');
  const field = await findField();
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.paste('PO-9');
  await user.keyboard('{Enter}');
  const save = within(screen.getByRole('dialog')).getAllByRole('button').at(-1);
  await waitFor(() => expect(save).toBeDisabled()); // while it is saved
  finish();
  await expectClosed();
  expect(screen.getByRole('cell', { name: /^PO-9/ })).toBeVisible();
  await waitFor(() => expect(getButton()).toHaveFocus());
  expect(opened).toEqual([]);
});

test('unsaved changes survive a click elsewhere, Escape discards them', async () => {
  const { user, getButton, findField } = renderTable();
  await user.click(getButton());
  await user.click(await findField());
  await user.paste('0');
  await user.click(document.body);
  expect(await findField()).toHaveValue('PO-10');
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(screen.getByRole('cell', { name: /^PO-1(?!0)/ })).toBeVisible();
});

test('says what is wrong, and offers nothing where nothing may be changed', async () => {
  const { user, getButton, findField } = renderTable();
  expect(screen.queryByRole('button', { name: 'Edit Reference of 2' })).toBeNull();
  await user.dblClick(screen.getByRole('cell', { name: 'PO-2' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(getButton());
  await user.clear(await findField());
  await user.keyboard('{Enter}');
  expect(await findField()).toHaveAccessibleDescription('Field is required');
});
