import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { clickWithoutAct, renderScreen } from '../../testing/index.ts';
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

const showPhone = () =>
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
const countCards = () => screen.queryAllByRole('listitem').length;

afterEach(() => jest.restoreAllMocks());

test('renders the first cards of a load before the others on a phone', async () => {
  showPhone();
  renderScreen(<Screen initial={{ rows: undefined }} />);
  await clickWithoutAct('Show rows');
  expect(countCards()).toBe(8);
  await waitFor(() => expect(countCards()).toBe(20));
});

test('renders all cards at once if their rows were loaded before', async () => {
  showPhone();
  renderScreen(<Screen initial={undefined} />);
  await clickWithoutAct('Show rows');
  expect(countCards()).toBe(20);
});

test('renders all cards of a load at once on a wide screen', async () => {
  renderScreen(<Screen initial={{ rows: undefined }} />);
  await clickWithoutAct('Show rows');
  expect(countCards()).toBe(20);
});
