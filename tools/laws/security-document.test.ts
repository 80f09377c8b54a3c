import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');
const text = readFileSync(join(docs, 'security.md'), 'utf8');

const STATES = ['met', 'partly', 'gap', 'n/a'];
/** The number of requirements of levels 1 and 2 in each chapter of ASVS 5.0. */
const REQUIREMENTS: Record<string, number> = { 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 14: 9, 15: 13, 16: 16 };

const rows = [...text.matchAll(/^\| (\d+)\.(\d+\.\d+) +\| (\d) +\| ([^|]+)\| ([^|]+?) +\| (.*) \|$/gm)].map(
  ([, chapter = '', number = '', level = '', , state = '', how = '']) => ({ chapter, number, level, state, how }),
);

test('judges every requirement of levels 1 and 2 once', () => {
  const counts = Object.groupBy(
    rows.filter(({ level }) => level !== '3'),
    ({ chapter }) => chapter,
  );
  expect(Object.fromEntries(Object.entries(counts).map(([chapter, list]) => [chapter, list?.length]))).toEqual(
    REQUIREMENTS,
  );
  expect(new Set(rows.map(({ chapter, number }) => `${chapter}.${number}`)).size).toBe(rows.length);
  expect(rows.filter(({ state, how }) => !STATES.includes(state) || how.trim() === '')).toEqual([]);
});

test('counts what is met and what is not', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `${rows.length} requirements: ${STATES.map((state) => `${count(state)} ${state}`).join(', ')}.`,
  );
});

test('names only files that exist', () => {
  const tests = [...text.matchAll(/`([\w-]+\/[\w./-]+\.tsx?)`/g)].map(([, path = '']) => join(docs, '..', path));
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => join(docs, path));
  expect([tests.length > 50, [...tests, ...links].filter((path) => !existsSync(path))]).toEqual([true, []]);
});
