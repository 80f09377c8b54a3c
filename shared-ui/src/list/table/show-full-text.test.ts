import { showFullText } from './show-full-text.ts';

/** @param widths of the texts in a cell that shows 100 px of each */
function getTooltip(widths: readonly number[]): string {
  const cell = document.createElement('td');
  for (const [i, width] of widths.entries()) {
    const text = document.createElement('span');
    text.dataset['truncated'] = 'true';
    cell.append(
      Object.defineProperties(text, {
        scrollWidth: { value: width },
        clientWidth: { value: 100 },
        innerText: { value: `text ${i + 1}` },
      }),
    );
  }
  showFullText({ currentTarget: cell });
  return cell.title;
}

test.each([
  ['nothing is truncated', [100, 60], ''],
  ['the first text is truncated', [130, 60], 'text 1'],
  ['the second text is truncated', [60, 130], 'text 2'],
] as const)('shows the full text as tooltip: %s', (_name, widths, title) => {
  expect(getTooltip(widths)).toBe(title);
});
