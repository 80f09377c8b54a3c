import { FormattedMessage } from 'react-intl';
import { Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay } from '../base/words.ts';
import { messages } from './import.messages.ts';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

/** Between the pages of a table in a dialog. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const say = useSay();
  if (pages <= 1) return null;
  return (
    <Flex align="center" gap="2" mt="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      <IconButton
        type="button"
        size="xs"
        variant="ghost"
        aria-label={say(messages.previous)}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Text role="status">
        <FormattedMessage {...fill(messages.page, { page, pages })} />
      </Text>
      <IconButton
        type="button"
        size="xs"
        variant="ghost"
        aria-label={say(messages.next)}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </Flex>
  );
}
