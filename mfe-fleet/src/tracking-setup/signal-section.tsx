import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLivePositions } from 'shared-auth';
import { QueryContent, Section, Skeleton, Stack, StyledLink, Text } from 'shared-ui';
import { DateTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { setupQueries } from './setup.api.ts';
import { messages } from './setup.messages.ts';

const RECEIVED: StatusStyle = { label: messages.received, tone: 'good', icon: icons.check };
const WAITING: StatusStyle = { label: messages.waiting, tone: 'info', icon: icons.clock };
const WAITING_AGAIN: StatusStyle = { label: messages.waitingAgain, tone: 'info', icon: icons.clock };

/** The time of a position that arrived since the page was opened. */
function useReceivedAt(vehicleId: string): number | null {
  const [receivedAt, setReceivedAt] = useState<number | null>(null);
  useLivePositions({
    onMessage: (positions, isSnapshot) => {
      const position = isSnapshot ? undefined : positions.find((item) => item.vehicleId === vehicleId);
      if (position && position.motion !== 'offline') setReceivedAt(position.at);
    },
  });
  return receivedAt;
}

const getStyle = (receivedAt: number | null, lastAt: number | null) => {
  if (receivedAt !== null) return RECEIVED;
  return lastAt === null ? WAITING : WAITING_AGAIN;
};

const Signal = ({ receivedAt, lastAt }: { receivedAt: number | null; lastAt: number | null }) => {
  const at = receivedAt ?? lastAt;
  return (
    <Stack gap="2" role="status" align="flex-start">
      <StatusBadge {...getStyle(receivedAt, lastAt)} />
      {at !== null && (
        <Text textStyle="sm">
          <FormattedMessage {...messages.lastAt} />: <DateTime at={at} />
        </Text>
      )}
    </Stack>
  );
};

/** Shows positions of a vehicle as they arrive. */
export function SignalSection({ vehicleId }: { vehicleId: string }) {
  const receivedAt = useReceivedAt(vehicleId);
  return (
    <Section title={messages.signal}>
      <QueryContent query={useQuery(setupQueries.position(vehicleId))} size="inline" skeleton={<Skeleton h="10" />}>
        {({ position }) => <Signal receivedAt={receivedAt} lastAt={position?.at ?? null} />}
      </QueryContent>
      <Text mt="3" textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.nothing} />{' '}
        <StyledLink asChild color="accent.fg">
          <Link to="/refused-devices">
            <FormattedMessage {...messages.refused} />
          </Link>
        </StyledLink>
      </Text>
    </Section>
  );
}
