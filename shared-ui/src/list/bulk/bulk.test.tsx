import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Formik, Form } from 'formik';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from '../../testing/index.ts';
import { ListPage, SearchFilter, useListParams, type BulkDialogProps, type BulkAction, type Column } from '../index.ts';

type Trip = { id: string; number: string; stage: 'saved' | 'billed' };

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const columns: Column<Trip>[] = [{ id: 'number', header: message('Number'), cell: ({ number }) => number }];
const invalidates = ['trips'];
const complete: BulkAction<Trip> = {
  label: message('Complete'),
  description: message('They can be billed then.'),
  appliesTo: ({ stage }) => stage === 'saved',
  invalidates,
  errorMessages: { late: message('Too late by {minutes} minutes'), 'driver.required': message('Driver missing') },
  run: ({ id }) => api.patch(`trips/${id}`),
  hasChanged: (response: { stageOutcome: string } | undefined) => response?.stageOutcome !== 'unchanged',
};
const reject: BulkAction<Trip> = {
  label: message('Reject'),
  invalidates,
  renderForm: (props) => <ReasonForm {...props} />,
};
const bill: BulkAction<Trip> = {
  label: message('Bill'),
  invalidates,
  appliesTo: () => false,
  run: async () => undefined,
};

const compare: BulkAction<Trip> = {
  label: message('Compare'),
  invalidates,
  appliesTo: ({ stage }) => stage === 'saved',
  minRows: 2,
  run: async () => undefined,
};

const ReasonForm = ({ rows, start }: BulkDialogProps<Trip>) => (
  <Formik
    initialValues={{ reason: '' }}
    onSubmit={({ reason }) => start(({ id }) => api.post(`trips/${id}/reject`, { reason }))}
  >
    {({ getFieldProps }) => (
      <Form>
        <label>
          Reason for {rows.length}
          <input {...getFieldProps('reason')} />
        </label>
      </Form>
    )}
  </Formik>
);

function TripsPage() {
  const list = useListParams();
  const rows = useQuery({
    queryKey: [...invalidates, list.query],
    queryFn: () => api.get<Page<Trip>>('trips', { query: list.query }),
  });
  return (
    <ListPage
      name="trips"
      title={message('Trips')}
      list={list}
      rows={rows}
      columns={columns}
      bulkActions={[complete, reject, bill, compare]}
      rowName={({ number }) => number}
      tabs={<p>Tabs</p>}
      filters={<SearchFilter />}
      emptyState={{ title: message('No trips found') }}
    />
  );
}

/** Five per page; T-4 is billed. */
const buildTrip = (n: number): Trip => ({ id: `id-${n}`, number: `T-${n}`, stage: n === 4 ? 'billed' : 'saved' });
const tripReplies: Replies = {
  'GET trips': ({ query }) => ({
    items: [1, 2, 3, 4, 5].map((n) => buildTrip(n + (Number(query.get('page')) - 1) * 5)),
    total: 10,
  }),
  'PATCH trips/:id': () => undefined,
};
const renderPage = (replies: Replies = {}) =>
  renderScreen(<TripsPage />, { url: '/?limit=5', replies: { ...tripReplies, ...replies } });
type View = ReturnType<typeof renderPage>;

