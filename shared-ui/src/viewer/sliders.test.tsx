import { act, fireEvent, screen, within } from '@testing-library/react';
import { findAccessibilityViolations, renderScreen } from '../testing/index.ts';
import { DocumentSlider, ImageSlider } from './index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const image = (name: string) => ({ name, url: `https://files.example/${name}`, mime: 'image/png' });
const images = ['front.png', 'rear.png', 'side.png'].map(image);
const documents = [{ ...image('permit.pdf'), mime: 'application/pdf' }, image('licence.png')];

const { matchMedia } = window;
const preferReducedMotion = () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') });
};
const setVisibility = (visibilityState: DocumentVisibilityState) =>
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

const renderSlider = (files = images) => renderScreen(<ImageSlider images={files} label={message('Photos')} />);
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const getSlider = () => screen.getByRole('region', { name: 'Photos' });
const getSlide = () => within(getSlider()).getByRole('group');
const getPosition = () => getSlide().getAttribute('aria-label');
const clickButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows each image for 5 s, in a loop', () => {
  renderSlider();
  expect(getSlide()).toHaveTextContent('Image 1 of 3');
  advance(4_999);
  expect(getPosition()).toBe('Image 1 of 3');
  advance(1);
  expect(getPosition()).toBe('Image 2 of 3');
  advance(5_000);
  advance(5_000);
  expect(getPosition()).toBe('Image 1 of 3');
});

test.each([
  ['a pointer is over it', () => fireEvent.mouseEnter(getSlider()), () => fireEvent.mouseLeave(getSlider())],
  [
    'the focus is in it',
    () => act(() => screen.getByRole('button', { name: 'Next image' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Next image' }).blur()),
  ],
  ['the tab is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
])('pauses while %s, then shows the image for the full time again', (_condition, start, end) => {
  renderSlider();
  advance(3_000);
  start();
  advance(60_000);
  expect(getPosition()).toBe('Image 1 of 3');
  end();
  advance(4_999);
  expect(getPosition()).toBe('Image 1 of 3');
  advance(1);
  expect(getPosition()).toBe('Image 2 of 3');
});

test('pauses and plays by its button, and announces images only while paused', () => {
  renderSlider();
  expect(getSlide().parentElement).toHaveAttribute('aria-live', 'off');
  clickButton('Pause slideshow');
  advance(60_000);
  expect(getPosition()).toBe('Image 1 of 3');
  expect(getSlide().parentElement).toHaveAttribute('aria-live', 'polite');
  act(() => screen.getByRole('button', { name: 'Play slideshow' }).focus());
  clickButton('Play slideshow');
  advance(5_000);
  expect(getPosition()).toBe('Image 2 of 3');
});

test('does not play by itself for users who prefer reduced motion', () => {
  preferReducedMotion();
  renderSlider();
  advance(60_000);
  expect(getPosition()).toBe('Image 1 of 3');
  clickButton('Play slideshow');
  advance(5_000);
  expect(getPosition()).toBe('Image 2 of 3');
});

test('changes by buttons, dots and swipes, and shows each image for the full time', () => {
  renderSlider();
  advance(4_000);
  clickButton('Next image');
  advance(4_000);
  expect(getPosition()).toBe('Image 2 of 3');
  clickButton('Previous image');
  clickButton('Previous image');
  expect(getPosition()).toBe('Image 3 of 3');
  clickButton('Image 1 of 3');
  expect(screen.getByRole('button', { name: 'Image 1 of 3' })).toHaveAttribute('aria-current', 'true');
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(getSlide(), { clientX: from });
    fireEvent.pointerUp(getSlide(), { clientX: to });
    fireEvent.click(within(getSlide()).getByRole('button'));
  };
  swipe(200, 100);
  expect(getPosition()).toBe('Image 2 of 3');
  swipe(100, 200);
  expect(getPosition()).toBe('Image 1 of 3');
  expect(screen.queryByRole('dialog')).toBeNull();
  swipe(100, 120);
  expect(screen.getByRole('dialog', { name: 'front.png' })).toBeInTheDocument();
});

test('shows a single image without controls, and a message without images', () => {
  const { unmount } = renderSlider(images.slice(0, 1));
  advance(60_000);
  expect(getPosition()).toBe('Image 1 of 1');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  renderSlider([]);
  expect(screen.getByText('No images found')).toBeInTheDocument();
});

test('plays documents too, and pauses while one is open', () => {
  renderScreen(<DocumentSlider documents={documents} label={message('Papers')} />);
  expect(screen.getByRole('group', { name: 'Document 1 of 2' })).toHaveTextContent('permit.pdf');
  advance(5_000);
  expect(screen.getByRole('group', { name: 'Document 2 of 2' })).toBeInTheDocument();
  clickButton('Open licence.png');
  expect(screen.getByRole('dialog', { name: 'licence.png' })).toHaveTextContent('Document 2 of 2');
  advance(60_000);
  expect(screen.getByRole('group', { name: 'Document 2 of 2', hidden: true })).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  jest.useRealTimers();
  const { container } = renderSlider();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});
