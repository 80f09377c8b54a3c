import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'shared-ui/router';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import DriverEditPage from './driver-edit-page.tsx';
import DriverNewPage from './driver-new-page.tsx';
import { sunil } from './testing/fixtures.ts';

const documentFile = (name: string, type = 'application/pdf') => new File(['content'], name, { type });
function uploadedKind(body: unknown): string {
  const kind = body instanceof FormData ? body.get('kind') : null;
  return typeof kind === 'string' ? kind : '';
}
const replyWithFile = ({ body }: { body: unknown }) => ({ ...sunil.files[0], id: `stored-${uploadedKind(body)}` });

/** Labels such as "Phone" also match the emergency contact's field, which comes later. */
function first(fields: HTMLElement[]): HTMLElement {
  const [field] = fields;
  if (!field) throw new Error('No such field');
  return field;
}

const PAGES = {
  new: { Screen: DriverNewPage, at: '/drivers/new', path: '/drivers/new' },
  edit: { Screen: DriverEditPage, at: '/drivers/driver-1/edit', path: '/drivers/:id/edit' },
};

function renderForm(page: keyof typeof PAGES, replies: Replies = {}, user = testUsers.fleetOwner) {
  const bodies: unknown[] = [];
  const recordRequest: Replies[string] = ({ body }) => (bodies.push(body), sunil);
  const { Screen, at, path } = PAGES[page];
  const view = renderScreen(
    <>
      <Screen />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    {
      url: at,
      path,
      user,
      replies: {
        'GET drivers/:id': () => sunil,
        'POST drivers': recordRequest,
        'PATCH drivers/:id': recordRequest,
        'POST drivers/:id/files': replyWithFile,
        'DELETE drivers/:id/files/:file': () => ({ id: 'file' }),
        'GET drivers/files/:id': () => new Blob(['file']),
        'POST users/is-exist': () => ({ isExist: false }),
        ...replies,
      },
    },
  );
  const enter = async (label: RegExp, text: string) => {
    const field = first(screen.getAllByLabelText(label));
    await view.user.clear(field);
    await view.user.paste(text);
  };
  const enterPerson = async () => {
    await screen.findByLabelText(/^First name/);
    for (const [label, text] of [
      [/^First name/, 'Nimal'],
      [/^Last name/, 'Fernando'],
      [/^E-mail/, 'nimal@lorries.example'],
      [/^Phone/, '077'],
    ] as const)
      await enter(label, text);
  };
  const save = (name = 'Create driver') => view.user.click(screen.getByRole('button', { name }));
  return { ...view, bodies, enter, enterPerson, save };
}

