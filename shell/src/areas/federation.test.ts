import { waitFor } from '@testing-library/react';
import { loadSeam } from './federation.ts';
import { loadScript } from './script.ts';

jest.mock('./script.ts', () => ({ writtenScript: () => undefined, loadScript: jest.fn() }));
jest.mock('./pause.ts', () => ({ pause: async () => undefined }));

const lent = { react: {} };
const init = jest.fn();
/** What an entry leaves behind when it runs. */
const leave = (name: string) =>
  Object.assign(globalThis, { [name]: { init, get: async (seam: string) => () => ({ default: `${seam} of ${name}` }) } });

let build = 0;
const address = () => ({ build: `b${(build += 1)}`, version: '1.0.0', entry: `https://areas.example/${build}.js`, integrity: 'sha384-x' });

beforeAll(() => Object.assign(globalThis, { __webpack_init_sharing__: async () => undefined, __webpack_share_scopes__: { default: lent } }));
beforeEach(() => {
  init.mockClear();
  jest.mocked(loadScript).mockReset();
});

test('an entry is fetched once, checked against its hash, and lent what the shell has', async () => {
  const place = address();
  jest.mocked(loadScript).mockImplementation(async () => void leave(`mfe_fleet_${place.build}`));
  const seams = await Promise.all([loadSeam('mfe-fleet', place, 'routes'), loadSeam('mfe-fleet', place, 'slots')]);
  expect(seams).toEqual([`./routes of mfe_fleet_${place.build}`, `./slots of mfe_fleet_${place.build}`]);
  expect(jest.mocked(loadScript).mock.calls).toEqual([[place.entry, 'sha384-x']]);
  expect(init.mock.calls).toEqual([[lent]]);
});

test('two builds of an area stand beside each other', async () => {
  const [one, other] = [address(), address()];
  jest.mocked(loadScript).mockImplementation(async (entry) => void leave(`mfe_fleet_${entry === one.entry ? one.build : other.build}`));
  expect(await loadSeam('mfe-fleet', one, 'routes')).not.toBe(await loadSeam('mfe-fleet', other, 'routes'));
});

test('an entry that leaves nothing is an error, and is asked for again by whoever comes next', async () => {
  const place = address();
  jest.mocked(loadScript).mockResolvedValueOnce(undefined);
  await expect(loadSeam('mfe-fleet', place, 'routes')).rejects.toThrow(place.entry);
  jest.mocked(loadScript).mockImplementation(async () => void leave(`mfe_fleet_${place.build}`));
  await waitFor(() => expect(loadSeam('mfe-fleet', place, 'routes')).resolves.toContain(place.build));
});
