import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from '../testing/index.ts';
import { ImportDialog } from './index.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = new File(['rows'], 'cargos.xlsx', { type: XLSX });
const buildImport = (overrides: object = {}) => ({
  id: 'i1',
  subject: 'cargo',
  fileName: 'cargos.xlsx',
  state: 'running',
  total: 3,
  done: 1,
  created: 1,
  failed: 0,
  createdAt: 1,
  finishedAt: null,
  ...overrides,
});
const finishedImport = buildImport({ state: 'finished', done: 3, created: 2, failed: 1, finishedAt: 2 });
const rows = {
  items: [
    {
      row: 4,
      state: 'failed',
      record: null,
      message: 'There is a problem when creating this cargo',
      problems: [{ column: 'Code', code: 'alreadyExists', message: 'Cargo with same code already exist' }],
    },
    { row: 2, state: 'created', record: { id: 'c1', name: 'Black tea' }, message: null, problems: [] },
  ],
  total: 2,
  page: 1,
  limit: 20,
};
const page = (items: object[] = []) => ({ items, total: items.length, page: 1, limit: 1 });
const title = { id: 'test.import', defaultMessage: 'Import cargos' };

const renderDialog = (replies: Replies) =>
  renderScreen(
    <ImportDialog
      title={title}
      path="cargos"
      invalidates={['cargos']}
      getRecordLink={({ id }) => `/cargos?dialog=info&id=${id}`}
      onClose={() => undefined}
    />,
    { replies: { 'GET cargos/import': () => page(), ...replies } },
  );
const selectFile = async (user: ReturnType<typeof renderDialog>['user'], selected = file) =>
  user.upload(await screen.findByLabelText(/^Excel or CSV file/), selected);

test('validates a file, imports it and lists the result of every row', async () => {
  const problems = Array.from({ length: 12 }, (_, i) => ({
    row: i + 2,
    column: 'Weight',
    code: 'required',
    message: 'Field is required',
  }));
  const warnings = [{ row: 14, column: 'Stops', code: 'oneStop', message: 'Only one stop: the drop is missing' }];
  const { user, calls } = renderDialog({
    'POST cargos/import': ({ query }) =>
      query.get('dryRun')
        ? { total: 14, valid: 2, problems, problemCount: 300, warnings, warningCount: 1 }
        : buildImport(),
    'GET cargos/import/i1': () => finishedImport,
    'GET cargos/import/i1/rows': () => rows,
  });
  await selectFile(user);
  expect(await screen.findByText('2 of 14 rows can be imported. 300 errors found.')).toBeInTheDocument();
  expect(screen.getByText('Showing the first 12 of 300.')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Errors' })).toHaveTextContent(/2WeightField is required/);
  expect(screen.getByRole('table', { name: 'Warnings' })).toHaveTextContent(
    /14StopsOnly one stop: the drop is missing/,
  );
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('table', { name: 'Errors' })).toHaveTextContent(/13Weight/);
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  expect(calls.filter((call) => call === 'POST cargos/import')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('cargos.xlsx: 2 imported, 1 failed.')).toBeInTheDocument();
  const results = await screen.findByRole('table', { name: 'Results' });
  expect(results).toHaveTextContent(
    'There is a problem when creating this cargoCode: Cargo with same code already exist',
  );
  expect(screen.getByRole('link', { name: 'Black tea' })).toHaveAttribute('href', '/cargos?dialog=info&id=c1');
});

test('downloads the failed rows of an import', async () => {
  const { user, calls } = renderDialog({
    'GET cargos/import': () => page([finishedImport]),
    'GET cargos/import/i1': () => finishedImport,
    'GET cargos/import/i1/rows': () => rows,
    'GET cargos/import/i1/failed-rows': () => new Response('file'),
  });
  await user.click(await screen.findByRole('button', { name: /^Result of the last import/ }));
  await user.click(await screen.findByRole('button', { name: 'Download failed rows' }));
  await waitFor(() => expect(calls).toContain('GET cargos/import/i1/failed-rows'));
});

test('shows a running import', async () => {
  renderDialog({ 'GET cargos/import': () => page([buildImport()]), 'GET cargos/import/i1': () => buildImport() });
  expect(await screen.findByRole('progressbar', { name: 'Importing cargos.xlsx: 1 of 3' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
});

test('shows why a file is rejected', async () => {
  const { user, calls } = renderDialog({
    'POST cargos/import': () =>
      errorReply(422, 'invalid', { fields: { file: { code: 'noSheet', message: 'The file cannot be read' } } }),
  });
  await selectFile(user);
  expect(await screen.findByText('The file cannot be read')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});
