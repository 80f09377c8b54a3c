import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { notify } from './index.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const findNotice = (text: string) => screen.queryByText(text)?.closest('[data-type]');
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  ['no type', () => notify('Saved'), 'success', 'right', 3_000],
  ['a success', () => notify.success('Saved'), 'success', 'right', 3_000],
  ['an info', () => notify.info('Saved'), 'info', 'right', 3_000],
  ['a warning', () => notify.warning('Saved'), 'warning', 'right', 3_000],
  [
    'type, position and timeout',
    () => notify('Saved', { type: 'warning', position: 'left', timeout: 500 }),
    'warning',
    'left',
    500,
  ],
  [
    'an error with a timeout',
    () => notify.error('Saved', { timeout: 7_000, position: 'center' }),
    'error',
    'center',
    7_000,
  ],
] as const)('shows %s with its type, position and timeout', (_name, showNotice, type, position, timeout) => {
  renderScreen(<p />);
  act(() => showNotice());
  expect(findNotice('Saved')).toHaveAttribute('data-type', type);
  expect(findNotice('Saved')!.parentElement).toHaveAttribute('data-position', position);
  advance(timeout - 1);
  expect(findNotice('Saved')).toBeInTheDocument();
  advance(1);
  expect(findNotice('Saved')).toBeFalsy();
});

test('keeps an error until it is dismissed, also after hovering', () => {
  renderScreen(<p />);
  act(() => notify.error('Broken'));
  fireEvent.mouseEnter(findNotice('Broken')!);
  fireEvent.mouseLeave(findNotice('Broken')!);
  advance(3_600_000);
  expect(findNotice('Broken')).toHaveAttribute('role', 'alert');
});

test('keeps a notice while it is hovered', () => {
  renderScreen(<p />);
  act(() => notify('Saved'));
  advance(2_900);
  fireEvent.mouseEnter(findNotice('Saved')!);
  advance(60_000);
  expect(findNotice('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(findNotice('Saved')!);
  advance(3_000);
  expect(findNotice('Saved')).toBeFalsy();
});

test('shows no duplicates and at most five notices', () => {
  renderScreen(<p />);
  act(() => ['One', 'Two', 'One', 'Three', 'Four', 'Five', 'Six'].forEach((text) => notify.error(text)));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'One',
    'Three',
    'Four',
    'Five',
    'Six',
  ]);
});
