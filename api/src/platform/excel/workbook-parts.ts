import { posix } from 'node:path';
import type { Workbook } from './open-workbook.ts';
import { type Handlers, parseWhole } from './parse-xml.ts';
import { broken, linked, macros, noSheet, notExcel, tooLarge } from './sheet-error.ts';
import { toldBy } from './text.rules.ts';

const BOOK = 'xl/workbook.xml';
const MAX_TEXTS = 200_000;

async function parsePart(workbook: Workbook, path: string, handlers: Handlers): Promise<boolean> {
  const chunks = await workbook.read(path);
  if (chunks) await parseWhole(chunks, handlers);
  return chunks !== null;
}

/** Its own list of parts says what a package is: a document of another program is a zip as well. */
async function demandWorkbook(workbook: Workbook): Promise<void> {
  const types: string[] = [];
  const open: Handlers['open'] = (_, { ContentType = '' }) => types.push(ContentType);
  if (!(await parsePart(workbook, '[Content_Types].xml', { open }))) throw notExcel();
  if (types.some((type) => /macroEnabled|vbaProject/i.test(type))) throw macros();
  if (
    !types.some(
      (type) => type.endsWith('.spreadsheetml.sheet.main+xml') || type.endsWith('.spreadsheetml.template.main+xml'),
    )
  )
    throw notExcel();
}

type Relation = { type: string; target: string };

async function relationsOf(workbook: Workbook): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const open: Handlers['open'] = (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
    if (name !== 'Relationship') return;
    if (TargetMode === 'External') throw linked();
    relations.set(Id, {
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target),
    });
  };
  if (!(await parsePart(workbook, 'xl/_rels/workbook.xml.rels', { open }))) throw broken();
  return relations;
}

async function sheetIds(workbook: Workbook): Promise<string[]> {
  const ids: string[] = [];
  const open: Handlers['open'] = (name, attributes) => {
    const [, id] = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key)) ?? [];
    if (name === 'sheet' && id) ids.push(id);
  };
  if (!(await parsePart(workbook, BOOK, { open }))) throw broken();
  return ids;
}

/** Where the first sheet and the texts that sheets share lie. */
export async function partsIn(workbook: Workbook): Promise<{ sheet: string; texts: string | undefined }> {
  await demandWorkbook(workbook);
  const relations = await relationsOf(workbook);
  const sheet = (await sheetIds(workbook))
    .map((id) => relations.get(id))
    .find((relation) => relation?.type === 'worksheet');
  if (!sheet) throw noSheet();
  return { sheet: sheet.target, texts: [...relations.values()].find(({ type }) => type === 'sharedStrings')?.target };
}

/** The texts that cells name by their number; what only says how to pronounce one is left out. */
export async function sharedTexts(workbook: Workbook, path: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isRead = false;
  let isSpoken = false;
  if (path === undefined) return texts;
  await parsePart(workbook, path, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      if (name === 't') isRead = !isSpoken;
    },
    text: (part) => {
      if (isRead) text += part;
    },
    close: (name) => {
      if (name === 't') isRead = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si' && texts.push(toldBy(text)) > MAX_TEXTS) throw tooLarge();
    },
  });
  return texts;
}
