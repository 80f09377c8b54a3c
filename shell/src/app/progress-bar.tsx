import { Box } from 'shared-ui';
import { useNavigation } from 'shared-ui/router';

/** A thin line at the top while the next page loads; delayed so that quick navigations don't show it. */
export function ProgressBar() {
  const isLoading = useNavigation().state === 'loading';
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
      transform={isLoading ? 'scaleX(0.85)' : 'scaleX(0)'}
      opacity={isLoading ? 1 : 0}
      transition={isLoading ? 'transform 1.2s cubic-bezier(0.1, 0.7, 0.3, 1) 120ms, opacity 0s 120ms' : 'opacity 0.2s'}
    />
  );
}