describe('a new driver', () => {
  test('shows what is missing or invalid, then sends all values', async () => {
    const { container, enter, save, bodies, notices, router } = renderForm('new');
    const name = await screen.findByLabelText(/^First name/);
    expect(await findAccessibilityViolations(container)).toEqual([]);
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Field is required'));
    await enter(/^First name/, ' Nimal ');
    await enter(/^Last name/, 'Fernando');
    await enter(/^E-mail/, 'nowhere');
    await enter(/^Birth date/, '01.01.2090');
    await enter(/^Licence valid until/, '31.02.2027');
    await enter(/^Licence classes/, 'C, toolongtobeone');
    await enter(/^Max driving hours/, '25');
    await enter(/^Standard rate/, '1250.5');
    await save();
    for (const [label, message] of [
      [/^E-mail/, 'Email invalid'],
      [/^Birth date/, 'Birth date is in the future'],
      [/^Licence valid until/, 'Invalid date'],
      [/^Licence classes/, /Classes separated by commas, such as C, CE$/],
      [/^Max driving hours/, /Max 24$/],
    ] as const) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    }
    expect(bodies).toEqual([]);
    await enter(/^E-mail/, 'nimal@lorries.example');
    await enter(/^Birth date/, '05.03.1985');
    await enter(/^Licence valid until/, '28.02.2027');
    await enter(/^Licence classes/, 'c1 ; C E');
    await enter(/^Max driving hours/, '9.5');
    await enter(/^Phone/, '077');
    await save();
    await waitFor(() => expect(notices).toEqual(['Driver created']));
    expect(bodies).toEqual([
      {
        firstName: 'Nimal',
        middleName: null,
        lastName: 'Fernando',
        email: 'nimal@lorries.example',
        phone: '077',
        idNumber: null,
        homeAddress: null,
        birthDate: Date.parse('1985-03-05T00:00:00+05:30') / 1000,
        emergencyContactName: null,
        emergencyContactNumber: null,
        licenseExpiresAt: Date.parse('2027-02-28T23:59:59+05:30') / 1000,
        policeReportExpiresAt: null,
        healthReportExpiresAt: null,
        licenseClasses: ['C1', 'CE'],
        maxHoursPerShift: 9.5,
        standardRate: '1250.50',
        overtimeRate: null,
        cumulativeHours: null,
        login: null,
      },
    ]);
    expect(router.state.location.pathname).toBe('/drivers');
  }, 60_000);

  test('shows a taken login while it is typed, and server errors at their fields', async () => {
    const checkedLogins: unknown[] = [];
    const fields = { email: { code: 'alreadyExists', message: 'x' }, login: { code: 'alreadyUsed', message: 'x' } };
    const { enterPerson, enter, save, user, notices, bodies } = renderForm('new', {
      'POST users/is-exist': ({ body }) => (
        checkedLogins.push(body),
        { isExist: JSON.stringify(body).includes('sunil') }
      ),
      'POST drivers': ({ body }) => (bodies.push(body) === 1 ? errorReply(422, 'invalid', { fields }) : sunil),
    });
    await enterPerson();
    await enter(/^Login/, 'sunil');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Login/)).toHaveAccessibleDescription('User with same login already exist'),
    );
    await enter(/^Login/, 'nimal');
    await user.selectOptions(screen.getByLabelText(/^Language/), 'සිංහල');
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('User with same email already exist'),
    );
    expect(screen.getByLabelText(/^Login/)).toHaveAccessibleDescription('This person is already a user');
    await enter(/^E-mail/, 'other@lorries.example');
    await enter(/^Login/, 'nimal.f');
    await save();
    await waitFor(() => expect(notices).toEqual(['Driver created']));
    expect(bodies.at(-1)).toMatchObject({ email: 'other@lorries.example', login: 'nimal.f', language: 'sin' });
    expect(checkedLogins).toContainEqual({ text: 'sunil' });
  }, 60_000);

  test('uploads files after creating the driver, and on saving again only those that failed', async () => {
    const uploads: string[] = [];
    const isRejected = (kind: string) =>
      kind === 'licence' && uploads.filter((upload) => upload === 'licence').length === 1;
    const { enterPerson, save, user, calls, notices } = renderForm('new', {
      'POST drivers/:id/files': (call) => {
        const kind = uploadedKind(call.body);
        uploads.push(kind);
        return isRejected(kind)
          ? errorReply(422, 'invalid', {
              fields: { file: { code: 'fileFormat', message: 'x', params: { types: 'PDF, JPEG, PNG' } } },
            })
          : replyWithFile(call);
      },
    });
    await enterPerson();
    await user.upload(screen.getByLabelText(/^Photo/), documentFile('me.jpg', 'image/jpeg'));
    await user.upload(screen.getByLabelText('Licence'), documentFile('licence.pdf'));
    await user.upload(screen.getByLabelText(/^Port permit/), documentFile('port.pdf'));
    await save();
    await waitFor(() =>
      expect(notices).toEqual([
        'The driver was saved, but {count, plural, one {one file} other {# files}} failed. Save again to retry',
      ]),
    );
    expect(uploads).toEqual(['photo', 'licence', 'portPermit']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Photo · me.jpgUploaded',
        'Licence · licence.pdfFailed',
        'Port permit · port.pdfUploaded',
      ]),
    );
    expect(screen.getByText('Files: 2 of 3 done')).toBeVisible();
    expect(screen.getByLabelText('Licence')).toHaveAccessibleDescription(
      /File has invalid format\. Only PDF, JPEG, PNG supported/,
    );
    await user.upload(screen.getByLabelText('Licence'), documentFile('better.pdf'));
    await save('Save');
    await waitFor(() => expect(notices.at(-1)).toBe('Driver saved'));
    expect(uploads.slice(3)).toEqual(['licence']);
    expect(calls.filter((call) => call === 'POST drivers')).toHaveLength(1);
  }, 60_000);

  test.each([
    ['Photo', documentFile('photo.pdf'), 'File has invalid format. Only JPEG, PNG supported'],
    ['Licence', documentFile('notes.txt', 'text/plain'), 'File has invalid format. Only PDF, JPEG, PNG supported'],
    [
      'Licence',
      new File([new Uint8Array(1_048_577)], 'large.pdf', { type: 'application/pdf' }),
      'Max file size. Max 1 Mb',
    ],
  ])('%s: rejects files of a wrong type or size: %#', async (label, file, message) => {
    renderForm('new');
    await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(label), file);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('asks for confirmation before leaving with unsaved changes', async () => {
    const { user, enter, router } = renderForm('new');
    await screen.findByLabelText(/^First name/);
    await enter(/^First name/, 'Nimal');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    expect(router.state.location.pathname).toBe('/drivers/new');
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  }, 60_000);
});

describe('changing a driver', () => {
  test('sends only changed fields and locks the login', async () => {
    const { container, enter, save, bodies, notices } = renderForm('edit');
    expect(await screen.findByRole('heading', { name: 'Sunil Perera' })).toBeVisible();
    expect(screen.getByLabelText(/^Login/)).toBeDisabled();
    expect(screen.getByLabelText(/^Login/)).toHaveAccessibleDescription('A login can’t be changed once it’s set.');
    expect(screen.getByLabelText(/^Standard rate/)).toHaveValue('1,250.00');
    expect(await findAccessibilityViolations(container)).toEqual([]);
    await enter(/^Home address/, '');
    await enter(/^Overtime rate/, '2000');
    await save('Save');
    await waitFor(() => expect(notices).toEqual(['Driver saved']));
    expect(bodies).toEqual([{ homeAddress: null, overtimeRate: '2000.00' }]);
  }, 60_000);

  test('views, replaces and deletes documents', async () => {
    const { user, save, bodies, calls, notices } = renderForm('edit');
    await user.click(await screen.findByRole('button', { name: 'View: Licence' }));
    const viewer = within(await screen.findByRole('dialog', { name: /licence\.pdf/ }));
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.upload(screen.getByLabelText('Licence'), documentFile('new.pdf'));
    await user.click(screen.getByRole('button', { name: 'Remove photo.jpg' }));
    await save('Save');
    await waitFor(() => expect(notices).toEqual(['Driver saved']));
    expect(bodies).toEqual([]);
    expect(calls.filter((call) => /^(POST|DELETE) drivers/.test(call))).toEqual([
      'DELETE drivers/driver-1/files/file-1',
      'POST drivers/driver-1/files',
    ]);
  }, 60_000);

  test('shows missing access and a missing driver', async () => {
    const locked = renderForm('edit', { 'GET drivers/:id': () => ({ ...sunil, actions: [] }) });
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
    locked.unmount();
    const missing = renderForm('edit', { 'GET drivers/:id': () => errorReply(404, 'notFound') });
    expect(await screen.findByText('Not found')).toBeVisible();
    missing.unmount();
    renderForm('new', {}, testUsers.reader);
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  });
});
