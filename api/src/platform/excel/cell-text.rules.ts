/** What a cell can hold. */
export const MAX_CELL_TEXT = 32_767;

/** What XML cannot hold: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const IMPOSSIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As XML holds it, in an element or an attribute. */
export const escaped = (text: string) =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');

/** As a cell holds it: a carriage return is `_x000D_` there, so an underscore before such a code is one too. */
export const cellText = (text: string) =>
  escaped(text.slice(0, MAX_CELL_TEXT))
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/\r/g, '_x000D_');

/** What a cell's text says. */
export const toldBy = (text: string) =>
  text.includes('_x')
    ? text
        .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
        .replace(IMPOSSIBLE, '')
    : text;

/** Excel keeps 15 digits of a number, whatever it writes. */
export const numberText = (text: string) =>
  Number.isFinite(Number(text)) ? String(Number(Number(text).toPrecision(15))) : text;

const MAX_NAME = 31;
/** A name that Excel takes for a sheet. */
export const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(IMPOSSIBLE, '')
    .slice(0, MAX_NAME)
    .replace(/^'+|'+$/g, '')
    .trim() || 'Sheet';
