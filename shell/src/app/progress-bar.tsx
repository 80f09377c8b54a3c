import { Box } from 'shared-ui';
import { useNavigation } from 'shared-ui/router';

/** A thin line at the top while the next page is on its way; a quick one never shows it. */
export function ProgressBar() {
  const isUnderWay = useNavigation().state === 'loading';
  return (
    <Box
      aria-hidden
      pos="fixed"
      insetX="0"
      top="0"
      h="2px"
      zIndex="notice"
      bg="accent.solid"
      transformOrigin="left"
      transform={isUnderWay ? 'scaleX(0.85)' : 'scaleX(0)'}
      opacity={isUnderWay ? 1 : 0}
      transition={isUnderWay ? 'transform 1.2s cubic-bezier(0.1, 0.7, 0.3, 1) 120ms, opacity 0s 120ms' : 'opacity 0.2s'}
    />
  );
}
