import { act, fireEvent, screen, within } from '@testing-library/react';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import { DocumentSlider, ImageSlider } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const image = (name: string) => ({ name, url: `https://files.example/${name}`, mime: 'image/png' });
const images = ['front.png', 'rear.png', 'side.png'].map(image);
const papers = [{ ...image('permit.pdf'), mime: 'application/pdf' }, image('licence.png')];

const { matchMedia } = window;
const wantLessMovement = () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') });
};
const see = (visibilityState: DocumentVisibilityState) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    fireEvent(document, new Event('visibilitychange'));
  });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.matchMedia = matchMedia;
});

const show = (files = images) => renderScreen(<ImageSlider images={files} label={words('Photos')} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const slider = () => screen.getByRole('region', { name: 'Photos' });
const slide = () => within(slider()).getByRole('group');
const shownAt = () => slide().getAttribute('aria-label');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('each is shown for 5000 ms, after the last comes the first', () => {
  show();
  expect(slide()).toHaveTextContent('Image 1 of 3');
  pass(4_999);
  expect(shownAt()).toBe('Image 1 of 3');
  pass(1);
  expect(shownAt()).toBe('Image 2 of 3');
  pass(5_000);
  pass(5_000);
  expect(shownAt()).toBe('Image 1 of 3');
});

test.each([
  ['a pointer is over it', () => fireEvent.mouseEnter(slider()), () => fireEvent.mouseLeave(slider())],
  [
    'the focus is in it',
    () => act(() => screen.getByRole('button', { name: 'Next image' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Next image' }).blur()),
  ],
  ['the tab is hidden', () => see('hidden'), () => see('visible')],
])('while %s it waits, and then the image has its whole time again', (_what, hold, release) => {
  show();
  pass(3_000);
  hold();
  pass(60_000);
  expect(shownAt()).toBe('Image 1 of 3');
  release();
  pass(4_999);
  expect(shownAt()).toBe('Image 1 of 3');
  pass(1);
  expect(shownAt()).toBe('Image 2 of 3');
});

test('it is stopped and set going by its button, and speaks only while it stands still', () => {
  show();
  expect(slide().parentElement).toHaveAttribute('aria-live', 'off');
  press('Stop changing by itself');
  pass(60_000);
  expect(shownAt()).toBe('Image 1 of 3');
  expect(slide().parentElement).toHaveAttribute('aria-live', 'polite');
  act(() => screen.getByRole('button', { name: 'Change by itself' }).focus());
  press('Change by itself');
  pass(5_000);
  expect(shownAt()).toBe('Image 2 of 3');
});

test('who wants less movement gets none until they ask for it', () => {
  wantLessMovement();
  show();
  pass(60_000);
  expect(shownAt()).toBe('Image 1 of 3');
  press('Change by itself');
  pass(5_000);
  expect(shownAt()).toBe('Image 2 of 3');
});

test('it is turned by buttons, dots and a swipe, each image then has its whole time', () => {
  show();
  pass(4_000);
  press('Next image');
  pass(4_000);
  expect(shownAt()).toBe('Image 2 of 3');
  press('Previous image');
  press('Previous image');
  expect(shownAt()).toBe('Image 3 of 3');
  press('Image 1 of 3');
  expect(screen.getByRole('button', { name: 'Image 1 of 3' })).toHaveAttribute('aria-current', 'true');
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(slide(), { clientX: from });
    fireEvent.pointerUp(slide(), { clientX: to });
    fireEvent.click(within(slide()).getByRole('button'));
  };
  swipe(200, 100);
  expect(shownAt()).toBe('Image 2 of 3');
  swipe(100, 200);
  expect(shownAt()).toBe('Image 1 of 3');
  expect(screen.queryByRole('dialog')).toBeNull();
  swipe(100, 120);
  expect(screen.getByRole('dialog', { name: 'front.png' })).toBeInTheDocument();
});

test('one image stands still and needs no controls; none says so', () => {
  const { unmount } = show(images.slice(0, 1));
  pass(60_000);
  expect(shownAt()).toBe('Image 1 of 1');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  show([]);
  expect(screen.getByText('No images found')).toBeInTheDocument();
});

test('documents change by themselves too, and wait while one is open', () => {
  renderScreen(<DocumentSlider documents={papers} label={words('Papers')} />);
  expect(screen.getByRole('group', { name: 'Document 1 of 2' })).toHaveTextContent('permit.pdf');
  pass(5_000);
  expect(screen.getByRole('group', { name: 'Document 2 of 2' })).toBeInTheDocument();
  press('Open licence.png');
  expect(screen.getByRole('dialog', { name: 'licence.png' })).toHaveTextContent('Document 2 of 2');
  pass(60_000);
  expect(screen.getByRole('group', { name: 'Document 2 of 2', hidden: true })).toBeInTheDocument();
});

test('nothing keeps anybody from using it', async () => {
  jest.useRealTimers();
  const { container } = show();
  expect(await accessibilityFaults(container)).toEqual([]);
});
