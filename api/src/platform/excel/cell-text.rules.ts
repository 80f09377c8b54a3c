/** The limit of Excel. */
export const MAX_CELL_TEXT = 32_767;

/** Not allowed in XML: control characters, lone surrogates, U+FFFE and U+FFFF. */
const INVALID_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes the text of an element or attribute. */
export const escapeXml = (text: string) =>
  text.replace(INVALID_XML, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');

/** Characters that a cell may have to escape or encode: most texts have none. */
const MAY_NEED_ENCODING = /[\u0000-\u001f&<>"\ud800-\udfff\ufffe\uffff]|_x/;

/** A cell encodes a carriage return as `_x000D_`, so underscores before such a code are encoded as well. */
export function encodeCellText(text: string): string {
  const cut = text.length > MAX_CELL_TEXT ? text.slice(0, MAX_CELL_TEXT) : text;
  if (!MAY_NEED_ENCODING.test(cut)) return cut;
  return escapeXml(cut)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/\r/g, '_x000D_');
}

/** Reverses `encodeCellText`. */
export const decodeCellText = (text: string) =>
  text.includes('_x')
    ? text
        .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
        .replace(INVALID_XML, '')
    : text;

/** Excel calculates with 15 digits, but writes more. */
export const normalizeNumber = (text: string) =>
  Number.isFinite(Number(text)) ? String(Number(Number(text).toPrecision(15))) : text;

const MAX_NAME_LENGTH = 31;
/** Replaces what Excel doesn't accept in the name of a sheet. */
export const toSheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(INVALID_XML, '')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^'+|'+$/g, '')
    .trim() || 'Sheet';
