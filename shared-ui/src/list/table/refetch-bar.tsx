import { Box } from '../base/chakra.ts';

/** A thin line along the table's upper edge: something newer is on its way. It moves nothing. */
export function RefetchBar({ on }: { on: boolean }) {
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
      opacity={on ? 1 : 0}
      transition="opacity 160ms"
      transitionDelay={on ? '160ms' : '0ms'}
    >
      {on && (
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
