import { FormattedMessage } from 'react-intl';
import type { ContractDifference, ContractTerms } from 'shared-contracts/contracts';
import { Box, Text, useSay } from 'shared-ui';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages } from './contract-page.messages.ts';
import { termWords, valueWords } from './term-words.ts';
import type { Names } from './terms.ts';

type DifferencesProps = { changes: readonly ContractDifference[]; terms: ContractTerms; names: Names };

/** What differs between two versions, in words: the term, as it was, as it is. */
export function Differences({ changes, terms, names }: DifferencesProps) {
  const say = useSay();
  if (changes.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noChanges} />
      </Text>
    );
  const context = { names, terms, say };
  const columns: Column<ContractDifference>[] = [
    {
      id: 'term',
      header: messages.term,
      cell: ({ path }) => (
        <Box whiteSpace="normal" py="1">
          {termWords(path, context)}
        </Box>
      ),
    },
    {
      id: 'before',
      header: messages.before,
      numeric: true,
      cell: ({ path, old }) => (
        <Text as="span" color="fg.muted">
          {valueWords(path, old, context)}
        </Text>
      ),
    },
    {
      id: 'after',
      header: messages.after,
      numeric: true,
      cell: ({ path, new: now }) => (
        <Text as="span" fontWeight="medium">
          {valueWords(path, now, context)}
        </Text>
      ),
    },
  ];
  return <PlainTable label={messages.changes} columns={columns} rows={changes} />;
}
