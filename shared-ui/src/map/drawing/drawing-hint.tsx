import { FormattedMessage } from 'react-intl';
import { Box } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';

/** The next step on the map, above its drawing tools. */
export const DrawingHint = ({ message }: { message: Message }) => (
  <Box role="status" mb="1" px="2" py="1" w="fit" borderRadius="md" bg="bg.raised" textStyle="xs" boxShadow="floating">
    <FormattedMessage {...message} />
  </Box>
);
