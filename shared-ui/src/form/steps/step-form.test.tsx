import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-auth';
import { array, object, string } from 'yup';
import { Link } from '../../router/index.ts';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import { FieldRows, StepForm, TextField } from '../index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const schema = object({
  reference: string().required(),
  note: string().nullable().default(null),
  stops: array()
    .of(object({ city: string().required() }))
    .required()
    .min(2, message('At least two points required'))
    .default([{ city: '' }]),
});
const draftSchema = object({
  reference: string().required(),
  note: string().nullable().default(null),
  stops: array()
    .of(object({ city: string().defined().default('') }))
    .required(),
}) as unknown as typeof schema;

const steps = [
  {
    id: 'general',
    title: message('General info'),
    fields: ['reference'],
    content: <TextField name="reference" label={message('Reference')} />,
  },
  {
    id: 'notes',
    title: message('Notes'),
    fields: ['note'],
    content: <TextField name="note" label={message('Note')} />,
  },
  {
    id: 'stops',
    title: message('Location'),
    fields: ['stops'],
    content: (
      <FieldRows name="stops" addLabel={message('Add stop')} emptyRow={{ city: '' }} sortable>
        {(path) => <TextField name={`${path}.city`} label={message('City')} />}
      </FieldRows>
    ),
  },
];

function renderForm({
  onSubmit = async (_values: unknown): Promise<unknown> => undefined,
  onSave = async (_values: unknown): Promise<unknown> => undefined,
  initialValues = {},
  canSubmitEarly = false,
  initialStep = undefined as string | undefined,
} = {}) {
  const form = (
    <StepForm
      schema={schema}
      steps={steps}
      initialValues={initialValues}
      submitLabel={message('Send for approval')}
      onSubmit={onSubmit}
      canSubmitEarly={canSubmitEarly}
      initialStep={initialStep}
      onSave={onSave}
      draftSchema={draftSchema}
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
const getCurrentStep = () =>
  screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent;
const getNextButton = () => screen.getByRole('button', { name: 'Next' });

test('validates a step on Next, and keeps the values on Back', async () => {
  const { user, container } = renderForm();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(getCurrentStep()).toContain('General info');
  await waitFor(() => expect(screen.getByLabelText(/^Reference/)).toHaveFocus());
  expect(await findAccessibilityViolations(container)).toEqual([]);

  await user.type(screen.getByLabelText(/^Reference/), 'PO-1{Enter}');
  await user.type(await screen.findByLabelText('Note'), 'fragile');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText(/^Reference/)).toHaveValue('PO-1');
  await user.click(screen.getByRole('button', { name: 'Step 2 of 3: Notes' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('fragile');
});

test('submits complete values from any step, and opens the first step with an error', async () => {
  const submitted: unknown[] = [];
  const { user } = renderForm({
    canSubmitEarly: true,
    initialStep: 'notes',
    initialValues: { reference: 'PO-1', stops: [{ city: 'Kandy' }, { city: '' }] },
    onSubmit: async (values) => submitted.push(values),
  });
  expect(await screen.findByLabelText('Note')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  const empty = await screen.findByDisplayValue('Kandy');
  expect(getCurrentStep()).toContain('Location');
  expect(empty).toBeVisible();
  await user.type(screen.getAllByLabelText(/^City/)[1]!, 'Galle');
  await user.click(screen.getByRole('button', { name: 'Step 1 of 3: General info' }));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.type(await screen.findByLabelText('Note'), 'fragile{Enter}');
  await waitFor(() =>
    expect(submitted).toEqual([{ reference: 'PO-1', note: 'fragile', stops: [{ city: 'Kandy' }, { city: 'Galle' }] }]),
  );
});

test('submits from the last step once its errors are fixed', async () => {
  const submitted: unknown[] = [];
  const { user } = renderForm({
    onSubmit: async (values) => submitted.push(values),
    initialValues: { reference: 'PO-1' },
  });
  await user.click(await screen.findByRole('button', { name: 'Step 3 of 3: Location' }));
  await user.type(await screen.findByLabelText(/^City/), 'Kandy');
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText('At least two points required')).toBeInTheDocument();
  expect(submitted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add stop' }));
  await user.keyboard('Galle'); // the new row has the focus
  await user.click(screen.getByRole('button', { name: 'Move row 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() =>
    expect(submitted).toEqual([{ reference: 'PO-1', note: null, stops: [{ city: 'Galle' }, { city: 'Kandy' }] }]),
  );
});

test('keeps the server’s error of a save until its field changes', async () => {
  const fields = { reference: { code: 'taken', message: 'Already in use' } };
  const { user } = renderForm({
    initialValues: { reference: 'PO-1' },
    onSave: async () => {
      throw new ApiError({ status: 422, code: 'invalid', message: '', fields });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Step 2 of 3: Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Save and continue later' }));
  const reference = await screen.findByLabelText(/^Reference/);
  await waitFor(() => expect(reference).toHaveFocus());
  await user.tab(); // validates
  await user.click(screen.getByRole('button', { name: 'Step 2 of 3: Notes' }));
  await user.type(await screen.findByLabelText('Note'), 'fragile');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText(/^Reference/)).toHaveAccessibleDescription('Already in use');
  await user.type(screen.getByLabelText(/^Reference/), '2');
  await waitFor(() => expect(screen.getByLabelText(/^Reference/)).toHaveAccessibleDescription(''));
});

test('keeps values with their rows when rows are moved and removed', async () => {
  const { user } = renderForm({
    initialValues: { reference: 'PO-1', stops: [{ city: 'Kandy' }, { city: 'Galle' }, { city: 'Jaffna' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Step 3 of 3: Location' }));
  await screen.findAllByLabelText(/^City/);
  await user.click(screen.getByRole('button', { name: 'Move row 1 down' }));
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(screen.getAllByLabelText(/^City/).map((field) => (field as HTMLInputElement).value)).toEqual([
    'Kandy',
    'Jaffna',
  ]);
});

test('opens the step of a server error', async () => {
  const apiError = new ApiError({
    status: 422,
    code: 'invalid',
    message: '',
    fields: {
      reference: { code: 'taken', message: 'This number is in use' },
      note: { code: 'max', message: '', params: { max: 3, value: '' } },
    },
  });
  const { user } = renderForm({
    onSubmit: () => Promise.reject(apiError),
    initialValues: { reference: 'PO-1', stops: [{ city: 'a' }, { city: 'b' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Step 3 of 3: Location' }));
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByRole('button', { name: 'Reference: This number is in use' })).toBeInTheDocument();
  expect(getCurrentStep()).toContain('General info');
  await user.click(screen.getByRole('button', { name: 'Max 3 symbols' })); // in the summary, because its field is on another step
  expect(getCurrentStep()).toContain('Notes');
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

test('saves an incomplete draft, and then leaves without confirmation', async () => {
  const saved: unknown[] = [];
  const { user, router } = renderForm({ onSave: async (values) => saved.push(values) });
  await user.click(await screen.findByRole('button', { name: 'Save and continue later' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Reference/), 'PO-1');
  await user.click(screen.getByRole('button', { name: 'Save and continue later' }));
  await waitFor(() => expect(saved).toEqual([{ reference: 'PO-1', note: null, stops: [{ city: '' }] }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save and continue later' })).toBeEnabled());
  await user.click(screen.getByText('Elsewhere'));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('asks before leaving with unsaved changes', async () => {
  const { user, router } = renderForm();
  await user.type(await screen.findByLabelText(/^Reference/), 'P');
  await user.click(screen.getByText('Elsewhere'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  await user.click(screen.getByText('Elsewhere'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(getNextButton).toThrow();
});
