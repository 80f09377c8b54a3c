import { queryOptions, useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api } from 'shared-auth';
import { object, string, type ObjectSchema } from 'yup';
import { FormDialog } from '../../form-dialog/index.ts';
import { errorReply, findAccessibilityViolations, renderScreen, type ApiCall } from '../../testing/index.ts';
import { SelectField, TextField, useRecordForm } from '../index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const ID = '2f0c7a0e-52c8-4b87-9ad0-0d1b7f0d9c11';

type Contact = { name: string; phone: string; language: string | null };
type ContactRecord = Contact & { id: string; revision: number };

const schema: ObjectSchema<Contact> = object({
  name: string().required(),
  phone: string().required(),
  language: string().nullable().default(null),
});
const toForm = ({ name, phone, language }: ContactRecord): Contact => ({ name, phone, language });
const query = queryOptions({ queryKey: ['contact'], queryFn: () => api.get<ContactRecord>(`contacts/${ID}`) });

function Screen() {
  const [isOpen, setOpen] = useState(true);
  const form = useRecordForm(query, toForm);
  const save = useMutation({
    mutationFn: (contact: Contact) => api.patch(`contacts/${ID}`, contact),
    meta: { successMessage: message('Contact saved') },
  });
  if (!isOpen) return 'Closed';
  return (
    <FormDialog
      title={message('Contact')}
      schema={schema}
      initialValues={form.initialValues}
      concurrency={form.concurrency}
      onSubmit={save.mutateAsync}
      onClose={() => setOpen(false)}
    >
      <TextField name="name" label={message('Name')} />
      <TextField name="phone" label={message('Phone')} />
      <SelectField
        name="language"
        label={message('Language')}
        options={{ en: message('English'), it: message('Italian') }}
      />
    </FormDialog>
  );
}

/** The API with one contact, which a colleague changes when the dialog is open. */
function openContact({ isOwn = false }: { isOwn?: boolean } = {}) {
  let record: ContactRecord = { id: ID, revision: 1, name: 'Ann', phone: '1', language: null };
  const sent: [string | null, unknown][] = [];
  const patch = ({ body, headers }: ApiCall) => {
    sent.push([headers.get('if-match'), body]);
    if (headers.get('if-match') === `"${record.revision}"`) {
      record = { ...record, ...(body as Contact), revision: record.revision + 1 };
      return record;
    }
    const conflict = {
      revision: record.revision,
      at: 5,
      by: { id: 'k', name: 'Kumari Silva' },
      fields: ['phone'],
      isOwn,
    };
    return errorReply(409, 'changedMeanwhile', { conflict });
  };
  const view = renderScreen(<Screen />, {
    replies: { [`GET contacts/${ID}`]: () => record, [`PATCH contacts/${ID}`]: patch },
  });
  const enter = async (label: string, text: string) => {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await view.user.clear(field);
    await view.user.type(field, text);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const changeElsewhere = (changes: Partial<Contact>) => {
    record = { ...record, ...changes, revision: record.revision + 1 };
  };
  return { ...view, sent, enter, save, changeElsewhere, getRecord: () => record };
}

test('saves changes of different fields together, and names the other', async () => {
  const { enter, save, changeElsewhere, getRecord, notices } = openContact();
  await enter('Name', 'Anne');
  changeElsewhere({ phone: '2' });
  await save();
  await screen.findByText('Closed');
  expect(getRecord()).toMatchObject({ name: 'Anne', phone: '2', revision: 3 });
  expect(notices).toEqual(['Contact saved', 'Saved together with the changes of {name}']);
});

test('announces one’s own change as such', async () => {
  const { enter, save, changeElsewhere, notices } = openContact({ isOwn: true });
  await enter('Name', 'Anne');
  changeElsewhere({ phone: '2' });
  await save();
  await waitFor(() => expect(notices).toContain('Saved together with the changes you made in another window'));
});

test('saves again silently after one’s own change of something outside the form', async () => {
  const { enter, save, changeElsewhere, getRecord, notices } = openContact({ isOwn: true });
  await enter('Name', 'Anne');
  changeElsewhere({});
  await save();
  await screen.findByText('Closed');
  expect(getRecord()).toMatchObject({ name: 'Anne', revision: 3 });
  expect(notices).toEqual(['Contact saved']);
});

test('shows both versions side by side, and saves the chosen ones', async () => {
  const { user, enter, save, changeElsewhere, sent, getRecord, notices } = openContact();
  await enter('Name', 'Anne');
  await enter('Phone', '3');
  await user.selectOptions(screen.getByLabelText('Language'), 'en');
  changeElsewhere({ name: 'Anna', phone: '2', language: 'it' });
  await save();
  const panel = await screen.findByRole('alert');
  await waitFor(() => expect(panel).toHaveFocus());
  expect(panel).toHaveTextContent('Kumari Silva changed this while you were editing3 fields have two versions.');
  expect(
    within(panel)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['FieldYoursTheirs', 'NameAnneAnna', 'Phone32', 'LanguageEnglishItalian']);
  expect(within(panel).getByRole('radio', { name: 'Keep mine: Name' })).toBeChecked();
  expect(await findAccessibilityViolations(document.body)).toEqual([]);

  await user.click(within(panel).getByRole('radio', { name: 'Take theirs: Phone' }));
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('2');
  await save();
  await screen.findByText('Closed');
  expect(getRecord()).toMatchObject({ name: 'Anne', phone: '2', language: 'en', revision: 3 });
  expect(sent.map(([ifMatch]) => ifMatch)).toEqual(['"1"', '"2"']);
  expect(notices).toEqual(['Contact saved']);
});

test('takes all of theirs, or keeps all of one’s own', async () => {
  const { user, enter, save, changeElsewhere } = openContact();
  await enter('Name', 'Anne');
  await enter('Phone', '3');
  changeElsewhere({ name: 'Anna', phone: '2' });
  await save();
  await user.click(await screen.findByRole('button', { name: 'Take all theirs' }));
  expect(
    [screen.getByLabelText(/^Name/), screen.getByLabelText(/^Phone/)].map((field) => (field as HTMLInputElement).value),
  ).toEqual(['Anna', '2']);
  await user.click(screen.getByRole('button', { name: 'Keep all mine' }));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anne');
});

test('merges again when the record changes once more', async () => {
  const { enter, save, changeElsewhere, getRecord } = openContact();
  await enter('Name', 'Anne');
  changeElsewhere({ name: 'Anna' });
  await save();
  await screen.findByRole('alert');
  changeElsewhere({ phone: '9' });
  await save();
  await screen.findByText('Closed');
  expect(getRecord()).toMatchObject({ name: 'Anne', phone: '9' });
});
