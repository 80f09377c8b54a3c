import { Box, Skeleton, Stack, useFormatMessage } from 'shared-ui';
import { messages } from './schedule.messages.ts';

export function ScheduleSkeleton() {
  const formatMessage = useFormatMessage();
  return (
    <Box
      role="status"
      aria-label={formatMessage(messages.loading)}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
      p="3"
    >
      <Stack gap="3">
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} h="9" opacity={1 - line / 10} />
        ))}
      </Stack>
    </Box>
  );
}
