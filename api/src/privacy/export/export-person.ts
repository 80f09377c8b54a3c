import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore, OpenedFile } from '../../platform/files/file-store.ts';
import type { Person, PersonKind } from '../person.store.ts';
import { REFERENCES } from '../register/references.rules.ts';
import { PERSONAL_TABLES } from '../register/register.ts';
import { readPrimaryKeys, readReferences, readRows } from './personal-rows.store.ts';

type Row = Record<string, unknown>;
type Deps = { db: Db; files: FileStore };

const KINDS = ['user', 'driver', 'contact'] as const satisfies PersonKind[];
/** One section per table and key that identifies the person. */
const sections = PERSONAL_TABLES.map((table) => ({ ...table, section: `${table.table} by ${table.by}` }));
const references = KINDS.flatMap((kind) =>
  Object.entries(REFERENCES[kind]).flatMap(([table, columns]) =>
    columns.map((column) => ({ kind, table, column, section: `${table} by ${column}` })),
  ),
);

/** A JSON object of lists, written while it is read. Empty lists are left out. */
async function* writeSections(
  lists: readonly { section: string; pages: () => AsyncGenerator<Row[]> }[],
): AsyncGenerator<string> {
  let isFirst = true;
  for (const { section, pages } of lists) {
    let isBegun = false;
    for await (const page of pages()) {
      if (!isBegun) yield `${isFirst ? '' : ','}\n  ${JSON.stringify(section)}: [`;
      yield `${isBegun ? ',' : ''}\n    ${page.map((row) => JSON.stringify(row)).join(',\n    ')}`;
      isBegun = true;
      isFirst = false;
    }
    if (isBegun) yield '\n  ]';
  }
}

/** Merges sections of the same name: a person is the user, the driver and the contact of one import. */
const mergeBySection = <Item extends { section: string }>(
  items: readonly Item[],
  read: (item: Item) => AsyncGenerator<Row[]>,
) =>
  [...Map.groupBy(items, ({ section }) => section)].map(([section, parts]) => ({
    section,
    pages: async function* readParts() {
      for (const part of parts) yield* read(part);
    },
  }));

type Keys = Awaited<ReturnType<typeof readPrimaryKeys>>;

async function* writeData({ db }: Deps, keys: Keys, person: Person, createdAt: number): AsyncGenerator<string> {
  const keysOf = (table: string) => keys.get(table) ?? [];
  yield `{\n"createdAt": ${JSON.stringify(new Date(createdAt * 1_000).toISOString())},\n"data": {`;
  yield* writeSections(mergeBySection(sections, (table) => readRows(db, table, keysOf(table.table), person)));
  yield '\n},\n"mentionedIn": {';
  yield* writeSections(
    mergeBySection(references, ({ kind, table, column }) =>
      readReferences(db, { table, column, keys: keysOf(table) }, kind, person),
    ),
  );
  yield '\n}\n}\n';
}

async function listFileIds(db: Db, keys: Keys, person: Person): Promise<string[]> {
  const ids: string[] = [];
  for (const table of PERSONAL_TABLES) {
    const { file } = table;
    if (file === undefined) continue;
    for await (const rows of readRows(db, table, keys.get(table.table) ?? [], person))
      ids.push(...rows.map((row) => String(row[file])));
  }
  return ids;
}

/** Large files are read when it is their turn. */
function addFile(zip: ZipFile, path: string, { read }: OpenedFile) {
  zip.addReadStreamLazy(path, (then) => {
    const content = read();
    then(null, Buffer.isBuffer(content) ? Readable.from(content, { objectMode: false }) : content);
  });
}

/** A ZIP with `data.json`, which contains everything that the database knows about a person, and their files. */
export async function exportPerson(deps: Deps, person: Person, createdAt: number): Promise<Readable> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const keys = await readPrimaryKeys(deps.db);
  const data = Readable.from(writeData(deps, keys, person, createdAt), { objectMode: false });
  // Aborts the response, so that nobody mistakes part of the data for all of it.
  data.once('error', (error) => output.destroy(error));
  zip.addReadStream(data, 'data.json');
  for (const id of await listFileIds(deps.db, keys, person)) {
    const file = await deps.files.open(deps.db, id);
    if (file) addFile(zip, `files/${id}-${file.name}`, file);
  }
  zip.end();
  return output;
}
