import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Text, useFormatMessage, withValues } from 'shared-ui';
import { exportProgressQuery, type ReportExport } from './export.api.ts';
import { reportNames } from './names.messages.ts';
import { messages } from './reports.messages.ts';
import { useExport } from './use-export.ts';

const MEGABYTE = 1_048_576;
/** The expected size is an estimate, so 100 % is only reached at the end. */
const MAX_PERCENT = 99;

/** Running exports with progress and a cancel button. */
export function ExportBar() {
  const { running } = useExport();
  return running.map((item) => <RunningExport key={item.id} reportExport={item} />);
}

function RunningExport({ reportExport: { id, name, abortController } }: { reportExport: ReportExport }) {
  const formatMessage = useFormatMessage();
  const {
    data: { received, expected },
  } = useQuery(exportProgressQuery(id));
  const percent = expected > 0 ? Math.min(MAX_PERCENT, Math.round((received / expected) * 100)) : undefined;
  const message = withValues(messages.exporting, { name: formatMessage(reportNames[name]) });
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
          <FormattedMessage {...message} />
        </Text>
        <Box
          role="progressbar"
          aria-label={formatMessage(message)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          mt="1.5"
          h="2"
          borderRadius="full"
          overflow="hidden"
          bg="bg.subtle"
          borderWidth="1px"
        >
          <Box h="full" w={`${percent ?? 0}%`} bg="accent.solid" transition="width 180ms" />
        </Box>
        <Text mt="1" textStyle="xs" color="fg.muted">
          <FormattedMessage {...withValues(messages.received, { megabytes: (received / MEGABYTE).toFixed(1) })} /> ·{' '}
          <FormattedMessage {...messages.keepWorking} />
        </Text>
      </Box>
      <Button size="sm" variant="outline" onClick={() => abortController.abort()}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </Flex>
  );
}
