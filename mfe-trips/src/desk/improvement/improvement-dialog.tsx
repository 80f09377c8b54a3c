import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { QueryContent, Stack, Text, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { deskQueries, isActive } from '../desk.api.ts';
import { useDesk } from '../model/desk-context.ts';
import { ImprovementForm } from './improvement-form.tsx';
import { ImprovementRun } from './improvement-run.tsx';
import { messages } from './improvement.messages.ts';

/** Searches better trips for the plan, around those that are locked. */
export function ImprovementDialog({ onClose }: { onClose: () => void }) {
  const { plan } = useDesk();
  const latest = useQuery(deskQueries.improvement(plan.id));
  const locked = plan.planTrips.filter(({ isLocked, createdTrip }) => isLocked && createdTrip === null).length;
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="4">
          <Text color="fg.muted">
            <FormattedMessage {...messages.text} />
          </Text>
          <Text>
            <FormattedMessage {...withValues(messages.locked, { count: locked })} />
          </Text>
          <QueryContent query={latest}>
            {(run) => (
              <>
                {run && <ImprovementRun run={run} onUsed={onClose} />}
                {!isActive(run) && <ImprovementForm plan={plan} />}
              </>
            )}
          </QueryContent>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
