import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl } from 'react-intl';
import { api } from 'shared-auth';
import { mixed, object } from 'yup';
import { Form, SubmitButton } from '../form/index.ts';
import { accessibilityFaults, refuse, renderScreen, seeStyles, type Replies } from '../testing/index.ts';
import { refusalOf } from './kinds.ts';
import { drawsPictures } from './testing/drawing.ts';
import { FileDropField } from '../file-field/index.ts';
import { FileDrop, type FileValue } from './index.ts';

seeStyles();
const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const file = (name: string, mime: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: mime });
const logo = file('logo.png', 'image/png');
const permit = file('permit.pdf', 'application/pdf');
const stored = { name: 'old.jpg', url: '/api/vehicles/1/files/2', mime: 'image/jpeg' };

const schema = object({ photo: mixed<File>().required() });
const toForm = (photo: FileValue) => {
  const form = new FormData();
  if (photo instanceof File) form.append('photo', photo);
  return form;
};

function Screen({ photo, ...drop }: { photo?: FileValue } & Partial<Parameters<typeof FileDropField>[0]>) {
  const save = useMutation({
    mutationFn: (values: { photo: FileValue }) => api.upload('photos', toForm(values.photo)),
  });
  return (
    <Form schema={schema} initial={{ photo: photo as File }} onSubmit={save.mutateAsync}>
      <FileDropField name="photo" label={words('Photo')} {...drop} />
      <SubmitButton />
    </Form>
  );
}

const given: string[] = [];
const returned: string[] = [];
beforeEach(() => {
  given.length = 0;
  returned.length = 0;
  const { createObjectURL } = URL;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = createObjectURL(blob);
    given.push(address);
    return address;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void returned.push(address));
});
afterEach(() => jest.restoreAllMocks());

const drop = (...files: File[]) => fireEvent.drop(screen.getByLabelText(/^Photo/), { dataTransfer: { files } });
const show = (props: Parameters<typeof Screen>[0] = {}, replies: Replies = {}) => ({
  ...renderScreen(<Screen {...props} />, { replies }),
  any: userEvent.setup({ applyAccept: false }),
});

test.each([
  ['logo.png', 'image/png', 1_048_576, ['PNG'], undefined],
  ['logo.png', 'image/png', 1_048_577, ['PNG'], 'Max file size. Max 1 Mb'],
  ['virus.exe', 'application/x-msdownload', 1_048_577, ['PNG'], 'Max file size. Max 1 Mb'],
  [
    'virus.exe',
    'application/x-msdownload',
    5,
    ['PDF', 'JPEG', 'PNG'],
    'File has invalid format. Only PDF, JPEG, PNG supported',
  ],
  ['fake.png', 'text/html', 5, ['PNG'], 'File has invalid format. Only PNG supported'],
  ['icon.svg', 'image/svg+xml', 5, ['SVG'], undefined],
  ['Orders.XLSX', '', 5, ['Excel'], undefined],
  ['orders.xls', '', 5, ['Excel'], 'File has invalid format. Only Excel supported'],
] as const)('%s, %s, %d bytes where %j may come', (name, type, size, kinds, message) => {
  const refused = refusalOf({ name, type, size }, kinds, 1);
  expect(refused && createIntl({ locale: 'en' }).formatMessage(refused, refused.values)).toBe(message);
});

test('a chosen file is shown, sent with the form and replaced by the next; addresses are given back', async () => {
  const sent: unknown[] = [];
  const { user, unmount } = show({}, { 'POST photos': ({ body }) => void sent.push((body as FormData).get('photo')) });
  await user.upload(await screen.findByLabelText(/^Photo/), logo);
  expect(await screen.findByRole('img', { name: 'logo.png' })).toHaveAttribute('src', given[0]);
  await user.upload(screen.getByLabelText(/^Photo/), file('new.jpg', 'image/jpeg'));
  expect(await screen.findByRole('img', { name: 'new.jpg' })).toHaveAttribute('src', given[1]);
  expect(returned).toEqual([given[0]]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect((sent[0] as File).name).toBe('new.jpg'));
  unmount();
  expect(returned).toEqual(given);
});

test('only the first of what is dropped counts; what is no image shows the icon of a file', async () => {
  show();
  await screen.findByText('Drop a file here or choose one');
  expect(screen.getByText('PDF, JPEG, PNG, at most 1 MB')).toBeInTheDocument();
  drop(permit, logo);
  expect(await screen.findByRole('status')).toHaveTextContent('permit.pdf chosen');
  expect(screen.queryByRole('img')).toBeNull();
  expect(given).toEqual([]);
});

