import { fireEvent, render, screen } from '@testing-library/react';
import { useSession } from 'shared-auth';
import { as } from 'shared-ui/testing';
import { givenAreas, writeRegistry } from '../navigation/testing/given-areas.ts';
import { loadSeam } from './federation.ts';
import { followIntent } from './intent.ts';
import { savesData } from './saves-data.ts';

jest.mock('./federation.ts', () => ({ loadSeam: jest.fn() }));
jest.mock('./saves-data.ts', () => ({ savesData: jest.fn() }));

const brought: string[] = [];
const page = (path: string) => async () => {
  brought.push(path);
  return { default: () => null };
};
jest.mocked(loadSeam).mockImplementation(async () => ({
  pages: Object.fromEntries(paths.map((path) => [path, page(path)])),
  messages: {},
}));
const paths = givenAreas.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));

let stop: () => void = () => undefined;
beforeAll(() => writeRegistry(givenAreas));
beforeEach(() => {
  brought.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** What one test has brought is not brought again in the next. */
function open(href: string, { saves = false, user = as.cargoOwner } = {}) {
  jest.mocked(savesData).mockReturnValue(saves);
  useSession.setState({ user });
  render(
    <>
      <a href={href}>
        <span>There</span>
      </a>
      <a href="https://elsewhere.example/orders">Away</a>
    </>,
  );
  stop = followIntent();
  return screen.getByText('There');
}
const rest = () => jest.advanceTimersByTimeAsync(100);

test.each([
  ['to whoever saves data', { saves: true }],
  ['that one may not open', { user: as.nobody }],
])('nothing is brought %s', async (_case, given) => {
  fireEvent.focusIn(open('/orders', given));
  fireEvent.focusIn(screen.getByText('Away'));
  await rest();
  expect(brought).toEqual([]);
});

test.each([
  ['focusIn', '/orders'],
  ['touchStart', '/vehicles'],
] as const)('%s on a link brings its page', async (kind, path) => {
  fireEvent[kind](open(path));
  await rest();
  expect(brought).toEqual([path]);
});

test('a pointer that rests on a link brings its page, one that passes by does not', async () => {
  const link = open('/vehicles-dictionaries');
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(document.body);
  await rest();
  expect(brought).toEqual([]);
  fireEvent.pointerOver(link);
  await rest();
  expect(brought).toEqual(['/vehicles-dictionaries']);
});
