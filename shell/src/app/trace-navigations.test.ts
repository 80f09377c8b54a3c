import { TRACES_META_NAME } from 'shared-contracts/values/traces';
import { useSession } from 'shared-auth';
import { createMemoryRouter } from 'shared-ui/router';
import { createToken, testUsers } from 'shared-ui/testing';
import { traceNavigations } from './trace-navigations.ts';

const names: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  names.splice(0);
  document.head.insertAdjacentHTML('beforeend', `<meta name="${TRACES_META_NAME}" content="on">`);
  useSession.setState({ token: createToken(testUsers.cargoOwner) } as never);
  globalThis.fetch = async (input) => {
    const { spans } = JSON.parse(await (input as Request).text()) as { spans: { name: string }[] };
    names.push(...spans.map(({ name }) => name));
    return new Response(null, { status: 204 });
  };
});
afterEach(() => {
  document.head.innerHTML = '';
  jest.useRealTimers();
});

test('names navigations by the pattern of their path, and ignores other changes of the address', async () => {
  const loader = () => null;
  const routes = [
    { path: '/orders', loader },
    { path: '/orders/:id', loader },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/orders'] });
  const stop = traceNavigations(router);
  await jest.advanceTimersByTimeAsync(2_000);
  await router.navigate('/orders?search=private');
  await jest.advanceTimersByTimeAsync(2_000);
  await router.navigate('/orders/0b9c6f0e');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(names).toEqual(['/orders', '/orders/:id']);
  stop();
  await router.navigate('/orders');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(names).toHaveLength(2);
});
