import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VehicleFile } from 'shared-contracts/fleet/vehicles';
import { useNavigate } from 'shared-ui/router';
import { applyTask, getFileTasks, toServerFiles, type FileTask } from './file-tasks.ts';
import { useFileTasks } from './use-file-tasks.ts';
import { toDraftInput, toVehicleInput } from './form-values.ts';
import type { DraftFormValues, VehicleFormValues } from './vehicle.schema.ts';
import { draftMutations, fileMutations, vehicleMutations, type FileOwner } from '../vehicles.api.ts';

const getOwnerId = (owner: FileOwner | undefined, key: 'vehicleId' | 'draftId') =>
  owner && key in owner ? (owner as Record<typeof key, string>)[key] : undefined;

/** Saves the form's files to the vehicle or draft, and tracks which files the server has. */
function useSyncFiles(storedFiles: readonly VehicleFile[]) {
  const serverFiles = useRef(toServerFiles(storedFiles));
  const fileTasks = useFileTasks();
  const add = useMutation(fileMutations.add());
  const update = useMutation(fileMutations.update());
  const remove = useMutation(fileMutations.remove());

  const runTask = (owner: FileOwner) => async (task: FileTask) => {
    if (task.type === 'remove') await remove.mutateAsync({ owner, ...task });
    if (task.type === 'update') await update.mutateAsync({ owner, ...task });
    const added = task.type === 'add' ? await add.mutateAsync({ owner, ...task }) : undefined;
    serverFiles.current = applyTask(serverFiles.current, task, added);
  };
  return {
    ...fileTasks,
    syncFiles: (owner: FileOwner, values: Pick<VehicleFormValues, 'files' | 'expiries'>) =>
      fileTasks.runAll(getFileTasks(values, serverFiles.current), runTask(owner)),
  };
}

/** Saves the vehicle or draft first and its files second, so that a failed file does not lose other input. */
export function useSaveVehicle(initialOwner: FileOwner | undefined, storedFiles: readonly VehicleFile[]) {
  const [owner, setOwner] = useState(initialOwner);
  const [vehicleId, draftId] = [getOwnerId(owner, 'vehicleId'), getOwnerId(owner, 'draftId')];
  const navigate = useNavigate();
  const { syncFiles, runAll: _runAll, ...dialog } = useSyncFiles(storedFiles);
  const create = useMutation(vehicleMutations.create());
  const update = useMutation(vehicleMutations.update(vehicleId ?? ''));
  const saveDraft = useMutation(draftMutations.save());
  const saveSilently = useMutation(draftMutations.save({ isSilent: true }));
  const transfer = useMutation(draftMutations.transfer());

  const openAssignDialog = (id: string) => navigate(`/vehicles?assign=${id}`);
  const saveAndTransfer = async (values: VehicleFormValues, id: string) => {
    await saveSilently.mutateAsync({ id, input: toDraftInput(values) });
    await syncFiles({ draftId: id }, values);
    return openAssignDialog((await transfer.mutateAsync(id)).id);
  };
  const submit = async (values: VehicleFormValues) => {
    if (draftId) return saveAndTransfer(values, draftId);
    const { id } = await (vehicleId ? update : create).mutateAsync(toVehicleInput(values));
    setOwner({ vehicleId: id });
    await syncFiles({ vehicleId: id }, values);
    return initialOwner ? navigate(`/vehicle/${id}`) : openAssignDialog(id);
  };
  const save = async (values: DraftFormValues) => {
    const { id } = await saveDraft.mutateAsync({ id: draftId, input: toDraftInput(values) });
    setOwner({ draftId: id });
    await syncFiles({ draftId: id }, values);
    return navigate('/vehicles?view=drafts');
  };
  return {
    submit,
    /** Undefined for a vehicle, which cannot become a draft. */ save: vehicleId ? undefined : save,
    dialog,
  };
}
