import { WithTexts } from '../index.ts';
import { renderScreen } from '../testing/index.ts';
import sinhala from '../../locales/sin.json';
import { Ago } from './index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function told(seconds: number, isSinhala: boolean) {
  const screen = (
    <WithTexts texts={isSinhala ? sinhala : {}}>
      <Ago at={Date.now() / 1000 + seconds} />
    </WithTexts>
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
])('where the browser has no words of time, ours are told: %s s', (seconds, english, inSinhala) => {
  expect([told(seconds, false), told(seconds, true)]).toEqual([english, inSinhala]);
});

test('where it has, its own are', () => {
  jest.restoreAllMocks();
  expect(told(-DAY - 1, false)).toBe('yesterday');
});
