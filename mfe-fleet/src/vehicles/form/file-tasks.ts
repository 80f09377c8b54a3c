import type { FileKind, VehicleFile } from 'shared-contracts/vehicles';
import { KINDS, type VehicleForm } from './vehicle.schema.ts';

/** What the server has of a kind; `file`: what it was sent from this form. */
export type Kept = { fileId: string; expiresAt: number | null; file?: File };
export type KeptFiles = ReadonlyMap<FileKind, Kept>;

export type FileTask =
  | { act: 'add'; kind: FileKind; name: string; file: File; expiresAt: number | null }
  | { act: 'change'; kind: FileKind; name: string; fileId: string; expiresAt: number | null }
  | { act: 'remove'; kind: FileKind; name: string; fileId: string };

export const keptIn = (files: readonly VehicleFile[]): KeptFiles =>
  new Map(files.map(({ kind, id, expiresAt }) => [kind, { fileId: id, expiresAt }]));

function taskOf(
  { files, expiries }: Pick<VehicleForm, 'files' | 'expiries'>,
  kind: FileKind,
  kept: Kept | undefined,
): FileTask[] {
  const [value, expiresAt] = [files[kind], expiries[kind]];
  if (!value) return kept ? [{ act: 'remove', kind, name: '', fileId: kept.fileId }] : [];
  if (value instanceof File && value !== kept?.file)
    return [{ act: 'add', kind, name: value.name, file: value, expiresAt }];
  return kept && kept.expiresAt !== expiresAt
    ? [{ act: 'change', kind, name: value.name, fileId: kept.fileId, expiresAt }]
    : [];
}

/** What must be done so that the server has the files of the form. What was sent once is not sent again. */
export const tasksOf = (values: Pick<VehicleForm, 'files' | 'expiries'>, kept: KeptFiles): FileTask[] =>
  KINDS.flatMap((kind) => taskOf(values, kind, kept.get(kind)));

/** What the server has after a task; `stored`: its answer to what was sent. */
export function keptAfter(kept: KeptFiles, task: FileTask, stored: VehicleFile | undefined): KeptFiles {
  const after = new Map(kept);
  if (task.act === 'remove') after.delete(task.kind);
  else if (task.act === 'change')
    after.set(task.kind, { ...kept.get(task.kind), fileId: task.fileId, expiresAt: task.expiresAt });
  else if (stored) after.set(task.kind, { fileId: stored.id, expiresAt: task.expiresAt, file: task.file });
  return after;
}
