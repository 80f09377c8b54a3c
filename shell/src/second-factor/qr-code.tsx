import { Box, useFormatMessage, type Message } from 'shared-ui';
import { encode } from 'uqr';

const BORDER = 4;

/** Dark on white in both colour modes, as scanners expect. Drawn here: the secret in it leaves the browser nowhere. */
export function QrCode({ content, label }: { content: string; label: Message }) {
  const formatMessage = useFormatMessage();
  const { data, size } = encode(content, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      w="52"
      maxW="full"
      bg="white"
      borderRadius="md"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border.subtle"
    >
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={formatMessage(label)} shapeRendering="crispEdges">
        <path d={path} fill="black" />
      </svg>
    </Box>
  );
}
