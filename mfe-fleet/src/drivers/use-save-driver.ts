import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from 'shared-auth';
import type { FieldError } from 'shared-contracts/common';
import type { Driver, DriverFileKind } from 'shared-contracts/drivers';
import { fill } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { changesOf, formOf, inputOf, type DriverForm } from './driver-form.ts';
import { driverMutations, driverQueries } from './drivers.api.ts';
import { notices } from './drivers.messages.ts';
import { keptAfter, keptIn, tasksOf, type FileTask } from './file-tasks.ts';

export type FileStep = FileTask & { state: 'waiting' | 'doing' | 'done' | 'failed' };

const wordless = { code: 'notSent', message: '' };
/** Why the server did not take a file. */
const faultOf = (error: unknown): FieldError =>
  error instanceof ApiError ? (error.fields['file'] ?? { code: error.code, message: error.message }) : wordless;

/** Does the tasks one after the other; each that fails is told at its own place, and the others go on. */
function useFileSending(files: Driver['files']) {
  const add = useMutation(driverMutations.addFile());
  const remove = useMutation(driverMutations.removeFile());
  const kept = useRef(keptIn(files));
  const [steps, setSteps] = useState<readonly FileStep[]>([]);
  const mark = (kind: DriverFileKind, state: FileStep['state']) =>
    setSteps((shown) => shown.map((step) => (step.kind === kind ? { ...step, state } : step)));

  async function perform(driverId: string, task: FileTask) {
    const { id: fileId } =
      task.act === 'add'
        ? await add.mutateAsync({ driverId, kind: task.kind, file: task.file })
        : await remove.mutateAsync({ driverId, fileId: task.fileId }).then(() => ({ id: '' }));
    kept.current = keptAfter(kept.current, task, fileId);
  }
  /** @returns what failed, by kind */
  async function send(driverId: string, wanted: DriverForm['files']): Promise<Map<DriverFileKind, FieldError>> {
    const tasks = tasksOf(wanted, kept.current);
    const failed = new Map<DriverFileKind, FieldError>();
    setSteps(tasks.map((task) => ({ ...task, state: 'waiting' })));
    for (const task of tasks) {
      mark(task.kind, 'doing');
      await perform(driverId, task).then(
        () => mark(task.kind, 'done'),
        (error: unknown) => {
          failed.set(task.kind, faultOf(error));
          mark(task.kind, 'failed');
        },
      );
    }
    return failed;
  }
  return { steps, send };
}

/** Saves the profile and then the files. A new driver is made once, also when files have to be sent again. */
export function useDriverSaving(driver: Driver | undefined, onSaved: () => void) {
  const client = useQueryClient();
  const create = useMutation(driverMutations.create());
  const change = useMutation(driverMutations.change());
  const { steps, send } = useFileSending(driver?.files ?? []);
  const stored = useRef(driver && { id: driver.id, values: formOf(driver) });

  async function saveProfile(values: DriverForm): Promise<string> {
    if (!stored.current) return (await create.mutateAsync(inputOf(values))).id;
    const { id, values: before } = stored.current;
    const changes = changesOf(before, values);
    if (Object.keys(changes).length > 0) await change.mutateAsync({ id, changes });
    return id;
  }

  async function save(values: DriverForm) {
    const isNew = stored.current === undefined;
    const id = await saveProfile(values);
    stored.current = { id, values };
    const failed = await send(id, values.files);
    await client.invalidateQueries({ queryKey: driverQueries.all });
    if (failed.size > 0) {
      notify.warning(fill(notices.someFilesFailed, { count: failed.size }));
      throw new ApiError({
        status: 422,
        code: 'invalid',
        message: '',
        fields: Object.fromEntries([...failed].map(([kind, fault]) => [`files.${kind}`, fault])),
      });
    }
    notify.success(isNew ? notices.created : notices.saved);
    onSaved();
  }
  return { save, steps };
}
