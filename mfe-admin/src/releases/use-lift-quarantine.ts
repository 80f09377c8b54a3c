import { useMutation } from '@tanstack/react-query';
import type { ReleaseRow } from 'shared-contracts/portal/releases';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { releaseName } from './release-labels.ts';
import { releaseMutations } from './releases.api.ts';
import { messages } from './releases.messages.ts';

/** Returns the action that confirmLift a release's quarantine, if the API allows it. */
export function useLiftQuarantineAction() {
  const { mutateAsync } = useMutation(releaseMutations.lift());
  return ({ area, quarantine, actions, ...release }: ReleaseRow): Action[] =>
    quarantine && actions.includes('lift')
      ? [
          {
            label: messages.lift,
            icon: 'undo',
            confirmText: withValues(messages.confirmLift, { release: releaseName(release), area }),
            onSelect: () => mutateAsync(quarantine.id),
          },
        ]
      : [];
}
