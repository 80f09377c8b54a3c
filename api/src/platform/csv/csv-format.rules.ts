const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that occurs most often in the head line, outside quotes. */
export function detectSeparator(text: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const BYTE_ORDER_MARKS: readonly [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Decodes UTF-8 and UTF-16 with its mark, and else as Excel saves CSV in Western Europe. */
export function decodeText(content: Uint8Array): string {
  const mark = BYTE_ORDER_MARKS.find(([bytes]) => bytes.every((byte, i) => content[i] === byte));
  if (mark) return new TextDecoder(mark[1]).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Text that spreadsheets would calculate; a leading apostrophe makes it plain text. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

export const guardFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
