import { useMutation } from '@tanstack/react-query';
import type { TripRow } from 'shared-contracts/trips';
import type { TripAction } from 'shared-contracts/values/trip-stages';
import { fill } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { tripMutations } from './trips.api.ts';
import { actionLabels as labels, consequences, notices } from './trips.messages.ts';

type Subject = Pick<TripRow, 'id' | 'number' | 'stage' | 'actions'>;
type Options = {
  /** In a row there is less room: what is most likely is its one button. */ short?: boolean;
  onDeleted?: () => void;
};
type Offered = Exclude<TripAction, 'documents'> | 'changeStage';

/** These lead to another stage. */
const MOVES: readonly TripAction[] = ['submit', 'unassign', 'start', 'completeManually', 'cancel'];

/**
 * The API says what may be done to a trip; the screen says how it looks. The likeliest stand first.
 * What must be asked first opens a dialog by the address: the page shows `TripDialogs`.
 */
export function useTripActions({ short = false, onDeleted }: Options = {}) {
  const navigate = useNavigate();
  const { open } = useListParams();
  const submit = useMutation(tripMutations.toStage(notices.submitted));
  const start = useMutation(tripMutations.toStage(notices.started));
  const unassign = useMutation(tripMutations.toStage(notices.unassigned));
  const archive = useMutation(tripMutations.archive());
  const restore = useMutation(tripMutations.restore());
  const remove = useMutation({ ...tripMutations.remove(), onSuccess: onDeleted });

  return ({ id, number, stage, actions }: Subject): Action[] => {
    const asking = (words: keyof typeof consequences) => fill(consequences[words], { number });
    const isAssigned = stage === 'vehicleAssigned';
    const looks: Record<Offered, Action> = {
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
        confirm: asking('start'),
        onSelect: () => start.mutateAsync({ id, stage: 'started' }),
      },
      assign: {
        label: isAssigned ? labels.reassign : short ? labels.assignShort : labels.assign,
        icon: 'user',
        primary: !(short && isAssigned),
        onSelect: () => open('assign', id),
      },
      edit: { label: labels.edit, icon: 'pencil', onSelect: () => navigate(`/trips/${id}/edit`) },
      unassign: {
        label: labels.unassign,
        icon: 'undo',
        confirm: asking('unassign'),
        onSelect: () => unassign.mutateAsync({ id, stage: 'waitingForTrip' }),
      },
      changeStage: { label: labels.changeStage, icon: 'arrow-right', onSelect: () => open('stage', id) },
      completeManually: { label: labels.completeManually, icon: 'check', onSelect: () => open('complete', id) },
      archive: { label: labels.archive, icon: 'archive', onSelect: () => archive.mutateAsync(id) },
      restore: { label: labels.restore, icon: 'undo', onSelect: () => restore.mutateAsync(id) },
      cancel: { label: labels.cancel, icon: 'close', danger: true, onSelect: () => open('cancel', id) },
      delete: {
        label: labels.delete,
        icon: 'trash',
        danger: true,
        confirm: asking('delete'),
        onSelect: () => remove.mutateAsync(id),
      },
    };
    const allowed: readonly string[] = [
      ...actions,
      ...(MOVES.some((move) => actions.includes(move)) ? ['changeStage'] : []),
    ];
    return (Object.keys(looks) as Offered[])
      .filter((action) => allowed.includes(action))
      .map((action) => looks[action]);
  };
}
