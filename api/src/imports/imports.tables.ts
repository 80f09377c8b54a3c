import type { ColumnType, Generated } from 'kysely';
import type { ImportRowState, ImportState, ImportSubject } from 'shared-contracts/values/imports';
import type { RowProblem } from './columns.rules.ts';

declare module '../platform/database/database.ts' {
  interface Tables {
    imports: {
      id: Generated<string>;
      organizationId: string;
      userId: string;
      actorId: string | null;
      subject: ImportSubject;
      fileName: string;
      /** SHA-256 of the file's content. */
      digest: string;
      state: Generated<ImportState>;
      total: number;
      createdAt: number;
      finishedAt: number | null;
    };
    importRows: {
      importId: string;
      row: number;
      state: Generated<ImportRowState>;
      /** The record to save, null once it is saved. Written as JSON text. */
      input: ColumnType<unknown, string | null, string | null>;
      /** The texts of a row that is not saved, by heading. Null for imports of older releases. Written as JSON text. */
      cells: ColumnType<Record<string, string> | null, string | null, string | null>;
      recordId: string | null;
      recordName: string | null;
      problems: ColumnType<RowProblem[] | null, string | null, string | null>;
    };
  }
}
