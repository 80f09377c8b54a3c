import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Flex, Icon, Text, withValues } from 'shared-ui';
import { deskQueries, leavePlan } from '../desk.api.ts';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';

/** Shows who else has the plan open, and the user's other windows. */
export function Presence() {
  const { plan, state, tripById } = useDesk();
  const { formatList } = useIntl();
  const userId = useSession(({ user }) => user?.id);
  const selectedId = useStore(state, 'selectedTripIds', (ids) => ids.at(-1));
  const tripId = selectedId !== undefined && tripById.has(selectedId) ? selectedId : null;
  const presence = useQuery(deskQueries.presence(plan.id, tripId));
  const { id: planId } = plan;
  // Without this call, the presence expires a minute later.
  useEffect(() => () => void leavePlan(planId).catch(() => undefined), [planId]);
  const others = (presence.data?.users ?? plan.presence).filter(({ id }) => id !== userId);
  return (
    <Text role="status" textStyle="sm" color="fg.muted">
      {others.length > 0 && (
        <Flex as="span" align="center" gap="1">
          <Icon name="user" size={14} />
          <FormattedMessage
            {...withValues(messages.present, {
              names: formatList(others.map(({ name }) => name)),
              count: others.length,
            })}
          />
        </Flex>
      )}
    </Text>
  );
}
