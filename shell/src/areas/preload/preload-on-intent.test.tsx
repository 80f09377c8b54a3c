import { fireEvent, render, screen } from '@testing-library/react';
import { useSession } from 'shared-auth';
import { testUsers } from 'shared-ui/testing';
import { testAreas, writeRegistry } from '../../navigation/testing/areas.fixtures.ts';
import { loadExposedModule } from '../federation/load-exposed-module.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { isDataSaverOn } from './data-saver.ts';

jest.mock('../federation/load-exposed-module.ts', () => ({ loadExposedModule: jest.fn() }));
jest.mock('./data-saver.ts', () => ({ isDataSaverOn: jest.fn() }));

const loadedPaths: string[] = [];
const page = (path: string) => async () => {
  loadedPaths.push(path);
  return { default: () => null };
};
jest.mocked(loadExposedModule).mockImplementation(async () => ({
  pages: Object.fromEntries(paths.map((path) => [path, page(path)])),
  messages: {},
}));
const paths = testAreas.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));

let stop: () => void = () => undefined;
beforeAll(() => writeRegistry(testAreas));
beforeEach(() => {
  loadedPaths.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Each test uses other paths, because loaded pages stay loaded. */
function renderLink(href: string, { isDataSaver = false, user = testUsers.cargoOwner } = {}) {
  jest.mocked(isDataSaverOn).mockReturnValue(isDataSaver);
  useSession.setState({ user });
  render(
    <>
      <a href={href}>
        <span>There</span>
      </a>
      <a href="https://elsewhere.example/orders">Away</a>
    </>,
  );
  stop = preloadOnIntent();
  return screen.getByText('There');
}
const waitForHover = () => jest.advanceTimersByTimeAsync(100);

test.each([
  ['when the data saver is on', { isDataSaver: true }],
  ['that the user may not open', { user: testUsers.nobody }],
])('preloads nothing %s', async (_case, options) => {
  fireEvent.focusIn(renderLink('/orders', options));
  fireEvent.focusIn(screen.getByText('Away'));
  await waitForHover();
  expect(loadedPaths).toEqual([]);
});

test.each([
  ['focusIn', '/orders'],
  ['touchStart', '/vehicles'],
] as const)('preloads a link’s page on %s', async (kind, path) => {
  fireEvent[kind](renderLink(path));
  await waitForHover();
  expect(loadedPaths).toEqual([path]);
});

test('preloads on hover, but not when the pointer only passes over', async () => {
  const link = renderLink('/vehicles-dictionaries');
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(document.body);
  await waitForHover();
  expect(loadedPaths).toEqual([]);
  fireEvent.pointerOver(link);
  await waitForHover();
  expect(loadedPaths).toEqual(['/vehicles-dictionaries']);
});
