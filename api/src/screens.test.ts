import { HOLDERS, mayOpen, SCREENS } from 'shared-contracts/testing/screens';
import { allows } from 'shared-contracts/values/access';
import { operationsOf } from './platform/testing/operations.ts';
import { testApp } from './platform/testing/test-app.ts';

const portal = testApp();
const offered = () =>
  new Map(
    operationsOf(portal.app).map((operation) => [
      `${operation.method} ${operation.path.replace('/api/', '')}`,
      operation,
    ]),
  );

test('what a screen reads is open to whom the screen is, and to nobody else', () => {
  const calls = offered();
  const compared = SCREENS.flatMap((screen) =>
    (screen.calls ?? []).map((call) => ({ screen, call, operation: calls.get(call) })),
  ).filter(({ operation }) => operation);
  expect(compared.filter(({ operation }) => !operation?.access)).toEqual([]);
  const wrong = compared.flatMap(({ screen, call, operation }) =>
    HOLDERS.filter((holder) => allows(holder, operation?.access ?? {}) !== mayOpen(screen, holder))
      .slice(0, 1)
      .map((holder) => ({ call, path: screen.path, holder })),
  );
  expect(wrong).toEqual([]);
  expect(compared.length).toBeGreaterThan(3);
});
