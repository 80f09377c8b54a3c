import { PassThrough } from 'node:stream';
import type { Sheet } from './columns.ts';
import { writeSheets } from './write-sheet.ts';

test('releases the rows of a download that was aborted', async () => {
  const stream = new PassThrough().resume();
  const released = Promise.withResolvers<string>();
  async function* rows() {
    try {
      for (let i = 0; ; i += 1) {
        if (i === 1_000) stream.destroy();
        yield [[i]];
      }
    } finally {
      released.resolve('released');
    }
  }
  const sheet: Sheet = { name: 'x', columns: [{ title: 'a', type: 'integer' }], rows: rows() };
  await expect(writeSheets(stream, [sheet])).rejects.toThrow('Premature close');
  expect(await released.promise).toBe('released');
});
