import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, refuse, renderScreen, type Replies } from '../testing/index.ts';
import { DocumentsViewer, ImageViewer } from './index.ts';

const paper = (name: string, mime: string) => ({ name, url: `/api/vehicles/1/files/${name}`, mime });
const documents = [
  paper('permit.pdf', 'application/pdf'),
  paper('licence.png', 'image/png'),
  paper('list.xlsx', 'application/vnd.ms-excel'),
];
const images = [paper('front.png', 'image/png'), paper('rear.png', 'image/png')];
const stored: Replies = { 'GET vehicles/1/files/:file': () => new Blob(['x'], { type: 'text/html' }) };

const made: Blob[] = [];
const returned: string[] = [];
beforeEach(() => {
  made.length = 0;
  returned.length = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void returned.push(address));
});
afterEach(() => jest.restoreAllMocks());

const showDocuments = (first = 0, replies = stored) =>
  renderScreen(<DocumentsViewer documents={documents} first={first} onClose={() => undefined} />, { replies });
const showImages = () => renderScreen(<ImageViewer images={images} onClose={() => undefined} />, { replies: stored });
const sizeOf = (name: string) => screen.getByRole('img', { name }).style.width;

test('a PDF is fetched with the token and shown by the browser as what it is, never as a page', async () => {
  const { calls, unmount } = showDocuments();
  expect(await screen.findByTitle('permit.pdf')).toHaveAttribute('src', 'blob:1#view=FitH&navpanes=0');
  expect(made[0]!.type).toBe('application/pdf');
  expect(calls).toEqual(['GET vehicles/1/files/permit.pdf']);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'permit.pdf');
  unmount();
  expect(returned).toEqual(['blob:1']);
});

test('the next, the one before, and after the last the first; what cannot be shown says so and can be saved', async () => {
  const { user } = showDocuments();
  await user.click(await screen.findByRole('button', { name: 'Next document' }));
  expect(await screen.findByRole('img', { name: 'licence.png' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next document' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'licence.png' })).toHaveTextContent('Document 2 of 3');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('This file cannot be shown here')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Download' })).toHaveLength(2);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByTitle('permit.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous document' }));
  expect(await screen.findByText('Document 3 of 3')).toBeInTheDocument();
});

test('where the browser shows no PDF, it is offered to be saved', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  showDocuments();
  expect(await screen.findByText('This file cannot be shown here')).toBeInTheDocument();
  expect(screen.queryByTitle('permit.pdf')).toBeNull();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

test('a file that cannot be fetched can be tried again; an image that is none says so', async () => {
  let works = false;
  const { user } = showDocuments(1, {
    'GET vehicles/1/files/:file': (call) =>
      works ? stored['GET vehicles/1/files/:file']!(call) : refuse(500, 'internal'),
  });
  await screen.findByText('This could not be loaded');
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.error(await screen.findByRole('img', { name: 'licence.png' }));
  expect(await screen.findByText('This file cannot be shown here')).toBeInTheDocument();
});

test('an image is zoomed by buttons and keys, the next is whole again', async () => {
  const { user } = showImages();
  await screen.findByRole('img', { name: 'front.png' });
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(sizeOf('front.png')).toBe('150%');
  await user.keyboard('+');
  expect(sizeOf('front.png')).toBe('200%');
  await user.keyboard('-');
  expect(sizeOf('front.png')).toBe('150%');
  await user.keyboard('0');
  expect(sizeOf('front.png')).toBe('100%');
  await user.dblClick(screen.getByRole('img', { name: 'front.png' }));
  expect(sizeOf('front.png')).toBe('200%');
  await user.click(screen.getByRole('button', { name: 'Next image' }));
  await screen.findByRole('img', { name: 'rear.png' });
  expect(sizeOf('rear.png')).toBe('100%');
  expect(screen.getByText('Image 2 of 2')).toBeInTheDocument();
});

test('what is zoomed is moved by the arrows, also by a drawn mouse', async () => {
  const moved = jest.fn();
  Object.assign(Element.prototype, { scrollBy: moved });
  const { user } = showImages();
  const image = await screen.findByRole('img', { name: 'front.png' });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(moved.mock.calls).toEqual([
    [80, 0],
    [0, -80],
  ]);
  expect(screen.getByText('Image 1 of 2')).toBeInTheDocument();
  const box = image.parentElement!;
  fireEvent(
    box,
    Object.assign(new PointerEvent('pointermove', { bubbles: true, buttons: 1 }), { movementX: -30, movementY: -10 }),
  );
  expect([box.scrollLeft, box.scrollTop]).toEqual([30, 10]);
});

test('keys of the browser itself are left to it', async () => {
  const { user } = showImages();
  await screen.findByRole('img', { name: 'front.png' });
  screen.getByRole('button', { name: 'Next image' }).focus();
  await user.keyboard('{Control>}+{/Control}');
  expect(sizeOf('front.png')).toBe('100%');
});

test('nothing keeps anybody from using it', async () => {
  showImages();
  await screen.findByRole('img', { name: 'front.png' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Download' })).toBeInTheDocument());
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
});
