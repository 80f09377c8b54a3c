import { FormattedMessage } from 'react-intl';
import type { ContractDifference } from 'shared-contracts/finance/contracts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { Box, Text, useFormatMessage } from 'shared-ui';
import { formatDate, useTimeZone } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages } from './contract-page.messages.ts';
import { formatTermValue, getTermLabel } from './term-labels.ts';
import type { Names } from '../terms.ts';

type DifferencesProps = { changes: readonly ContractDifference[]; terms: ContractTerms; names: Names };

/** Lists the differing terms of two versions with old and new values. */
export function Differences({ changes, terms, names }: DifferencesProps) {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  if (changes.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noChanges} />
      </Text>
    );
  const context = { names, terms, formatMessage, formatDate: (at: number) => formatDate(at, timeZone) };
  const columns: Column<ContractDifference>[] = [
    {
      id: 'term',
      header: messages.term,
      cell: ({ path }) => (
        <Box whiteSpace="normal" py="1">
          {getTermLabel(path, context)}
        </Box>
      ),
    },
    {
      id: 'before',
      header: messages.before,
      numeric: true,
      cell: ({ path, old }) => (
        <Text as="span" color="fg.muted">
          {formatTermValue(path, old, context)}
        </Text>
      ),
    },
    {
      id: 'after',
      header: messages.after,
      numeric: true,
      cell: ({ path, new: next }) => (
        <Text as="span" fontWeight="medium">
          {formatTermValue(path, next, context)}
        </Text>
      ),
    },
  ];
  return <PlainTable label={messages.changes} columns={columns} rows={changes} />;
}
