import { fileTypeFromBuffer } from 'file-type';
import { pdf } from './pdf.ts';

test('a page is a PDF with a valid table of objects', async () => {
  const file = pdf(['Insurance', 'Vehicle (WP LK-4521)']);
  const text = file.toString('latin1');
  expect((await fileTypeFromBuffer(file))?.mime).toBe('application/pdf');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
  expect(places.map((at, i) => text.slice(at).startsWith(`${i + 1} 0 obj`))).toEqual([true, true, true, true, true]);
  const { length } = /stream\n([^]*?)\nendstream/.exec(text)?.[1] ?? '';
  expect(text).toContain(`/Length ${length} `);
  expect(text).toContain('(Vehicle \\(WP LK-4521\\)) Tj');
});
