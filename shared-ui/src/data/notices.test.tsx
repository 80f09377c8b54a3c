import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { notify } from './index.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const card = (text: string) => screen.queryByText(text)?.closest('[data-type]');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** By words: which type, where, and after how many ms it is gone. */
test.each([
  ['nothing said', () => notify('Saved'), 'success', 'right', 3_000],
  ['a success', () => notify.success('Saved'), 'success', 'right', 3_000],
  ['an information', () => notify.info('Saved'), 'info', 'right', 3_000],
  ['a warning', () => notify.warning('Saved'), 'warning', 'right', 3_000],
  [
    'type, position and timeout',
    () => notify('Saved', { type: 'warning', position: 'left', timeout: 500 }),
    'warning',
    'left',
    500,
  ],
  [
    'an error with an end',
    () => notify.error('Saved', { timeout: 7_000, position: 'center' }),
    'error',
    'center',
    7_000,
  ],
] as const)('%s: its look, its place, its time', (_what, tell, type, position, timeout) => {
  renderScreen(<p />);
  act(() => tell());
  expect(card('Saved')).toHaveAttribute('data-type', type);
  expect(card('Saved')!.parentElement).toHaveAttribute('data-position', position);
  pass(timeout - 1);
  expect(card('Saved')).toBeInTheDocument();
  pass(1);
  expect(card('Saved')).toBeFalsy();
});

test('an error stays, also when it is held and let go', () => {
  renderScreen(<p />);
  act(() => notify.error('Broken'));
  fireEvent.mouseEnter(card('Broken')!);
  fireEvent.mouseLeave(card('Broken')!);
  pass(3_600_000);
  expect(card('Broken')).toHaveAttribute('role', 'alert');
});

test('while somebody points at it or is in it, it stays', () => {
  renderScreen(<p />);
  act(() => notify('Saved'));
  pass(2_900);
  fireEvent.mouseEnter(card('Saved')!);
  pass(60_000);
  expect(card('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(card('Saved')!);
  pass(3_000);
  expect(card('Saved')).toBeFalsy();
});

test('the same thing is told once, and no more than five things at a time', () => {
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
