import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'shared-ui/router';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import DriverEditPage from './driver-edit-page.tsx';
import DriverNewPage from './driver-new-page.tsx';
import { sunil } from './testing/given.ts';

const paper = (name: string, type = 'application/pdf') => new File(['paper'], name, { type });
function kindIn(body: unknown): string {
  const kind = body instanceof FormData ? body.get('kind') : null;
  return typeof kind === 'string' ? kind : '';
}
const stored = ({ body }: { body: unknown }) => ({ ...sunil.files[0], id: `stored-${kindIn(body)}` });

/** Whom to call in an emergency has a phone too. */
function first(fields: HTMLElement[]): HTMLElement {
  const [field] = fields;
  if (!field) throw new Error('There is no such field');
  return field;
}

const PAGES = {
  new: { Screen: DriverNewPage, at: '/drivers/new', path: '/drivers/new' },
  edit: { Screen: DriverEditPage, at: '/drivers/driver-1/edit', path: '/drivers/:id/edit' },
};

function open(page: keyof typeof PAGES, replies: Replies = {}, user = as.fleetOwner) {
  const sent: unknown[] = [];
  const keep: Replies[string] = ({ body }) => (sent.push(body), sunil);
  const { Screen, at, path } = PAGES[page];
  const view = renderScreen(
    <>
      <Screen />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    {
      at,
      path,
      user,
      replies: {
        'GET drivers/:id': () => sunil,
        'POST drivers': keep,
        'PATCH drivers/:id': keep,
        'POST drivers/:id/files': stored,
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
  const person = async () => {
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
  return { ...view, sent, enter, person, save };
}

describe('a new driver', () => {
  test('is told what is missing or odd, then sent whole', async () => {
    const { container, enter, save, sent, notices, router } = open('new');
    const name = await screen.findByLabelText(/^First name/);
    expect(await accessibilityFaults(container)).toEqual([]);
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Field is required'));
    await enter(/^First name/, ' Nimal ');
    await enter(/^Last name/, 'Fernando');
    await enter(/^E-mail/, 'nowhere');
    await enter(/^Birth date/, '01.01.2090');
    await enter(/^Licence valid until/, '31.02.2027');
    await enter(/^Max driving hours/, '25');
    await enter(/^Standard rate/, '1250.5');
    await save();
    for (const [label, told] of [
      [/^E-mail/, 'Email invalid'],
      [/^Birth date/, 'Birth date is in the future'],
      [/^Licence valid until/, 'Invalid date'],
      [/^Max driving hours/, /Max 24$/],
    ] as const) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(told));
    }
    expect(sent).toEqual([]);
    await enter(/^E-mail/, 'nimal@lorries.example');
    await enter(/^Birth date/, '05.03.1985');
    await enter(/^Licence valid until/, '28.02.2027');
    await enter(/^Max driving hours/, '9.5');
    await enter(/^Phone/, '077');
    await save();
    await waitFor(() => expect(notices).toEqual(['Driver created']));
    expect(sent).toEqual([
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
        maxHoursPerShift: 9.5,
        standardRate: '1250.50',
        overtimeRate: null,
        cumulativeHours: null,
        login: null,
      },
    ]);
    expect(router.state.location.pathname).toBe('/drivers');
  }, 60_000);

  test("a login that is somebody's is told while it is typed; what the server alone knows stands at its field", async () => {
    const asked: unknown[] = [];
    const fields = { email: { code: 'alreadyExists', message: 'x' }, login: { code: 'alreadyUsed', message: 'x' } };
    const { person, enter, save, user, notices, sent } = open('new', {
      'POST users/is-exist': ({ body }) => (asked.push(body), { isExist: JSON.stringify(body).includes('sunil') }),
      'POST drivers': ({ body }) => (sent.push(body) === 1 ? refuse(422, 'invalid', { fields }) : sunil),
    });
    await person();
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
    expect(screen.getByLabelText(/^Login/)).toHaveAccessibleDescription('This person is a user already');
    await enter(/^E-mail/, 'other@lorries.example');
    await enter(/^Login/, 'nimal.f');
    await save();
    await waitFor(() => expect(notices).toEqual(['Driver created']));
    expect(sent.at(-1)).toMatchObject({ email: 'other@lorries.example', login: 'nimal.f', language: 'sin' });
    expect(asked).toContainEqual({ text: 'sunil' });
  }, 60_000);

  test('files go after the driver, each with its result; only what failed is sent again, and nobody is made twice', async () => {
    const uploads: string[] = [];
    const isRefused = (kind: string) => kind === 'licence' && uploads.filter((one) => one === 'licence').length === 1;
    const { person, save, user, calls, notices } = open('new', {
      'POST drivers/:id/files': (call) => {
        const kind = kindIn(call.body);
        uploads.push(kind);
        return isRefused(kind)
          ? refuse(422, 'invalid', {
              fields: { file: { code: 'fileFormat', message: 'x', params: { types: 'PDF, JPEG, PNG' } } },
            })
          : stored(call);
      },
    });
    await person();
    await user.upload(screen.getByLabelText(/^Photo/), paper('me.jpg', 'image/jpeg'));
    await user.upload(screen.getByLabelText('Licence'), paper('licence.pdf'));
    await user.upload(screen.getByLabelText(/^Port permit/), paper('port.pdf'));
    await save();
    await waitFor(() =>
      expect(notices).toEqual([
        'The driver is saved, {count, plural, one {one file is} other {# files are}} not. Save again to try once more',
      ]),
    );
    expect(uploads).toEqual(['photo', 'licence', 'portPermit']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Photo · me.jpgSent', 'Licence · licence.pdfNot done', 'Port permit · port.pdfSent']),
    );
    expect(screen.getByText('Files: 2 of 3 sent')).toBeVisible();
    expect(screen.getByLabelText('Licence')).toHaveAccessibleDescription(
      /File has invalid format\. Only PDF, JPEG, PNG supported/,
    );
    await user.upload(screen.getByLabelText('Licence'), paper('better.pdf'));
    await save('Save');
    await waitFor(() => expect(notices.at(-1)).toBe('Driver saved'));
    expect(uploads.slice(3)).toEqual(['licence']);
    expect(calls.filter((call) => call === 'POST drivers')).toHaveLength(1);
  }, 60_000);

  test.each([
    ['Photo', paper('photo.pdf'), 'File has invalid format. Only JPEG, PNG supported'],
    ['Licence', paper('notes.txt', 'text/plain'), 'File has invalid format. Only PDF, JPEG, PNG supported'],
    [
      'Licence',
      new File([new Uint8Array(1_048_577)], 'large.pdf', { type: 'application/pdf' }),
      'Max file size. Max 1 Mb',
    ],
  ])('%s: what is none or too large is not taken: %#', async (label, file, told) => {
    open('new');
    await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(label), file);
    expect(await screen.findByText(told)).toBeVisible();
  });

  test('leaving with something entered asks first', async () => {
    const { user, enter, router } = open('new');
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
  test('only what was changed is sent; a login stays', async () => {
    const { container, enter, save, sent, notices } = open('edit');
    expect(await screen.findByRole('heading', { name: 'Sunil Perera' })).toBeVisible();
    expect(screen.getByLabelText(/^Login/)).toBeDisabled();
    expect(screen.getByLabelText(/^Login/)).toHaveAccessibleDescription('A login once given stays.');
    expect(screen.getByLabelText(/^Standard rate/)).toHaveValue('1,250.00');
    expect(await accessibilityFaults(container)).toEqual([]);
    await enter(/^Home address/, '');
    await enter(/^Overtime rate/, '2000');
    await save('Save');
    await waitFor(() => expect(notices).toEqual(['Driver saved']));
    expect(sent).toEqual([{ homeAddress: null, overtimeRate: '2000.00' }]);
  }, 60_000);

  test('documents are looked at, replaced and deleted', async () => {
    const { user, save, sent, calls, notices } = open('edit');
    await user.click(await screen.findByRole('button', { name: 'View: Licence' }));
    const viewer = within(await screen.findByRole('dialog', { name: /licence\.pdf/ }));
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.upload(screen.getByLabelText('Licence'), paper('new.pdf'));
    await user.click(screen.getByRole('button', { name: 'Remove photo.jpg' }));
    await save('Save');
    await waitFor(() => expect(notices).toEqual(['Driver saved']));
    expect(sent).toEqual([]);
    expect(calls.filter((call) => /^(POST|DELETE) drivers/.test(call))).toEqual([
      'DELETE drivers/driver-1/files/file-1',
      'POST drivers/driver-1/files',
    ]);
  }, 60_000);

  test('who may not, or is not there, is told', async () => {
    const locked = open('edit', { 'GET drivers/:id': () => ({ ...sunil, actions: [] }) });
    expect(await screen.findByText('You have no access to this page')).toBeVisible();
    locked.unmount();
    const gone = open('edit', { 'GET drivers/:id': () => refuse(404, 'notFound') });
    expect(await screen.findByText('There is nothing here')).toBeVisible();
    gone.unmount();
    open('new', {}, as.reader);
    expect(await screen.findByText('You have no access to this page')).toBeVisible();
  });
});
