import { useMutation } from '@tanstack/react-query';
import { withValues } from 'shared-ui';
import { Actions, type Action } from 'shared-ui/overlays';
import { deskMutations } from '../desk.api.ts';
import { useDesk } from '../model/desk-context.ts';
import { isCreated } from '../model/rows.rules.ts';
import { messages as ruleMessages } from '../assignment-rules/assignment-rules.messages.ts';
import { messages } from '../plans/plans.messages.ts';

export type PlanDialog = 'improve' | 'edit' | 'compare' | 'new' | 'rules';

type PlanActionsProps = {
  onCreate: (tripIds: readonly string[]) => Promise<unknown>;
  onOpen: (dialog: PlanDialog) => void;
  canCreatePlans: boolean;
};

/** The actions for the whole plan. */
export function PlanActions({ onCreate, onOpen, canCreatePlans }: PlanActionsProps) {
  const { plan, sync } = useDesk();
  const update = useMutation(deskMutations.update(plan.id, plan.revision));
  const ready = plan.planTrips.filter(
    (trip) => !isCreated(trip) && trip.stops.length > 0 && !trip.problems.some(({ blocks }) => blocks),
  );
  const actions: Action[] = [
    ...(plan.canEdit
      ? [
          {
            label: messages.createAll,
            primary: true,
            disabled: ready.length === 0,
            confirmText: withValues(messages.createAllText, { count: ready.length }),
            onSelect: () => onCreate(ready.map(({ id }) => id)),
          },
        ]
      : []),
    ...(plan.canEdit ? [{ label: messages.improve, secondary: true, onSelect: () => onOpen('improve') }] : []),
    { label: messages.compare, secondary: true, onSelect: () => onOpen('compare') },
    ...(canCreatePlans ? [{ label: messages.create, icon: 'plus' as const, onSelect: () => onOpen('new') }] : []),
    { label: ruleMessages.title, icon: 'settings' as const, onSelect: () => onOpen('rules') },
    ...(plan.canEdit
      ? [
          { label: messages.edit, icon: 'pencil' as const, onSelect: () => onOpen('edit') },
          {
            label: messages.archive,
            icon: 'archive' as const,
            confirmText: messages.archiveText,
            onSelect: () => update.mutateAsync({ isArchived: true }).then(sync.reload),
          },
        ]
      : []),
  ];
  return <Actions actions={actions} name={plan.name} />;
}
