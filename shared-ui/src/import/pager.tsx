import { FormattedMessage } from 'react-intl';
import { Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, useFormatMessage } from '../base/message.ts';
import { messages } from './import.messages.ts';

type PagerProps = { page: number; pageCount: number; onPageChange: (page: number) => void };

/** Pagination of a table in a dialog. */
export function Pager({ page, pageCount, onPageChange }: PagerProps) {
  const formatMessage = useFormatMessage();
  if (pageCount <= 1) return null;
  return (
    <Flex align="center" gap="2" mt="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      <IconButton
        type="button"
        size="xs"
        variant="ghost"
        aria-label={formatMessage(messages.previous)}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Text role="status">
        <FormattedMessage {...withValues(messages.page, { page, pages: pageCount })} />
      </Text>
      <IconButton
        type="button"
        size="xs"
        variant="ghost"
        aria-label={formatMessage(messages.next)}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </Flex>
  );
}
