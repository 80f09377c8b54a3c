import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, useFormatMessage } from 'shared-ui';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { messages as planMessages } from '../plans/plans.messages.ts';

const SECTIONS = { trips: planMessages.trips, pool: messages.pool } as const;
type Section = keyof typeof SECTIONS;

/** On phones, either the trips or the unplanned orders fill the screen. */
export function PhoneSections({ trips, pool }: Record<Section, ReactNode>) {
  const { plan } = useDesk();
  const formatMessage = useFormatMessage();
  const [section, setSection] = useState<Section>(plan.planTrips.length > 0 ? 'trips' : 'pool');
  return (
    <Flex direction="column" gap="3">
      <Flex role="group" aria-label={formatMessage(messages.title)}>
        {(Object.keys(SECTIONS) as Section[]).map((option) => (
          <Button
            key={option}
            type="button"
            size="sm"
            flex="1"
            variant={option === section ? 'solid' : 'outline'}
            aria-pressed={option === section}
            onClick={() => setSection(option)}
          >
            <FormattedMessage {...SECTIONS[option]} />
          </Button>
        ))}
      </Flex>
      {section === 'trips' ? trips : <Box h="75dvh">{pool}</Box>}
    </Flex>
  );
}
