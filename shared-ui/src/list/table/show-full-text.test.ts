import { showWhole } from './cell.ts';

/** @param widths of the texts in a cell that is 100 wide for each */
function pointedAt(widths: readonly number[]): string {
  const cell = document.createElement('td');
  for (const [i, width] of widths.entries()) {
    const text = document.createElement('span');
    text.dataset['cut'] = 'true';
    cell.append(
      Object.defineProperties(text, {
        scrollWidth: { value: width },
        clientWidth: { value: 100 },
        innerText: { value: `text ${i + 1}` },
      }),
    );
  }
  showWhole({ currentTarget: cell });
  return cell.title;
}

test.each([
  ['nothing is cut', [100, 60], ''],
  ['the first is cut', [130, 60], 'text 1'],
  ['the second is cut', [60, 130], 'text 2'],
] as const)('a cell shows the whole of what is cut: %s', (_what, widths, title) => {
  expect(pointedAt(widths)).toBe(title);
});
