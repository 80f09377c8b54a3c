import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CellProblem } from 'shared-contracts/imports';
import { Box, Button, Flex, Heading, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { PlainTable } from '../list/table/plain-table.tsx';
import { messages } from './import.messages.ts';
import { Pager } from './pager.tsx';
import { saveFile } from '../files/save-file.ts';

const PAGE_SIZE = 10;

const columns = [
  { id: 'row', header: messages.row, numeric: true, cell: ({ row }: CellProblem) => row },
  { id: 'column', header: messages.column, cell: ({ column }: CellProblem) => column ?? '–' },
  {
    id: 'problem',
    header: messages.problem,
    cell: (problem: CellProblem) => (
      <Text whiteSpace="normal" minW="8rem">
        {problem.message}
      </Text>
    ),
  },
] as const;

type ImportProblemsProps = {
  title: Message;
  problems: readonly CellProblem[];
  /** Includes problems that aren't listed. */ count: number;
};

/** Problems or warnings of a file by row and column, with a download. */
export function ImportProblems({ title, problems, count }: ImportProblemsProps) {
  const formatMessage = useFormatMessage();
  const [page, setPage] = useState(1);
  const header = [messages.row, messages.column, messages.problem].map((message) => formatMessage(message));
  const text = [header, ...problems.map((problem) => [problem.row, problem.column ?? '', problem.message])]
    .map((line) => line.join('\t'))
    .join('\r\n');
  return (
    <Box as="section">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="md">
          <FormattedMessage {...title} />
        </Heading>
        <Button
          type="button"
          size="xs"
          variant="outline"
          aria-label={`${formatMessage(messages.download)}: ${formatMessage(title)}`}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'errors.txt')}
        >
          <Icon name="download" />
          <FormattedMessage {...messages.download} />
        </Button>
      </Flex>
      {problems.length < count && (
        <Text mb="2" textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.truncated, { limit: problems.length, count })} />
        </Text>
      )}
      <PlainTable label={title} columns={columns} rows={problems.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      <Pager page={page} pageCount={Math.ceil(problems.length / PAGE_SIZE)} onPageChange={setPage} />
    </Box>
  );
}
