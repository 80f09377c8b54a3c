import { FormattedMessage } from 'react-intl';
import { Box, Text } from '../base/chakra.ts';
import { withValues, type Message } from '../base/message.ts';

/** How other records use a record: their number, and the names of the first ones. */
export type Usage<As extends string> = { as: As; count: number; names: readonly string[] };

type UsageListProps<As extends string> = {
  usages: readonly Usage<As>[];
  /** With the placeholder `count`. */
  messages: Record<As, Message>;
  emptyText: Message;
};

/** Lists how other records use a record. */
export function UsageList<As extends string>({ usages, messages, emptyText }: UsageListProps<As>) {
  if (usages.length === 0)
    return (
      <Text as="span" color="fg.muted">
        <FormattedMessage {...emptyText} />
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="2">
      {usages.map(({ as, count, names }) => (
        <li key={as}>
          <Text fontWeight="medium">
            <FormattedMessage {...withValues(messages[as], { count })} />
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[...names, ...(count > names.length ? ['…'] : [])].join(', ')}
          </Text>
        </li>
      ))}
    </Box>
  );
}
