import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/index.ts';
import { Cards } from './cards.tsx';
import type { Column } from './column.ts';

type Row = { id: string };
type List = { rows: readonly Row[] | undefined };

const ROWS: readonly Row[] = Array.from({ length: 20 }, (_, index) => ({ id: `R-${index + 1}` }));
const columns: Column<Row>[] = [
  { id: 'number', header: { id: 'test.number', defaultMessage: 'Number' }, width: 100, cell: ({ id }) => id },
];

function Screen({ initial }: { initial: List | undefined }) {
  const [list, setList] = useState(initial);
  return (
    <>
      <button onClick={() => setList({ rows: ROWS })}>Show rows</button>
      {list && <Cards label="Rows" columns={columns} shownQuery="all" rowName={({ id }) => id} {...list} />}
    </>
  );
}

const countCards = () => screen.queryAllByRole('listitem').length;

/** Outside of `act`, React renders when it would in a browser. */
async function clickWithoutAct(name: string) {
  jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}
afterEach(() => jest.restoreAllMocks());

test('renders the first cards of a load before the others', async () => {
  renderScreen(<Screen initial={{ rows: undefined }} />);
  await clickWithoutAct('Show rows');
  expect(countCards()).toBe(6);
  await waitFor(() => expect(countCards()).toBe(20));
});

test('renders all cards at once if their rows were loaded before', async () => {
  renderScreen(<Screen initial={undefined} />);
  await clickWithoutAct('Show rows');
  expect(countCards()).toBe(20);
});
