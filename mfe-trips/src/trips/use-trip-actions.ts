import { useMutation } from '@tanstack/react-query';
import type { TripRow } from 'shared-contracts/trips/trips';
import type { TripAction } from 'shared-contracts/values/trips/trip-stages';
import { withValues } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { useStageNotice } from './trip-notices.ts';
import { tripMutations } from './trips.api.ts';
import { actionLabels as labels, consequences, type MenuAction, notices } from './trips.messages.ts';

type ActionTrip = Pick<TripRow, 'id' | 'number' | 'stage' | 'actions'>;
type Options = {
  /** For table rows: shorter labels, and only the most likely action as a button. */
  isCompact?: boolean;
  onDeleted?: () => void;
};

/** Actions that change the stage. */
const STAGE_ACTIONS: readonly TripAction[] = ['submit', 'unassign', 'start', 'completeManually', 'takeBack', 'cancel'];

function assignLabel(isAssigned: boolean, isCompact: boolean) {
  if (isAssigned) return labels.reassign;
  return isCompact ? labels.assignShort : labels.assign;
}

/**
 * Returns the actions that the API allows for a trip, the most likely first.
 * Actions with a form open it by URL: the page has to render `TripDialogs`.
 */
export function useTripActions({ isCompact = false, onDeleted }: Options = {}) {
  const navigate = useNavigate();
  const { openDialog } = useListParams();
  const stageNotice = useStageNotice();
  const submit = useMutation(tripMutations.changeStage(stageNotice, notices.submitted));
  const start = useMutation(tripMutations.changeStage(stageNotice, notices.started));
  const unassign = useMutation(tripMutations.changeStage(stageNotice, notices.unassigned));
  const takeBack = useMutation(tripMutations.changeStage(stageNotice, notices.takenBack));
  const undoSplit = useMutation(tripMutations.undoSplit());
  const dissolve = useMutation({ ...tripMutations.dissolve(), onSuccess: onDeleted });
  const archive = useMutation(tripMutations.archive());
  const restore = useMutation(tripMutations.restore());
  const deleteTrip = useMutation({ ...tripMutations.delete(), onSuccess: onDeleted });

  return ({ id, number, stage, actions }: ActionTrip): Action[] => {
    const confirmation = (action: keyof typeof consequences) => withValues(consequences[action], { number });
    const isAssigned = stage === 'vehicleAssigned';
    const actionByName: Record<MenuAction, Action> = {
      submit: {
        label: labels.submit,
        icon: 'send',
        primary: true,
        onSelect: () => submit.mutateAsync({ id, stage: 'waitingForTrip' }),
      },
      start: {
        label: labels.start,
        icon: 'arrow-right',
        primary: true,
        confirmText: confirmation('start'),
        onSelect: () => start.mutateAsync({ id, stage: 'started' }),
      },
      assign: {
        label: assignLabel(isAssigned, isCompact),
        icon: 'user',
        primary: !(isCompact && isAssigned),
        onSelect: () => openDialog('assign', id),
      },
      handOver: { label: labels.handOver, icon: 'user', onSelect: () => openDialog('handover', id) },
      edit: { label: labels.edit, icon: 'pencil', onSelect: () => navigate(`/trips/${id}/edit`) },
      unassign: {
        label: labels.unassign,
        icon: 'undo',
        confirmText: confirmation('unassign'),
        onSelect: () => unassign.mutateAsync({ id, stage: 'waitingForTrip' }),
      },
      changeStage: { label: labels.changeStage, icon: 'arrow-right', onSelect: () => openDialog('stage', id) },
      completeManually: { label: labels.completeManually, icon: 'check', onSelect: () => openDialog('complete', id) },
      takeBack: {
        label: labels.takeBack,
        icon: 'undo',
        confirmText: confirmation('takeBack'),
        onSelect: () => takeBack.mutateAsync({ id, stage: 'saved' }),
      },
      addOrder: { label: labels.addOrder, icon: 'plus', onSelect: () => openDialog('add-order', id) },
      splitAtHub: { label: labels.splitAtHub, icon: 'refresh', onSelect: () => openDialog('split', id) },
      undoSplit: {
        label: labels.undoSplit,
        icon: 'undo',
        confirmText: confirmation('undoSplit'),
        onSelect: () => undoSplit.mutateAsync(id),
      },
      removeOrders: {
        label: labels.removeOrders,
        icon: 'close',
        danger: true,
        onSelect: () => openDialog('cancel-rest', id),
      },
      archive: { label: labels.archive, icon: 'archive', onSelect: () => archive.mutateAsync(id) },
      restore: { label: labels.restore, icon: 'undo', onSelect: () => restore.mutateAsync(id) },
      cancel: { label: labels.cancel, icon: 'close', danger: true, onSelect: () => openDialog('cancel', id) },
      dissolve: {
        label: labels.dissolve,
        icon: 'trash',
        danger: true,
        confirmText: confirmation('dissolve'),
        onSelect: () => dissolve.mutateAsync(id),
      },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirmText: confirmation('delete'),
        onSelect: () => deleteTrip.mutateAsync(id),
      },
    };
    const allowed: readonly string[] = [
      ...actions,
      ...(STAGE_ACTIONS.some((action) => actions.includes(action)) ? ['changeStage'] : []),
    ];
    return (Object.keys(actionByName) as MenuAction[])
      .filter((action) => allowed.includes(action))
      .map((action) => actionByName[action]);
  };
}
