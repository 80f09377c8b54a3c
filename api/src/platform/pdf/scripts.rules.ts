/** Each script has its own fonts; Latin ones are the default. */
export type Script = 'latin' | 'sinhala';
export type Run = { script: Script; text: string };

/** Includes the joiners that shape Sinhala letters; blanks between its words are matched below. */
const SINHALA_LETTERS = String.raw`[\u0D80-\u0DFF\u200C\u200D]+`;
const SINHALA = new RegExp(`(${SINHALA_LETTERS}(?: +${SINHALA_LETTERS})*)`);
/** Invisible characters and direction overrides could mislead readers. Joiners and line breaks stay. */
const INVISIBLE = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Normalizes line breaks and removes control characters. */
export const toPrintable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, '');

/** Splits a text into runs of one script each. */
export const splitByScript = (text: string): Run[] =>
  text
    .split(SINHALA)
    .map((part, i): Run => ({ script: i % 2 === 1 ? 'sinhala' : 'latin', text: part }))
    .filter((run) => run.text !== '');
