import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Box, Button, fill, Flex, Text, useSay } from 'shared-ui';
import { type Export, progressOf } from './export.api.ts';
import { reportNames } from './names.messages.ts';
import { messages } from './reports.messages.ts';
import { useExport } from './use-export.ts';

const MEGABYTE = 1_048_576;
/** What is expected is a guess: it is not over before it is. */
const MOST = 99;

/** The exports on their way, each with how far it is and the way to give it up. */
export function ExportBar() {
  const { running } = useExport();
  return running.map((one) => <Running key={one.id} of={one} />);
}

function Running({ of: { id, name, giveUp } }: { of: Export }) {
  const say = useSay();
  const {
    data: { received, expected },
  } = useQuery(progressOf(id));
  const share = expected > 0 ? Math.min(MOST, Math.round((received / expected) * 100)) : undefined;
  const words = fill(messages.exporting, { name: say(reportNames[name]) });
  return (
    <Flex
      flex="1"
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      gap="3"
      p="3"
      mb="2"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
    >
      <Box flex="1" minW="0">
        <Text fontWeight="medium" truncate>
          <FormattedMessage {...words} />
        </Text>
        <Box
          role="progressbar"
          aria-label={say(words)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share}
          mt="1.5"
          h="2"
          borderRadius="full"
          overflow="hidden"
          bg="bg.subtle"
          borderWidth="1px"
        >
          <Box h="full" w={`${share ?? 0}%`} bg="accent.solid" transition="width 180ms" />
        </Box>
        <Text mt="1" textStyle="xs" color="fg.muted">
          <FormattedMessage {...fill(messages.received, { megabytes: (received / MEGABYTE).toFixed(1) })} /> ·{' '}
          <FormattedMessage {...messages.mayLeave} />
        </Text>
      </Box>
      <Button size="sm" variant="outline" onClick={() => giveUp.abort()}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </Flex>
  );
}