const select = async ({ user }: View, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const clickButton = ({ user }: View, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const getResults = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('listitem').map((item) => item.textContent);

test('disables selecting all rows until they are loaded', async () => {
  renderPage();
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeDisabled();
  await screen.findByRole('checkbox', { name: 'Select T-1' });
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeEnabled();
});

test('keeps the selection across pages and shows its size', async () => {
  const view = renderPage();
  await select(view, 'T-1', 'T-2');
  await view.user.click(screen.getByRole('link', { name: 'Page 2' }));
  await select(view, 'T-7');
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  expect(bar.getByText('3 selected')).toBeVisible();
  expect(bar.getByText('1 on this page')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText('Tabs')).toBeVisible();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(bar.getByText('7 selected')).toBeVisible();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await clickButton(view, 'Clear selection');
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('offers the actions that apply to a selected row, with their count', async () => {
  const view = renderPage();
  await select(view, 'T-3', 'T-4');
  expect(screen.getByRole('button', { name: 'Complete (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bill/ })).toBeNull();
  await clickButton(view, 'Complete (1)');
  const dialog = await findDialog('Complete');
  expect(dialog.getByText('They can be billed then.')).toBeVisible();
  expect(dialog.getByText('Applies to 1 of the 2 selected. The others stay unchanged.')).toBeVisible();
  expect(view.calls).toHaveLength(1);
});

test('offers an action from as many rows on as it asks for', async () => {
  const view = renderPage();
  await select(view, 'T-3', 'T-4');
  expect(screen.getByRole('button', { name: 'Complete (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
  await select(view, 'T-5');
  expect(screen.getByRole('button', { name: 'Compare (2)' })).toBeVisible();
});

test('runs all rows despite failures, keeps failed rows selected and reloads the list once', async () => {
  const view = renderPage({
    'PATCH trips/id-2': () => errorReply(409, 'late', { params: { minutes: 5 } }),
    'PATCH trips/id-3': () => errorReply(409, 'odd', { message: 'T-3 has no vehicle' }),
    'PATCH trips/id-5': () =>
      errorReply(422, 'invalid', {
        fields: {
          driver: { code: 'required', message: '' },
          vehicle: { code: 'required', message: '' },
          weight: { code: 'required', message: '' },
        },
      }),
  });
  await select(view, 'T-1', 'T-2', 'T-3', 'T-5');
  await clickButton(view, 'Complete');
  await view.user.click((await findDialog('Complete')).getByRole('button', { name: 'Complete' }));
  const dialog = await findDialog('Complete');
  await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus()); // the one in the footer
  expect(dialog.getByRole('status')).toHaveTextContent(/^1 changed, 3 not$/);
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  const failed = ['T-2Too late by 5 minutes', 'T-3T-3 has no vehicle', 'T-5Driver missingField is required'];
  expect(getResults(dialog)).toEqual([...failed, 'T-1Done']);
  await view.user.click(dialog.getByRole('checkbox', { name: 'Failed only (3)' }));
  expect(getResults(dialog)).toEqual(failed);
  await view.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await screen.findByText('3 selected', { selector: 'p' });
  expect(screen.getByRole('checkbox', { name: 'Select T-1' })).not.toBeChecked();
  expect(view.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2);
  expect(view.notices).toEqual([]);
});

test('runs four rows at a time; stopping skips the rest', async () => {
  const pending: (() => void)[] = [];
  const view = renderPage({
    'PATCH trips/:id': () =>
      new Promise<void>((resolve) => {
        pending.push(resolve);
      }),
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await view.user.click(screen.getByRole('link', { name: 'Page 2' }));
  await select(view, 'T-6');
  await clickButton(view, 'Complete (5)');
  await view.user.click((await findDialog('Complete')).getByRole('button', { name: 'Complete' }));
  const dialog = await findDialog('Complete');
  await waitFor(() => expect(pending).toHaveLength(4));
  expect(getResults(dialog).filter((result) => result?.endsWith('In progress'))).toHaveLength(4);
  await view.user.keyboard('{Escape}');
  await act(async () => pending.forEach((resolve) => resolve()));
  await waitFor(() => expect(getResults(dialog).at(-1)).toBe('T-6Not started: stopped'));
  expect(dialog.getByRole('status')).toHaveTextContent(/^4 changed, 1 not$/);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(pending).toHaveLength(4);
  await view.user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  expect(await screen.findByText('2 selected', { selector: 'p' })).toBeVisible();
});

test('counts the rows that a response leaves unchanged', async () => {
  const view = renderPage({
    'PATCH trips/:id': ({ path }) => ({ stageOutcome: path.endsWith('2') ? 'unchanged' : 'changed' }),
  });
  await select(view, 'T-1', 'T-2', 'T-3');
  await clickButton(view, 'Complete');
  await view.user.click((await findDialog('Complete')).getByRole('button', { name: 'Complete' }));
  const dialog = await findDialog('Complete');
  expect(await dialog.findByText('2 changed, 1 not')).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('asks for input once for all rows, usable by keyboard only', async () => {
  const bodies: unknown[] = [];
  const view = renderPage({ 'POST trips/:id/reject': ({ body }) => void bodies.push(body) });
  const checkbox = await screen.findByRole('checkbox', { name: 'Select T-1' });
  act(() => checkbox.focus());
  await view.user.keyboard(' ');
  await select(view, 'T-2');
  act(() => screen.getByRole('button', { name: 'Reject' }).focus());
  await view.user.keyboard('{Enter}');
  const dialog = await findDialog('Reject');
  expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
  await view.user.type(dialog.getByLabelText('Reason for 2'), 'Rain{Enter}');
  await waitFor(() => expect(getResults(dialog)).toEqual(['T-1Done', 'T-2Done']));
  expect(bodies).toEqual([{ reason: 'Rain' }, { reason: 'Rain' }]);
  expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('selects cards too', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') });
  const view = renderPage();
  await select(view, 'T-1', 'T-4');
  expect(screen.queryByRole('table')).toBeNull();
  await clickButton(view, 'Actions');
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Complete (1)',
    'Reject (2)',
  ]);
  window.matchMedia = matchMedia;
});
