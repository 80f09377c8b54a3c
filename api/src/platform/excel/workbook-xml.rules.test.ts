import { createWorkbookParts } from './workbook-xml.rules.ts';

const create = () => createWorkbookParts(['Orders', 'R&D']);
const namesOf = (...names: string[]) =>
  [...(createWorkbookParts(names)['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);

test('declares the type of every part', () => {
  expect(create()['[Content_Types].xml']).toBe(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
      '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
      '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
      '<Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
      '</Types>',
  );
});

test('lists the sheets and links them to their parts', () => {
  const relations = (content: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  expect(create()).toEqual({
    '[Content_Types].xml': expect.any(String),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>' +
      '<sheet name="Orders" sheetId="1" r:id="rId1"/><sheet name="R&amp;D" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'worksheet', 'worksheets/sheet2.xml') +
        relation('rId3', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': expect.stringContaining('<cellXfs count="9">'),
  });
});

test('has as many cell formats as it counts', () => {
  const [, formats = ''] = /<cellXfs count="9">(.*)<\/cellXfs>/.exec(create()['xl/styles.xml'] ?? '') ?? [];
  expect(formats.match(/<xf\b/g)).toHaveLength(9);
});

test.each([
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  [
    ['Tea', 'TEA', 'tea'],
    ['Tea', 'TEA 2', 'tea 3'],
  ],
  [
    ['Tea', 'Tea 2', 'Tea'],
    ['Tea', 'Tea 2', 'Tea 3'],
  ],
  [
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(31), `${'x'.repeat(26)} 2`],
  ],
])('makes sheet names unique: %j', (names, expected) => {
  expect(namesOf(...names)).toEqual(expected);
});
