const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The width of a text in points. */
type MeasureWidth = (text: string) => number;

/** Splits a word that is wider than a line between graphemes. */
function splitWord(word: string, width: number, measureWidth: MeasureWidth): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && measureWidth(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function wrapLine(line: string, width: number, measureWidth: MeasureWidth): string[] {
  const words = line
    .split(/ +/)
    .flatMap((word) => (measureWidth(word) > width ? splitWord(word, width, measureWidth) : [word]));
  const lines: string[] = [];
  let text = words[0] ?? '';
  for (const word of words.slice(1)) {
    const longer = `${text} ${word}`;
    if (measureWidth(longer) <= width) text = longer;
    else {
      lines.push(text);
      text = word;
    }
  }
  return [...lines, text];
}

/** @returns at least one line; only a single grapheme may be wider than `width` */
export const wrapText = (text: string, width: number, measureWidth: MeasureWidth): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line.trim(), width, measureWidth));
