import { escapeXml, toSheetName } from './cell-text.rules.ts';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SPREADSHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypesXml = (count: number) => {
  const sheets = Array.from(
    { length: count },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/>`,
  );
  return (
    `<Types xmlns="${PACKAGE_NAMESPACE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/>${sheets.join('')}</Types>`
  );
};

type Relation = { type: string; target: string };
const relationsXml = (relations: readonly Relation[]) => {
  const elements = relations.map(
    ({ type, target }, i) =>
      `<Relationship Id="rId${i + 1}" Type="${RELATIONS_NAMESPACE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${elements.join('')}</Relationships>`;
};

/** Excel compares sheet names without case. */
function toUniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = toSheetName(name);
    let unique = plain;
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${plain.slice(0, 26)} ${n}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

const workbookXml = (names: readonly string[]) => {
  const sheets = toUniqueNames(names).map(
    (name, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  return `<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${RELATIONS_NAMESPACE}"><sheets>${sheets.join('')}</sheets></workbook>`;
};

const FORMATS = ['yyyy\\-mm\\-dd\\ hh:mm', '#,##0.0', '#,##0.00', '#,##0.000', 'yyyy\\-mm\\-dd'];
const FIRST_FORMAT = 164;
const TEXT_FORMAT = 49;
const INTEGER_FORMAT = 1;
const cellFormat = (format: number) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`;

/** Cell formats in the order of the styles in columns.ts. */
const STYLESHEET =
  `<styleSheet xmlns="${SPREADSHEET_NAMESPACE}"><numFmts count="${FORMATS.length}">` +
  `${FORMATS.map((format, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${format}"/>`).join('')}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="9"><xf/><xf numFmtId="${TEXT_FORMAT}" fontId="1" applyFont="1" applyNumberFormat="1"/>` +
  `${cellFormat(TEXT_FORMAT)}${cellFormat(FIRST_FORMAT)}${cellFormat(INTEGER_FORMAT)}` +
  `${[1, 2, 3, 4].map((i) => cellFormat(FIRST_FORMAT + i)).join('')}</cellXfs></styleSheet>`;

/** Creates the parts of a workbook except its sheets, by path. @param names of the sheets */
export function createWorkbookParts(names: readonly string[]): Record<string, string> {
  const sheets = names.map((_, i) => ({ type: 'worksheet', target: `worksheets/sheet${i + 1}.xml` }));
  return {
    '[Content_Types].xml': contentTypesXml(names.length),
    '_rels/.rels': relationsXml([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbookXml(names),
    'xl/_rels/workbook.xml.rels': relationsXml([...sheets, { type: 'styles', target: 'styles.xml' }]),
    'xl/styles.xml': STYLESHEET,
  };
}
