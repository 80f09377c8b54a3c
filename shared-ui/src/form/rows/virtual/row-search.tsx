import { FormattedMessage } from 'react-intl';
import { Box, Flex, Text } from '../../../base/chakra.ts';
import { Input } from '../../../base/controls.tsx';
import { Icon } from '../../../base/icon.tsx';
import { useFormatMessage, withValues, type Message } from '../../../base/message.ts';
import { messages } from '../../form.messages.ts';
import type { RowSearchState } from './use-row-search.ts';

type RowSearchProps = { label: Message; search: RowSearchState; total: number };

/** Searches in the rows of a form, and says how many there are. */
export function RowSearch({ label, search: { text, setText, found }, total }: RowSearchProps) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Box position="relative" flex={{ base: '1 1 14rem', md: '0 0 20rem' }}>
        <Box position="absolute" insetStart="2.5" top="2" color="fg.muted" pointerEvents="none">
          <Icon name="search" />
        </Box>
        <Input
          type="search"
          size="sm"
          ps="8"
          aria-label={formatMessage(label)}
          placeholder={formatMessage(label)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault(); // does not submit the form
          }}
        />
      </Box>
      <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <FormattedMessage {...withValues(messages.rowsFound, { count: found.length, total })} />
      </Text>
    </Flex>
  );
}
