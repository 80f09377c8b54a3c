import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_SUBJECTS, canOpenScreen, parseScreens } from 'shared-contracts/testing/screens';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { listOperations } from './platform/testing/operations.ts';
import { testApp } from './platform/testing/test-app.ts';

const portal = testApp();
const root = join(import.meta.dirname, '../..');
const screens = globSync('mfe-*/screens.json', { cwd: root }).flatMap(
  (file) => parseScreens(JSON.parse(readFileSync(join(root, file), 'utf8'))).screens,
);
const operationsByCall = () =>
  new Map(
    listOperations(portal.app).map((operation) => [
      `${operation.method} ${operation.path.replace('/api/', '')}`,
      operation,
    ]),
  );

test('the calls of a screen require the same access as the screen', () => {
  const operations = operationsByCall();
  const checkedCalls = screens
    .flatMap((screen) => (screen.calls ?? []).map((call) => ({ screen, call, operation: operations.get(call) })))
    .filter(({ operation }) => operation);
  expect(checkedCalls.filter(({ operation }) => !operation?.access)).toEqual([]);
  const mismatches = checkedCalls.flatMap(({ screen, call, operation }) =>
    ACCESS_SUBJECTS.filter((subject) => hasAccess(subject, operation?.access ?? {}) !== canOpenScreen(screen, subject))
      .slice(0, 1)
      .map((subject) => ({ call, path: screen.path, subject })),
  );
  expect(mismatches).toEqual([]);
  expect(checkedCalls.length).toBeGreaterThan(3);
});
