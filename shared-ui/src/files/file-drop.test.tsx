import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl } from 'react-intl';
import { api } from 'shared-auth';
import { mixed, object } from 'yup';
import { Form, SubmitButton } from '../form/index.ts';
import { findAccessibilityViolations, errorReply, renderScreen, enableStyles, type Replies } from '../testing/index.ts';
import { validateFile } from './file-kinds.ts';
import { fakeCanvas } from './testing/fake-canvas.ts';
import { FileDropField } from '../file-field/index.ts';
import { FileDrop, type FileValue } from './index.ts';

enableStyles();
const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const file = (name: string, mime: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: mime });
const logo = file('logo.png', 'image/png');
const permit = file('permit.pdf', 'application/pdf');
const stored = { name: 'old.jpg', url: '/api/vehicles/1/files/2', mime: 'image/jpeg' };

const schema = object({ photo: mixed<File>().required() });
const toFormData = (photo: FileValue) => {
  const formData = new FormData();
  if (photo instanceof File) formData.append('photo', photo);
  return formData;
};

function Screen({ photo, ...drop }: { photo?: FileValue } & Partial<Parameters<typeof FileDropField>[0]>) {
  const save = useMutation({
    mutationFn: (values: { photo: FileValue }) => api.upload('photos', toFormData(values.photo)),
  });
  return (
    <Form schema={schema} initialValues={{ photo: photo as File }} onSubmit={save.mutateAsync}>
      <FileDropField name="photo" label={message('Photo')} {...drop} />
      <SubmitButton />
    </Form>
  );
}

const createdUrls: string[] = [];
const revokedUrls: string[] = [];
beforeEach(() => {
  createdUrls.length = 0;
  revokedUrls.length = 0;
  const { createObjectURL } = URL;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL(blob);
    createdUrls.push(url);
    return url;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revokedUrls.push(url));
});
afterEach(() => jest.restoreAllMocks());

const drop = (...files: File[]) => fireEvent.drop(screen.getByLabelText(/^Photo/), { dataTransfer: { files } });
const renderField = (props: Parameters<typeof Screen>[0] = {}, replies: Replies = {}) => ({
  ...renderScreen(<Screen {...props} />, { replies }),
  userWithAnyFile: userEvent.setup({ applyAccept: false }),
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
  ['orders.csv', 'application/vnd.ms-excel', 5, ['Excel'], undefined],
  ['orders.csv', 'text/csv', 5, ['Excel'], undefined],
  ['orders.xls', 'application/vnd.ms-excel', 5, ['Excel'], 'File has invalid format. Only Excel, CSV supported'],
  ['orders.xls', '', 5, ['Excel'], 'File has invalid format. Only Excel, CSV supported'],
] as const)('validates %s, %s, %d bytes for %j', (name, type, size, kinds, expected) => {
  const error = validateFile({ name, type, size }, kinds, 1);
  expect(error && createIntl({ locale: 'en' }).formatMessage(error, error.values)).toBe(expected);
});

test('previews a selected file, replaces it by the next one, uploads it and revokes object URLs', async () => {
  const uploads: unknown[] = [];
  const { user, unmount } = renderField(
    {},
    { 'POST photos': ({ body }) => void uploads.push((body as FormData).get('photo')) },
  );
  await user.upload(await screen.findByLabelText(/^Photo/), logo);
  expect(await screen.findByRole('img', { name: 'logo.png' })).toHaveAttribute('src', createdUrls[0]);
  await user.upload(screen.getByLabelText(/^Photo/), file('new.jpg', 'image/jpeg'));
  expect(await screen.findByRole('img', { name: 'new.jpg' })).toHaveAttribute('src', createdUrls[1]);
  expect(revokedUrls).toEqual([createdUrls[0]]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect((uploads[0] as File).name).toBe('new.jpg'));
  unmount();
  expect(revokedUrls).toEqual(createdUrls);
});

test('takes the first of several dropped files, and shows an icon for a file that is no image', async () => {
  renderField();
  await screen.findByText('Drop a file here or choose one');
  expect(screen.getByText('PDF, JPEG, PNG, up to 1 MB')).toBeInTheDocument();
  drop(permit, logo);
  expect(await screen.findByRole('status')).toHaveTextContent('permit.pdf selected');
  expect(screen.queryByRole('img')).toBeNull();
  expect(createdUrls).toEqual([]);
});

