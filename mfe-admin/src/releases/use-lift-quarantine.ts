import { useMutation } from '@tanstack/react-query';
import type { ReleaseRow } from 'shared-contracts/releases';
import { fill } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { releaseName } from './release-words.ts';
import { releaseMutations } from './releases.api.ts';
import { messages } from './releases.messages.ts';

/** The API says what is quarantined. */
export function useLift() {
  const { mutateAsync } = useMutation(releaseMutations.lift());
  return ({ area, quarantine, actions, ...release }: ReleaseRow): Action[] =>
    quarantine && actions.includes('lift')
      ? [
          {
            label: messages.lift,
            icon: 'undo',
            confirm: fill(messages.lifts, { release: releaseName(release), area }),
            onSelect: () => mutateAsync(quarantine.id),
          },
        ]
      : [];
}
