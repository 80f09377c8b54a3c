import type { DriverFile, DriverFileKind } from 'shared-contracts/fleet/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/fleet/drivers';
import type { DriverFormValues } from './driver-form-values.ts';

/** A file on the server; `file` is what this form has uploaded as it. */
type ServerFile = { fileId: string; file?: File };
export type ServerFiles = ReadonlyMap<DriverFileKind, ServerFile>;

export type FileTask =
  | { type: 'add'; kind: DriverFileKind; name: string; file: File }
  | { type: 'remove'; kind: DriverFileKind; name: string; fileId: string };

export const toServerFiles = (files: readonly DriverFile[]): ServerFiles =>
  new Map(files.map(({ kind, id }) => [kind, { fileId: id }]));

function getTasksOfKind(
  kind: DriverFileKind,
  files: DriverFormValues['files'],
  serverFile: ServerFile | undefined,
): FileTask[] {
  const value = files[kind];
  if (value instanceof File)
    return value === serverFile?.file ? [] : [{ type: 'add', kind, name: value.name, file: value }];
  return !value && serverFile ? [{ type: 'remove', kind, name: '', fileId: serverFile.fileId }] : [];
}

/** Returns what to add and remove so that the server has the form's files; uploaded files are not sent again. */
export const getFileTasks = (files: DriverFormValues['files'], serverFiles: ServerFiles): FileTask[] =>
  DRIVER_FILE_KINDS.flatMap((kind) => getTasksOfKind(kind, files, serverFiles.get(kind)));

/** Returns the server's files after a task. @param fileId of the uploaded file */
export function applyTask(serverFiles: ServerFiles, { kind, ...task }: FileTask, fileId: string): ServerFiles {
  const after = new Map(serverFiles);
  if (task.type === 'remove') after.delete(kind);
  else after.set(kind, { fileId, file: task.file });
  return after;
}
