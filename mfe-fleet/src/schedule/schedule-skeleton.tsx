import { Box, Skeleton, Stack, useSay } from 'shared-ui';
import { messages } from './schedule.messages.ts';

/** The outline of the rows while they load. */
export function ScheduleSkeleton() {
  const say = useSay();
  return (
    <Box
      role="status"
      aria-label={say(messages.loading)}
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
