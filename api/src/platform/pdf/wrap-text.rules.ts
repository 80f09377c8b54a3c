const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How wide a text is, in points. */
type WidthOf = (text: string) => number;

/** A word that is wider than a line, in pieces that are not; a letter is never cut. */
function cut(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function wrapLine(line: string, width: number, widthOf: WidthOf): string[] {
  const words = line.split(/ +/).flatMap((word) => (widthOf(word) > width ? cut(word, width, widthOf) : [word]));
  const lines: string[] = [];
  let text = words[0] ?? '';
  for (const word of words.slice(1)) {
    const longer = `${text} ${word}`;
    if (widthOf(longer) <= width) text = longer;
    else {
      lines.push(text);
      text = word;
    }
  }
  return [...lines, text];
}

/** The lines of a text that are at most so wide; at least one, and none wider unless it is one letter. */
export const wrap = (text: string, width: number, widthOf: WidthOf): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line.trim(), width, widthOf));
