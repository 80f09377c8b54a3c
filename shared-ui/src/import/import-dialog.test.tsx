import { screen } from '@testing-library/react';
import { accessibilityFaults, refuse, renderScreen, type Replies } from '../testing/index.ts';
import { ImportDialog } from './index.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = new File(['rows'], 'cargos.xlsx', { type: XLSX });
const one = (more: object = {}) => ({
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
  ...more,
});
const finished = one({ state: 'finished', done: 3, created: 2, failed: 1, finishedAt: 2 });
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
const words = { id: 'test.import', defaultMessage: 'Import cargos' };

const open = (replies: Replies) =>
  renderScreen(
    <ImportDialog
      title={words}
      path="cargos"
      invalidates={['cargos']}
      linkOf={({ id }) => `/cargos?dialog=info&id=${id}`}
      onClose={() => undefined}
    />,
    { replies: { 'GET cargos/import': () => page(), ...replies } },
  );
const choose = async (user: ReturnType<typeof open>['user'], chosen = file) =>
  user.upload(await screen.findByLabelText(/^Excel file/), chosen);

test('a file is checked, imported, and tells of every row what came of it', async () => {
  const problems = Array.from({ length: 12 }, (_, i) => ({
    row: i + 2,
    column: 'Weight',
    code: 'required',
    message: 'x',
  }));
  const { user, calls } = open({
    'POST cargos/import': ({ query }) =>
      query.get('dryRun') ? { total: 14, valid: 2, problems, problemCount: 300 } : one(),
    'GET cargos/import/i1': () => finished,
    'GET cargos/import/i1/rows': () => rows,
  });
  await choose(user);
  expect(await screen.findByText('2 of 14 rows can be imported. 300 errors found.')).toBeInTheDocument();
  expect(screen.getByText('The first 12 of 300 are shown.')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Errors' })).toHaveTextContent(/2WeightField is required/);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('table', { name: 'Errors' })).toHaveTextContent(/13Weight/);
  expect(await accessibilityFaults(document.body)).toEqual([]);
  expect(calls.filter((call) => call === 'POST cargos/import')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('cargos.xlsx: 2 imported, 1 failed.')).toBeInTheDocument();
  const results = await screen.findByRole('table', { name: 'Results' });
  expect(results).toHaveTextContent(
    'There is a problem when creating this cargoCode: Cargo with same code already exist',
  );
  expect(screen.getByRole('link', { name: 'Black tea' })).toHaveAttribute('href', '/cargos?dialog=info&id=c1');
});

test('an import that is on its way is found again', async () => {
  open({ 'GET cargos/import': () => page([one()]), 'GET cargos/import/i1': () => one() });
  expect(await screen.findByRole('progressbar', { name: 'Importing cargos.xlsx: 1 of 3' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
});

test('a file that is none is told why, and other kinds are not even sent', async () => {
  const { user, calls } = open({
    'POST cargos/import': () =>
      refuse(422, 'invalid', { fields: { file: { code: 'noSheet', message: 'The file cannot be read' } } }),
  });
  await choose(user);
  expect(await screen.findByText('The file cannot be read')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});