test('rejects files of a wrong size or type, and keeps the previous file', async () => {
  const { userWithAnyFile } = renderField({ kinds: ['PNG'], maxMegabytes: 2 });
  await userWithAnyFile.upload(await screen.findByLabelText(/^Photo/), logo);
  await userWithAnyFile.upload(screen.getByLabelText(/^Photo/), permit);
  expect(await screen.findByRole('alert')).toHaveTextContent('File has invalid format. Only PNG supported');
  expect(screen.getByLabelText(/^Photo/)).toBeInvalid();
  drop(file('huge.pdf', 'application/pdf', 2_097_153));
  expect(await screen.findByText('Max file size. Max 2 Mb')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'logo.png' })).toBeInTheDocument();
  drop(file('fits.png', 'image/png', 2_097_152));
  expect(await screen.findByRole('img', { name: 'fits.png' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('accepts documents as large as the page says; photos keep their megabyte', async () => {
  const meta = document.createElement('meta');
  meta.name = 'consign-document-megabytes';
  meta.content = '3';
  document.head.append(meta);
  const { unmount } = renderField();
  expect(await screen.findByText(/PDF, JPEG, PNG.*3/)).toBeInTheDocument();
  drop(file('long.pdf', 'application/pdf', 3_145_729));
  expect(await screen.findByRole('alert')).toHaveTextContent('Max file size. Max 3 Mb');
  drop(file('fits.pdf', 'application/pdf', 3_145_728));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fits.pdf selected'));
  unmount();
  renderField({ kinds: ['PNG'] });
  drop(file('huge.png', 'image/png', 1_048_577));
  expect(await screen.findByRole('alert')).toHaveTextContent('Max file size. Max 1 Mb');
  meta.remove();
});

test('fetches a stored file with the token, and removes it', async () => {
  const { user, calls } = renderField(
    { photo: stored },
    { 'GET vehicles/1/files/2': () => new Blob(['x'], { type: 'text/html' }) },
  );
  expect(await screen.findByRole('img', { name: 'old.jpg' })).toHaveAttribute('src', createdUrls[0]);
  expect(calls).toEqual(['GET vehicles/1/files/2']);
  await user.click(screen.getByRole('button', { name: 'Remove old.jpg' }));
  expect(screen.getByLabelText(/^Photo/)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('old.jpg removed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(revokedUrls).toEqual(createdUrls);
});

test('shows the name of a stored file that fails to load', async () => {
  renderField({ photo: stored }, { 'GET vehicles/1/files/2': () => errorReply(404, 'notFound') });
  expect(await screen.findByText('old.jpg', { selector: 'p' })).toBeInTheDocument();
});

test('translates the server’s errors about the file', async () => {
  const fields = { photo: { code: 'fileFormat', message: 'x', params: { types: 'JPEG, PNG' } } };
  const { user } = renderField({ photo: logo }, { 'POST photos': () => errorReply(422, 'invalid', { fields }) });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('File has invalid format. Only JPEG, PNG supported')).toBeInTheDocument();
});

test('shows the upload progress and blocks changes during the upload', async () => {
  renderField({ photo: logo, progress: 40.4 });
  expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByLabelText(/^Photo/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  drop(permit);
  expect(screen.getByRole('img', { name: 'logo.png' })).toBeInTheDocument();
});

const emulatePhone = () =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );

test('offers the camera on touch devices only, and shrinks its photos', async () => {
  const { unmount } = renderField({ allowCamera: true });
  await screen.findByText('Drop a file here or choose one');
  expect(screen.queryByLabelText('Take a photo: Photo')).toBeNull();
  unmount();
  emulatePhone();
  fakeCanvas({ width: 4_000, height: 3_000, bytesPerPixel: 0.2 });
  const { user, container } = renderField({ allowCamera: true });
  const camera = await screen.findByLabelText('Take a photo: Photo');
  expect(camera).toHaveAttribute('capture', 'environment');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.upload(camera, file('IMG_1.jpeg', 'image/jpeg', 4_000_000));
  expect(await screen.findByRole('img', { name: 'IMG_1.jpg' })).toBeInTheDocument();
  await user.upload(screen.getByLabelText(/^Photo/), file('IMG_2.jpeg', 'image/jpeg', 4_000_000));
  expect(await screen.findByRole('alert')).toHaveTextContent('Max file size. Max 1 Mb');
});

test('shrinks every image with shrinkImages, and ignores other files in the meantime', async () => {
  let finishDecoding = () => undefined as void;
  fakeCanvas({
    width: 4_000,
    height: 3_000,
    bytesPerPixel: 0.2,
    until: new Promise<void>((resolve) => {
      finishDecoding = resolve;
    }),
  });
  renderField({ shrinkImages: true });
  await screen.findByText('Drop a file here or choose one');
  drop(file('yard.jpeg', 'image/jpeg', 4_000_000));
  expect(await screen.findByRole('progressbar', { name: 'Resizing the image' })).toBeInTheDocument();
  drop(logo);
  finishDecoding();
  expect(await screen.findByRole('img', { name: 'yard.jpg' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  [undefined, '300px'],
  ['compact', '100px'],
] as const)('with size %s, the drop area is %s high', async (size, height) => {
  const { container } = renderField({ size });
  await screen.findByText('Drop a file here or choose one');
  expect(getComputedStyle(container.querySelector('[data-scope="file"]')!).height).toBe(height);
});

test('has accessible descriptions and no accessibility violations', async () => {
  const { container } = renderScreen(
    <>
      <FileDrop
        label={message('Excel file')}
        kinds={['Excel']}
        maxMegabytes={5}
        value={null}
        onChange={() => undefined}
      />
      <Screen photo={permit} />
    </>,
  );
  expect(await screen.findByLabelText('Excel file')).toHaveAccessibleDescription('Excel, CSV, up to 5 MB');
  expect(screen.getByLabelText(/^Photo/)).toHaveAccessibleDescription(/^permit\.pdf/);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});
