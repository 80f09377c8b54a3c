import { useDeferredValue, useState } from 'react';

const toWords = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Positions of the rows of which the text has all words of a search. */
export function findRows<Row>(rows: readonly Row[], search: string, toSearchText: (row: Row) => string): number[] {
  const words = toWords(search);
  return rows.flatMap((row, index) => {
    const text = words.length > 0 ? toSearchText(row).toLocaleLowerCase() : '';
    return words.every((word) => text.includes(word)) ? index : [];
  });
}

/** Filters the rows. An edited row stays visible until the next search, even if it no longer matches. */
export function useRowSearch<Row>(rows: readonly Row[], keys: readonly number[], toSearchText: (row: Row) => string) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [last, setLast] = useState(() => ({ search, keys, found: findRows(rows, search, toSearchText) }));
  const isSame = last.search === search && last.keys === keys;
  const current = isSame ? last : { search, keys, found: findRows(rows, search, toSearchText) };
  if (!isSame) setLast(current);
  return { text, setText, found: current.found };
}
export type RowSearchState = ReturnType<typeof useRowSearch>;
