import { posix } from 'node:path';
import type { Workbook } from './open-workbook.ts';
import { type XmlHandlers, parseXml } from './parse-xml.ts';
import {
  datesFrom1904,
  fileDamaged,
  externalLinksNotAllowed,
  macrosNotAllowed,
  noSheet,
  notTable,
  contentTooLarge,
} from './sheet-error.ts';
import { decodeCellText } from './cell-text.rules.ts';

const MAX_SHARED_STRINGS = 200_000;

async function parsePart(workbook: Workbook, path: string, handlers: XmlHandlers): Promise<boolean> {
  const chunks = await workbook.read(path);
  if (chunks) await parseXml(chunks, handlers);
  return chunks !== null;
}

/** Documents of other programs are zip files as well, so the content types decide. */
async function assertWorkbook(workbook: Workbook): Promise<void> {
  const types: string[] = [];
  const open: XmlHandlers['open'] = (_, { ContentType = '' }) => types.push(ContentType);
  if (!(await parsePart(workbook, '[Content_Types].xml', { open }))) throw notTable();
  if (types.some((type) => /macroEnabled|vbaProject/i.test(type))) throw macrosNotAllowed();
  if (
    !types.some(
      (type) => type.endsWith('.spreadsheetml.sheet.main+xml') || type.endsWith('.spreadsheetml.template.main+xml'),
    )
  )
    throw notTable();
}

type Relation = { type: string; target: string };

async function readRelations(workbook: Workbook): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const open: XmlHandlers['open'] = (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
    if (name !== 'Relationship') return;
    if (TargetMode === 'External') throw externalLinksNotAllowed();
    relations.set(Id, {
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target),
    });
  };
  if (!(await parsePart(workbook, 'xl/_rels/workbook.xml.rels', { open }))) throw fileDamaged();
  return relations;
}

async function listSheetIds(workbook: Workbook): Promise<string[]> {
  const ids: string[] = [];
  const open: XmlHandlers['open'] = (name, attributes) => {
    const [, id] = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key)) ?? [];
    if (name === 'sheet' && id) ids.push(id);
    if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) throw datesFrom1904();
  };
  if (!(await parsePart(workbook, 'xl/workbook.xml', { open }))) throw fileDamaged();
  return ids;
}

/** Finds the paths of the first sheet and of the shared strings. */
export async function findWorkbookParts(
  workbook: Workbook,
): Promise<{ sheet: string; sharedStrings: string | undefined }> {
  await assertWorkbook(workbook);
  const relations = await readRelations(workbook);
  const sheet = (await listSheetIds(workbook))
    .map((id) => relations.get(id))
    .find((relation) => relation?.type === 'worksheet');
  if (!sheet) throw noSheet();
  const sharedStrings = [...relations.values()].find(({ type }) => type === 'sharedStrings');
  return { sheet: sheet.target, sharedStrings: sharedStrings?.target };
}

/** Reads the texts that cells reference by index, without phonetic hints. */
export async function readSharedStrings(workbook: Workbook, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isRead = false;
  let isPhonetic = false;
  if (path === undefined) return strings;
  await parsePart(workbook, path, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isRead = !isPhonetic;
    },
    text: (part) => {
      if (isRead) text += part;
    },
    close: (name) => {
      if (name === 't') isRead = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si' && strings.push(decodeCellText(text)) > MAX_SHARED_STRINGS) throw contentTooLarge();
    },
  });
  return strings;
}
