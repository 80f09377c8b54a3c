import { useEffect, useState, type ReactNode } from 'react';
import { Box, Skeleton, Stack } from 'shared-ui';

/** After this time, sections no longer wait for those above them. */
const MAX_WAIT_MS = 8_000;

/** Whether sections still wait for those above them. */
export function useSectionsWait(): boolean {
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting;
}

/** Hides what follows a section that is loading, so that the section can grow without moving it. */
const WAIT_FOR_PREVIOUS = { '& > :has(.ui-skeleton) ~ *': { display: 'none' } };

/** Sections that appear from top to bottom, as each is loaded. */
export const Sections = ({ areWaiting, children }: { areWaiting: boolean; children: ReactNode }) => (
  <Stack gap="4" minW="0" css={areWaiting ? WAIT_FOR_PREVIOUS : undefined}>
    {children}
  </Stack>
);

/** As tall as a section whose content is loading. */
export const SectionSkeleton = () => (
  <Box
    px={{ base: '4', md: '5' }}
    py="4"
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border.subtle"
    borderRadius="md"
  >
    <Skeleton h="5" w="32" mb="3" />
    <Skeleton h="24" />
  </Box>
);
