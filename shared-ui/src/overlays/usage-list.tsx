import { FormattedMessage } from 'react-intl';
import { Box, Text } from '../base/chakra.ts';
import { fill, type Words } from '../base/words.ts';

/** A way in which other records use one: how many do, and what the first of them are called. */
export type Use<As extends string> = { as: As; count: number; names: readonly string[] };

type UsedByProps<As extends string> = {
  usedBy: readonly Use<As>[];
  /** With `count`. */ words: Record<As, Words>;
  unused: Words;
};

/** In which ways other records use one. */
export function UsedBy<As extends string>({ usedBy, words, unused }: UsedByProps<As>) {
  if (usedBy.length === 0)
    return (
      <Text as="span" color="fg.muted">
        <FormattedMessage {...unused} />
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="2">
      {usedBy.map(({ as, count, names }) => (
        <li key={as}>
          <Text fontWeight="medium">
            <FormattedMessage {...fill(words[as], { count })} />
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[...names, ...(count > names.length ? ['…'] : [])].join(', ')}
          </Text>
        </li>
      ))}
    </Box>
  );
}
