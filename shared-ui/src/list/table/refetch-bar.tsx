import { Box } from '../../base/chakra.ts';

/** A thin animated line at the top of a table while it refetches, without layout shift. */
export function RefetchBar({ isActive }: { isActive: boolean }) {
  return (
    <Box
      position="absolute"
      top="0"
      insetX="0"
      h="2px"
      zIndex="sticky"
      overflow="hidden"
      borderTopRadius="md"
      aria-hidden
      opacity={isActive ? 1 : 0}
      transition="opacity 160ms"
      transitionDelay={isActive ? '160ms' : '0ms'}
    >
      {isActive && (
        <Box
          h="full"
          w="40%"
          bg="accent.solid"
          borderRadius="full"
          animation="sweep 1.1s ease-in-out infinite"
          _motionReduce={{ animation: 'none', w: 'full' }}
        />
      )}
    </Box>
  );
}
