import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VehicleFile } from 'shared-contracts/vehicles';
import { useNavigate } from 'shared-ui/router';
import { keptAfter, keptIn, tasksOf, type FileTask } from './vehicle-form-files.ts';
import { useSending } from './vehicle-form-sending.ts';
import { draftInputOf, inputOf } from './vehicle-form-values.ts';
import type { DraftForm, VehicleForm } from './vehicle.schema.ts';
import { draftMutations, fileMutations, vehicleMutations, type FileOwner } from './vehicles.api.ts';

const idOf = (owner: FileOwner | undefined, of: 'vehicleId' | 'draftId') =>
  owner && of in owner ? (owner as Record<typeof of, string>)[of] : undefined;

/** Brings the files of the form to the vehicle or the draft; what has come there is remembered. */
function useFiles(stored: readonly VehicleFile[]) {
  const kept = useRef(keptIn(stored));
  const sending = useSending();
  const add = useMutation(fileMutations.add());
  const change = useMutation(fileMutations.change());
  const remove = useMutation(fileMutations.remove());

  const run = (owner: FileOwner) => async (task: FileTask) => {
    if (task.act === 'remove') await remove.mutateAsync({ owner, ...task });
    if (task.act === 'change') await change.mutateAsync({ owner, ...task });
    const added = task.act === 'add' ? await add.mutateAsync({ owner, ...task }) : undefined;
    kept.current = keptAfter(kept.current, task, added);
  };
  return {
    ...sending,
    bring: (owner: FileOwner, values: Pick<VehicleForm, 'files' | 'expiries'>) =>
      sending.send(tasksOf(values, kept.current), run(owner)),
  };
}

/** Keeps what the form holds: first the vehicle or the draft, then its files, so that a file that fails loses nothing. */
export function useKeeping(first: FileOwner | undefined, stored: readonly VehicleFile[]) {
  const [owner, setOwner] = useState(first);
  const [vehicleId, draftId] = [idOf(owner, 'vehicleId'), idOf(owner, 'draftId')];
  const navigate = useNavigate();
  const { bring, send: _send, ...dialog } = useFiles(stored);
  const create = useMutation(vehicleMutations.create());
  const change = useMutation(vehicleMutations.change(vehicleId ?? ''));
  const saveDraft = useMutation(draftMutations.save());
  const saveSilently = useMutation(draftMutations.save({ isSilent: true }));
  const transfer = useMutation(draftMutations.transfer());

  const toAssign = (id: string) => navigate(`/vehicles?assign=${id}`);
  const transferred = async (values: VehicleForm, id: string) => {
    await saveSilently.mutateAsync({ id, input: draftInputOf(values) });
    await bring({ draftId: id }, values);
    return toAssign((await transfer.mutateAsync(id)).id);
  };
  const submit = async (values: VehicleForm) => {
    if (draftId) return transferred(values, draftId);
    const { id } = await (vehicleId ? change : create).mutateAsync(inputOf(values));
    setOwner({ vehicleId: id });
    await bring({ vehicleId: id }, values);
    return first ? navigate(`/vehicle/${id}`) : toAssign(id);
  };
  const save = async (values: DraftForm) => {
    const { id } = await saveDraft.mutateAsync({ id: draftId, input: draftInputOf(values) });
    setOwner({ draftId: id });
    await bring({ draftId: id }, values);
    return navigate('/vehicles?view=drafts');
  };
  return { submit, /** A vehicle is no draft any more. */ save: vehicleId ? undefined : save, dialog };
}
