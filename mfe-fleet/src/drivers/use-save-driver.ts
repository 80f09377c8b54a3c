import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from 'shared-auth';
import type { FieldError } from 'shared-contracts/common';
import type { Driver, DriverFileKind } from 'shared-contracts/fleet/drivers';
import { withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { toDriverChanges, toDriverInput, toFormValues, type DriverFormValues } from './driver-form-values.ts';
import { driverMutations, driverQueries } from './drivers.api.ts';
import { notices } from './drivers.messages.ts';
import { applyTask, getFileTasks, toServerFiles, type FileTask } from './file-tasks.ts';

export type FileTaskProgress = FileTask & { status: 'pending' | 'running' | 'done' | 'failed' };

const unknownError = { code: 'notSent', message: '' };
const toFieldError = (error: unknown): FieldError =>
  error instanceof ApiError ? (error.fields['file'] ?? { code: error.code, message: error.message }) : unknownError;

/** Runs file tasks one after the other; a failed task does not stop the others. */
function useFileTasks(files: Driver['files']) {
  const add = useMutation(driverMutations.addFile());
  const remove = useMutation(driverMutations.removeFile());
  const serverFiles = useRef(toServerFiles(files));
  const [tasks, setTasks] = useState<readonly FileTaskProgress[]>([]);
  const setStatus = (kind: DriverFileKind, status: FileTaskProgress['status']) =>
    setTasks((current) => current.map((task) => (task.kind === kind ? { ...task, status } : task)));

  async function runTask(driverId: string, task: FileTask) {
    const { id: fileId } =
      task.type === 'add'
        ? await add.mutateAsync({ driverId, kind: task.kind, file: task.file })
        : await remove.mutateAsync({ driverId, fileId: task.fileId }).then(() => ({ id: '' }));
    serverFiles.current = applyTask(serverFiles.current, task, fileId);
  }

  /** @returns the errors by file kind */
  async function syncFiles(
    driverId: string,
    formFiles: DriverFormValues['files'],
  ): Promise<Map<DriverFileKind, FieldError>> {
    const pending = getFileTasks(formFiles, serverFiles.current);
    const errors = new Map<DriverFileKind, FieldError>();
    setTasks(pending.map((task) => ({ ...task, status: 'pending' })));
    for (const task of pending) {
      setStatus(task.kind, 'running');
      await runTask(driverId, task).then(
        () => setStatus(task.kind, 'done'),
        (error: unknown) => {
          errors.set(task.kind, toFieldError(error));
          setStatus(task.kind, 'failed');
        },
      );
    }
    return errors;
  }

  return { tasks, syncFiles };
}

/** Saves the profile, then the files. Saving again after files have failed does not create the driver again. */
export function useSaveDriver(driver: Driver | undefined, onSaved: () => void) {
  const client = useQueryClient();
  const create = useMutation(driverMutations.create());
  const update = useMutation(driverMutations.update());
  const { tasks, syncFiles } = useFileTasks(driver?.files ?? []);
  const stored = useRef(driver && { id: driver.id, values: toFormValues(driver) });

  async function saveProfile(values: DriverFormValues): Promise<string> {
    if (!stored.current) return (await create.mutateAsync(toDriverInput(values))).id;
    const { id, values: before } = stored.current;
    const changes = toDriverChanges(before, values);
    if (Object.keys(changes).length > 0) await update.mutateAsync({ id, changes });
    return id;
  }

  async function save(values: DriverFormValues) {
    const isNew = stored.current === undefined;
    const id = await saveProfile(values);
    stored.current = { id, values };
    const fileErrors = await syncFiles(id, values.files);
    await client.invalidateQueries({ queryKey: driverQueries.all });
    if (fileErrors.size > 0) {
      notify.warning(withValues(notices.someFilesFailed, { count: fileErrors.size }));
      throw new ApiError({
        status: 422,
        code: 'invalid',
        message: '',
        fields: Object.fromEntries([...fileErrors].map(([kind, error]) => [`files.${kind}`, error])),
      });
    }
    notify.success(isNew ? notices.created : notices.saved);
    onSaved();
  }
  return { save, fileTasks: tasks };
}
