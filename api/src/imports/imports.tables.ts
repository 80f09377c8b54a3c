import type { ColumnType, Generated } from 'kysely';
import type { ImportRowState, ImportState, ImportSubject } from 'shared-contracts/values/imports';
import type { RowProblem } from './columns.rules.ts';

declare module '../platform/database.ts' {
  interface Tables {
    imports: {
      id: Generated<string>;
      organizationId: string;
      userId: string;
      actorId: string | null;
      subject: ImportSubject;
      fileName: string;
      /** Of the file's content. */
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
      /** What is saved, until it is; as JSON text when written. */
      input: ColumnType<unknown, string | null, string | null>;
      recordId: string | null;
      recordName: string | null;
      problems: ColumnType<RowProblem[] | null, string | null, string | null>;
    };
  }
}
