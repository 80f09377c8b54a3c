import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from '../testing/index.ts';
import { DocumentsViewer, ImageViewer } from './index.ts';

const createFile = (name: string, mime: string) => ({ name, url: `/api/vehicles/1/files/${name}`, mime });
const documents = [
  createFile('permit.pdf', 'application/pdf'),
  createFile('licence.png', 'image/png'),
  createFile('list.xlsx', 'application/vnd.ms-excel'),
];
const images = [createFile('front.png', 'image/png'), createFile('rear.png', 'image/png')];
const fileReplies: Replies = { 'GET vehicles/1/files/:file': () => new Blob(['x'], { type: 'text/html' }) };

const createdBlobs: Blob[] = [];
const revokedUrls: string[] = [];
beforeEach(() => {
  createdBlobs.length = 0;
  revokedUrls.length = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${createdBlobs.push(blob as Blob)}`);
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revokedUrls.push(url));
});
afterEach(() => jest.restoreAllMocks());

const showDocuments = (initialIndex = 0, replies = fileReplies) =>
  renderScreen(<DocumentsViewer documents={documents} initialIndex={initialIndex} onClose={() => undefined} />, {
    replies,
  });
const showImages = () =>
  renderScreen(<ImageViewer images={images} onClose={() => undefined} />, { replies: fileReplies });
const getWidth = (name: string) => screen.getByRole('img', { name }).style.width;

test('fetches a PDF with the token and shows it as a PDF, never as a page', async () => {
  const { calls, unmount } = showDocuments();
  expect(await screen.findByTitle('permit.pdf')).toHaveAttribute('src', 'blob:1#view=FitH&navpanes=0');
  expect(createdBlobs[0]!.type).toBe('application/pdf');
  expect(calls).toEqual(['GET vehicles/1/files/permit.pdf']);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'permit.pdf');
  unmount();
  expect(revokedUrls).toEqual(['blob:1']);
});

test('moves through documents in a loop, and offers files without a preview for download', async () => {
  const { user } = showDocuments();
  await user.click(await screen.findByRole('button', { name: 'Next document' }));
  expect(await screen.findByRole('img', { name: 'licence.png' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next document' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'licence.png' })).toHaveTextContent('Document 2 of 3');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('This file can’t be previewed')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Download' })).toHaveLength(2);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByTitle('permit.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous document' }));
  expect(await screen.findByText('Document 3 of 3')).toBeInTheDocument();
});

test('offers a PDF for download if the browser can’t show PDFs', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  showDocuments();
  expect(await screen.findByText('This file can’t be previewed')).toBeInTheDocument();
  expect(screen.queryByTitle('permit.pdf')).toBeNull();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

test('retries a failed download, and reports a broken image', async () => {
  let isAvailable = false;
  const { user } = showDocuments(1, {
    'GET vehicles/1/files/:file': (call) =>
      isAvailable ? fileReplies['GET vehicles/1/files/:file']!(call) : errorReply(500, 'internal'),
  });
  await screen.findByText('This could not be loaded');
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  isAvailable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.error(await screen.findByRole('img', { name: 'licence.png' }));
  expect(await screen.findByText('This file can’t be previewed')).toBeInTheDocument();
});

test('zooms an image by buttons and keys, and resets the zoom for the next image', async () => {
  const { user } = showImages();
  await screen.findByRole('img', { name: 'front.png' });
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(getWidth('front.png')).toBe('150%');
  await user.keyboard('+');
  expect(getWidth('front.png')).toBe('200%');
  await user.keyboard('-');
  expect(getWidth('front.png')).toBe('150%');
  await user.keyboard('0');
  expect(getWidth('front.png')).toBe('100%');
  await user.dblClick(screen.getByRole('img', { name: 'front.png' }));
  expect(getWidth('front.png')).toBe('200%');
  await user.click(screen.getByRole('button', { name: 'Next image' }));
  await screen.findByRole('img', { name: 'rear.png' });
  expect(getWidth('rear.png')).toBe('100%');
  expect(screen.getByText('Image 2 of 2')).toBeInTheDocument();
});

test('pans a zoomed image by arrow keys and by dragging', async () => {
  const scrollBy = jest.fn();
  Object.assign(Element.prototype, { scrollBy });
  const { user } = showImages();
  const image = await screen.findByRole('img', { name: 'front.png' });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(scrollBy.mock.calls).toEqual([
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

test('leaves the browser’s own shortcuts alone', async () => {
  const { user } = showImages();
  await screen.findByRole('img', { name: 'front.png' });
  screen.getByRole('button', { name: 'Next image' }).focus();
  await user.keyboard('{Control>}+{/Control}');
  expect(getWidth('front.png')).toBe('100%');
});

test('has no accessibility violations', async () => {
  showImages();
  await screen.findByRole('img', { name: 'front.png' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Download' })).toBeInTheDocument());
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});
