import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { MessagesProvider } from '../index.ts';
import { renderScreen } from '../testing/index.ts';
import sinhala from '../../locales/sin.json';
import { RelativeTime } from './index.ts';

function renderTime(seconds: number, isSinhala: boolean) {
  const screen = (
    <MessagesProvider messages={isSinhala ? sinhala : {}}>
      <RelativeTime at={Date.now() / 1000 + seconds} />
    </MessagesProvider>
  );
  const { container, unmount } = renderScreen(screen, { language: isSinhala ? 'sin' : 'en' });
  const text = container.textContent;
  unmount();
  return text;
}

beforeEach(() => {
  jest.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [-5, 'just now', 'මේ දැන්'],
  [5, 'just now', 'මේ දැන්'],
  [-61, '1 minute ago', 'මිනිත්තු 1කට පෙර'],
  [-2 * HOUR - 1, '2 hours ago', 'පැය 2කට පෙර'],
  [-DAY - 1, '1 day ago', 'දින 1කට පෙර'],
  [3 * MINUTE + 1, 'in 3 minutes', 'මිනිත්තු 3කින්'],
  [HOUR + 1, 'in 1 hour', 'පැය 1කින්'],
  [9 * DAY + 1, 'in 9 days', 'දින 9කින්'],
])('formats %s s with our messages if the browser does not support the language', (seconds, english, inSinhala) => {
  expect([renderTime(seconds, false), renderTime(seconds, true)]).toEqual([english, inSinhala]);
});

test('formats with the browser’s texts if it supports the language', () => {
  jest.restoreAllMocks();
  expect(renderTime(-DAY - 1, false)).toBe('yesterday');
  expect(renderTime(-5, false)).toBe('just now');
});
