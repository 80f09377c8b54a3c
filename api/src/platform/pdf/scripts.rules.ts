/** Fonts by the letters they have; the first is for all that no other one names. */
export type Script = 'latin' | 'sinhala';
export type Run = { script: Script; text: string };

/** With the joiners that shape its letters, and the blanks between its words. */
const LETTERS = String.raw`[\u0D80-\u0DFF\u200C\u200D]+`;
const SINHALA = new RegExp(`(${LETTERS}(?: +${LETTERS})*)`);
/** Joiners and line ends stay; what else is not seen, or turns the direction of what is, would only deceive. */
const UNSEEN = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** What of a text can be printed: one kind of line end, no control characters. */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '');

/** A text by the fonts that it needs, in order; together the runs are the text. */
export const runsOf = (text: string): Run[] =>
  text
    .split(SINHALA)
    .map((part, i): Run => ({ script: i % 2 === 1 ? 'sinhala' : 'latin', text: part }))
    .filter((run) => run.text !== '');
