import { api, setSeenRevision } from './index.ts';
import { signIn } from './session.ts';
import { createToken } from './testing/tokens.ts';

const fetchMock = jest.fn<Promise<Response>, [Request]>();
beforeEach(() => {
  globalThis.fetch = fetchMock as never;
  fetchMock.mockReset().mockImplementation(async () => Response.json({}));
  signIn(createToken());
});

const load = (path: string, body: unknown) => {
  fetchMock.mockImplementationOnce(async () => Response.json(body));
  return api.get(path);
};
const lastIfMatch = () => fetchMock.mock.calls.at(-1)?.[0].headers.get('if-match');

test('names the revision that was loaded last, alone or in a list', async () => {
  await load('orders/o1', { id: 'o1', revision: 3 });
  await api.patch('orders/o1', {});
  expect(lastIfMatch()).toBe('"3"');
  await load('orders', {
    items: [
      { id: 'o1', revision: 4 },
      { id: 'o2', revision: 7 },
    ],
  });
  await api.patch('orders/o2/stage', {});
  expect(lastIfMatch()).toBe('"7"');
  await api.delete('orders/o1');
  expect(lastIfMatch()).toBe('"4"');
});

test('names the revision in the response to a change, and none if it had none', async () => {
  await load('orders/o3', { id: 'o3', revision: 1 });
  fetchMock.mockImplementationOnce(async () => Response.json({ id: 'o3', revision: 2 }));
  await api.patch('orders/o3', {});
  await api.patch('orders/o3', {});
  expect(lastIfMatch()).toBe('"2"');
  await api.patch('orders/o3', {});
  expect(lastIfMatch()).toBeNull();
});

test('names the revision that a form began with', async () => {
  await load('orders/o4', { id: 'o4', revision: 5 });
  setSeenRevision({ id: 'o4', revision: 4 });
  await api.patch('orders/o4', {});
  expect(lastIfMatch()).toBe('"4"');
});

test('names none for unknown records, and none when loading', async () => {
  await api.patch('orders/unknown', {});
  expect(lastIfMatch()).toBeNull();
  await load('orders/o5', { id: 'o5', revision: 1 });
  await api.get('orders/o5');
  expect(lastIfMatch()).toBeNull();
});

test('names the revision of a record that the path doesn’t name', async () => {
  await load('organizations/g1', { id: 'g1', revision: 6 });
  await api.patch('organizations/self', {});
  expect(lastIfMatch()).toBeNull();
  await api.patch('organizations/self', {}, { recordId: 'g1' });
  expect(lastIfMatch()).toBe('"6"');
  await api.patch('organizations/self', {}, { recordId: 'g1' });
  expect(lastIfMatch()).toBeNull();
});