test('what is too large or of another type is refused aloud, and what was there stays', async () => {
  const { any } = show({ kinds: ['PNG'], maxMegabytes: 2 });
  await any.upload(await screen.findByLabelText(/^Photo/), logo);
  await any.upload(screen.getByLabelText(/^Photo/), permit);
  expect(await screen.findByRole('alert')).toHaveTextContent('File has invalid format. Only PNG supported');
  expect(screen.getByLabelText(/^Photo/)).toBeInvalid();
  drop(file('huge.pdf', 'application/pdf', 2_097_153));
  expect(await screen.findByText('Max file size. Max 2 Mb')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'logo.png' })).toBeInTheDocument();
  drop(file('fits.png', 'image/png', 2_097_152));
  expect(await screen.findByRole('img', { name: 'fits.png' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a stored file is fetched with the token; removed, the field is empty again and keeps the focus', async () => {
  const { user, calls } = show(
    { photo: stored },
    { 'GET vehicles/1/files/2': () => new Blob(['x'], { type: 'text/html' }) },
  );
  expect(await screen.findByRole('img', { name: 'old.jpg' })).toHaveAttribute('src', given[0]);
  expect(calls).toEqual(['GET vehicles/1/files/2']);
  await user.click(screen.getByRole('button', { name: 'Remove old.jpg' }));
  expect(screen.getByLabelText(/^Photo/)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('old.jpg removed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(returned).toEqual(given);
});

test('a stored file that cannot be fetched is still there by its name', async () => {
  show({ photo: stored }, { 'GET vehicles/1/files/2': () => refuse(404, 'notFound') });
  expect(await screen.findByText('old.jpg', { selector: 'p' })).toBeInTheDocument();
});

test('what only the server finds wrong with a file is told in the specification’s words', async () => {
  const fields = { photo: { code: 'fileFormat', message: 'x', params: { types: 'JPEG, PNG' } } };
  const { user } = show({ photo: logo }, { 'POST photos': () => refuse(422, 'invalid', { fields }) });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('File has invalid format. Only JPEG, PNG supported')).toBeInTheDocument();
});

test('while it is sent it can neither be replaced nor removed, and how far it is can be heard', async () => {
  show({ photo: logo, progress: 40.4 });
  expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByLabelText(/^Photo/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  drop(permit);
  expect(screen.getByRole('img', { name: 'logo.png' })).toBeInTheDocument();
});

const onPhone = () =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );

test('with a mouse no camera is offered, on a phone it is, and what it takes is made to fit', async () => {
  const { unmount } = show({ camera: true });
  await screen.findByText('Drop a file here or choose one');
  expect(screen.queryByLabelText('Take a photo: Photo')).toBeNull();
  unmount();
  onPhone();
  drawsPictures({ width: 4_000, height: 3_000, bytesPerPixel: 0.2 });
  const { user, container } = show({ camera: true });
  const camera = await screen.findByLabelText('Take a photo: Photo');
  expect(camera).toHaveAttribute('capture', 'environment');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.upload(camera, file('IMG_1.jpeg', 'image/jpeg', 4_000_000));
  expect(await screen.findByRole('img', { name: 'IMG_1.jpg' })).toBeInTheDocument();
  await user.upload(screen.getByLabelText(/^Photo/), file('IMG_2.jpeg', 'image/jpeg', 4_000_000));
  expect(await screen.findByRole('alert')).toHaveTextContent('Max file size. Max 1 Mb');
});

test('where photos are wanted each is made to fit, and meanwhile nothing else is taken', async () => {
  let read = () => undefined as void;
  drawsPictures({
    width: 4_000,
    height: 3_000,
    bytesPerPixel: 0.2,
    until: new Promise<void>((resolve) => {
      read = resolve;
    }),
  });
  show({ shrinks: true });
  await screen.findByText('Drop a file here or choose one');
  drop(file('yard.jpeg', 'image/jpeg', 4_000_000));
  expect(await screen.findByRole('progressbar', { name: 'Making the picture smaller' })).toBeInTheDocument();
  drop(logo);
  read();
  expect(await screen.findByRole('img', { name: 'yard.jpg' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  [undefined, '300px'],
  ['custom', '100px'],
] as const)('of %s size the area is %s high', async (size, height) => {
  const { container } = show({ size });
  await screen.findByText('Drop a file here or choose one');
  expect(getComputedStyle(container.querySelector('[data-scope="file"]')!).height).toBe(height);
});

test('bare, it tells by its own name what is wanted, and nothing keeps anybody from using it', async () => {
  const { container } = renderScreen(
    <>
      <FileDrop
        label={words('Excel file')}
        kinds={['Excel']}
        maxMegabytes={5}
        value={null}
        onChange={() => undefined}
      />
      <Screen photo={permit} />
    </>,
  );
  expect(await screen.findByLabelText('Excel file')).toHaveAccessibleDescription('Excel, at most 5 MB');
  expect(screen.getByLabelText(/^Photo/)).toHaveAccessibleDescription(/^permit\.pdf/);
  expect(await accessibilityFaults(container)).toEqual([]);
});
