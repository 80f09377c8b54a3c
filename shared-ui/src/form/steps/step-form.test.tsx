import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-auth';
import { array, object, string } from 'yup';
import { Link } from '../router/index.ts';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { Rows, StepForm, TextField } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  reference: string().required(),
  note: string().nullable().default(null),
  stops: array()
    .of(object({ place: string().required() }))
    .required()
    .min(2, words('At least two points required'))
    .default([{ place: '' }]),
});
const draftSchema = object({
  reference: string().required(),
  note: string().nullable().default(null),
  stops: array()
    .of(object({ place: string().defined().default('') }))
    .required(),
}) as unknown as typeof schema;

const steps = [
  {
    id: 'general',
    title: words('General info'),
    fields: ['reference'],
    content: <TextField name="reference" label={words('Reference')} />,
  },
  { id: 'notes', title: words('Notes'), fields: ['note'], content: <TextField name="note" label={words('Note')} /> },
  {
    id: 'stops',
    title: words('Location'),
    fields: ['stops'],
    content: (
      <Rows name="stops" add={words('Add stop')} empty={{ place: '' }} ordered>
        {(path) => <TextField name={`${path}.place`} label={words('Place')} />}
      </Rows>
    ),
  },
];

function show({
  onSubmit = async (_values: unknown): Promise<unknown> => undefined,
  onSave = async (_values: unknown): Promise<unknown> => undefined,
  initial = {},
  early = false,
  start = undefined as string | undefined,
} = {}) {
  const form = (
    <StepForm
      schema={schema}
      steps={steps}
      initial={initial}
      submit={words('Send for approval')}
      onSubmit={onSubmit}
      early={early}
      start={start}
      onSave={onSave}
      saveSchema={draftSchema}
    />
  );
  return renderScreen(
    <>
      {form}
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { path: '/' },
  );
}
const now = () => screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent;
const next = () => screen.getByRole('button', { name: 'Next' });

test('a step is checked when it is left, back is free and keeps what was entered', async () => {
  const { user, container } = show();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(now()).toContain('General info');
  await waitFor(() => expect(screen.getByLabelText(/^Reference/)).toHaveFocus());
  expect(await accessibilityFaults(container)).toEqual([]);

  await user.type(screen.getByLabelText(/^Reference/), 'PO-1{Enter}');
  await user.type(await screen.findByLabelText('Note'), 'fragile');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText(/^Reference/)).toHaveValue('PO-1');
  await user.click(screen.getByRole('button', { name: 'Step 2 of 3: Notes' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('fragile');
});

test('what is whole already is sent from every step; what is wrong on another one leads there', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    early: true,
    start: 'notes',
    initial: { reference: 'PO-1', stops: [{ place: 'Kandy' }, { place: '' }] },
    onSubmit: async (values) => sent.push(values),
  });
  expect(await screen.findByLabelText('Note')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  const empty = await screen.findByDisplayValue('Kandy');
  expect(now()).toContain('Location');
  expect(empty).toBeVisible();
  await user.type(screen.getAllByLabelText(/^Place/)[1]!, 'Galle');
  await user.click(screen.getByRole('button', { name: 'Step 1 of 3: General info' }));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.type(await screen.findByLabelText('Note'), 'fragile{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([{ reference: 'PO-1', note: 'fragile', stops: [{ place: 'Kandy' }, { place: 'Galle' }] }]),
  );
});

test('the last step sends, after what is wrong in it is repaired', async () => {
  const sent: unknown[] = [];
  const { user } = show({ onSubmit: async (values) => sent.push(values), initial: { reference: 'PO-1' } });
  await user.click(await screen.findByRole('button', { name: 'Step 3 of 3: Location' }));
  await user.type(await screen.findByLabelText(/^Place/), 'Kandy');
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText('At least two points required')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add stop' }));
  await user.keyboard('Galle'); // the new row has the focus
  await user.click(screen.getByRole('button', { name: 'Move row 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() =>
    expect(sent).toEqual([{ reference: 'PO-1', note: null, stops: [{ place: 'Galle' }, { place: 'Kandy' }] }]),
  );
});

test('rows are removed, and what is typed stays with its row', async () => {
  const { user } = show({
    initial: { reference: 'PO-1', stops: [{ place: 'Kandy' }, { place: 'Galle' }, { place: 'Jaffna' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Step 3 of 3: Location' }));
  await screen.findAllByLabelText(/^Place/);
  await user.click(screen.getByRole('button', { name: 'Move row 1 down' }));
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(screen.getAllByLabelText(/^Place/).map((field) => (field as HTMLInputElement).value)).toEqual([
    'Kandy',
    'Jaffna',
  ]);
});

test('what the server refuses leads to its step', async () => {
  const refusal = new ApiError({
    status: 422,
    code: 'invalid',
    message: '',
    fields: {
      reference: { code: 'taken', message: 'This number is in use' },
      note: { code: 'max', message: '', params: { max: 3, value: '' } },
    },
  });
  const { user } = show({
    onSubmit: () => Promise.reject(refusal),
    initial: { reference: 'PO-1', stops: [{ place: 'a' }, { place: 'b' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Step 3 of 3: Location' }));
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByRole('button', { name: 'Reference: This number is in use' })).toBeInTheDocument();
  expect(now()).toContain('General info');
  await user.click(screen.getByRole('button', { name: 'Max 3 symbols' })); // in the summary, for it is on another step
  expect(now()).toContain('Notes');
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

test('it can be kept unfinished at any time; then leaving asks nothing', async () => {
  const kept: unknown[] = [];
  const { user, router } = show({ onSave: async (values) => kept.push(values) });
  await user.click(await screen.findByRole('button', { name: 'Save and continue later' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Reference/), 'PO-1');
  await user.click(screen.getByRole('button', { name: 'Save and continue later' }));
  await waitFor(() => expect(kept).toEqual([{ reference: 'PO-1', note: null, stops: [{ place: '' }] }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save and continue later' })).toBeEnabled());
  await user.click(screen.getByText('Elsewhere'));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('leaving with something unsaved asks first', async () => {
  const { user, router } = show();
  await user.type(await screen.findByLabelText(/^Reference/), 'P');
  await user.click(screen.getByText('Elsewhere'));
  const asking = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asking).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  await user.click(screen.getByText('Elsewhere'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(next).toThrow();
});
