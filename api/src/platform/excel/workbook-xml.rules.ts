import { escaped, sheetName } from './text.rules.ts';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (count: number) => {
  const sheets = Array.from(
    { length: count },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return (
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${sheets.join('')}</Types>`
  );
};

type Relation = { type: string; target: string };
const relations = (list: readonly Relation[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list.map(({ type, target }, i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** Names that differ as Excel sees it, which is without regard to case. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = sheetName(name);
    let told = plain;
    for (let n = 2; taken.has(told.toLowerCase()); n++) told = `${plain.slice(0, 26)} ${n}`;
    taken.add(told.toLowerCase());
    return told;
  });
}

const workbook = (names: readonly string[]) => {
  const sheets = distinct(names).map(
    (name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
};

const FORMATS = ['yyyy\\-mm\\-dd\\ hh:mm', '#,##0.0', '#,##0.00', '#,##0.000'];
const FIRST_FORMAT = 164;
const TEXT_FORMAT = 49;
const INTEGER_FORMAT = 1;
const cellFormat = (format: number) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`;

/** In the order of the styles in columns.ts. */
const STYLESHEET =
  `<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">` +
  `${FORMATS.map((format, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${format}"/>`).join('')}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="8"><xf/><xf numFmtId="${TEXT_FORMAT}" fontId="1" applyFont="1" applyNumberFormat="1"/>${cellFormat(TEXT_FORMAT)}${cellFormat(FIRST_FORMAT)}` +
  `${cellFormat(INTEGER_FORMAT)}${[1, 2, 3].map((i) => cellFormat(FIRST_FORMAT + i)).join('')}</cellXfs></styleSheet>`;

/** Everything in a workbook beside its sheets, by path. */
export function partsOf(names: readonly string[]): Record<string, string> {
  const sheets = names.map((_, i) => ({ type: 'worksheet', target: `worksheets/sheet${i + 1}.xml` }));
  return {
    '[Content_Types].xml': contentTypes(names.length),
    '_rels/.rels': relations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relations([...sheets, { type: 'styles', target: 'styles.xml' }]),
    'xl/styles.xml': STYLESHEET,
  };
}
