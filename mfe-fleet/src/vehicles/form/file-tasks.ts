import type { VehicleFile, VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { FILE_KINDS, type VehicleFormValues } from './vehicle.schema.ts';

/** A file on the server; `file` is what this form has uploaded as it. */
export type ServerFile = { fileId: string; expiresAt: number | null; file?: File };
export type ServerFiles = ReadonlyMap<VehicleFileKind, ServerFile>;

export type FileTask =
  | { type: 'add'; kind: VehicleFileKind; name: string; file: File; expiresAt: number | null }
  | { type: 'update'; kind: VehicleFileKind; name: string; fileId: string; expiresAt: number | null }
  | { type: 'remove'; kind: VehicleFileKind; name: string; fileId: string };

export const toServerFiles = (files: readonly VehicleFile[]): ServerFiles =>
  new Map(files.map(({ kind, id, expiresAt }) => [kind, { fileId: id, expiresAt }]));

function getTasksOfKind(
  { files, expiries }: Pick<VehicleFormValues, 'files' | 'expiries'>,
  kind: VehicleFileKind,
  serverFile: ServerFile | undefined,
): FileTask[] {
  const [value, expiresAt] = [files[kind], expiries[kind]];
  if (!value) return serverFile ? [{ type: 'remove', kind, name: '', fileId: serverFile.fileId }] : [];
  if (value instanceof File && value !== serverFile?.file)
    return [{ type: 'add', kind, name: value.name, file: value, expiresAt }];
  return serverFile && serverFile.expiresAt !== expiresAt
    ? [{ type: 'update', kind, name: value.name, fileId: serverFile.fileId, expiresAt }]
    : [];
}

/** Returns what to add, update and remove so that the server has the form's files; uploaded files are not sent again. */
export const getFileTasks = (
  values: Pick<VehicleFormValues, 'files' | 'expiries'>,
  serverFiles: ServerFiles,
): FileTask[] => FILE_KINDS.flatMap((kind) => getTasksOfKind(values, kind, serverFiles.get(kind)));

/** Returns the server's files after a task. @param uploaded the server's reply to an upload */
export function applyTask(serverFiles: ServerFiles, task: FileTask, uploaded: VehicleFile | undefined): ServerFiles {
  const after = new Map(serverFiles);
  if (task.type === 'remove') after.delete(task.kind);
  else if (task.type === 'update')
    after.set(task.kind, { ...serverFiles.get(task.kind), fileId: task.fileId, expiresAt: task.expiresAt });
  else if (uploaded) after.set(task.kind, { fileId: uploaded.id, expiresAt: task.expiresAt, file: task.file });
  return after;
}
