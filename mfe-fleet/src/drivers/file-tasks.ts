import type { DriverFile, DriverFileKind } from 'shared-contracts/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/drivers';
import type { DriverForm } from './driver-form.ts';

/** What the server has of a kind; `file`: what it was sent from this form. */
type Kept = { fileId: string; file?: File };
export type KeptFiles = ReadonlyMap<DriverFileKind, Kept>;

export type FileTask =
  | { act: 'add'; kind: DriverFileKind; name: string; file: File }
  | { act: 'remove'; kind: DriverFileKind; name: string; fileId: string };

export const keptIn = (files: readonly DriverFile[]): KeptFiles =>
  new Map(files.map(({ kind, id }) => [kind, { fileId: id }]));

function taskOf(kind: DriverFileKind, files: DriverForm['files'], kept: Kept | undefined): FileTask[] {
  const value = files[kind];
  if (value instanceof File) return value === kept?.file ? [] : [{ act: 'add', kind, name: value.name, file: value }];
  return !value && kept ? [{ act: 'remove', kind, name: '', fileId: kept.fileId }] : [];
}

/** What must be done so that the server has the files of the form. What was sent once is not sent again. */
export const tasksOf = (files: DriverForm['files'], kept: KeptFiles): FileTask[] =>
  DRIVER_FILE_KINDS.flatMap((kind) => taskOf(kind, files, kept.get(kind)));

/** What the server has after a task; `fileId`: of what was sent. */
export function keptAfter(kept: KeptFiles, { kind, ...task }: FileTask, fileId: string): KeptFiles {
  const after = new Map(kept);
  if (task.act === 'remove') after.delete(kind);
  else after.set(kind, { fileId, file: task.file });
  return after;
}
