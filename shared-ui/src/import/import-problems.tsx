import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CellProblem, ImportCheck } from 'shared-contracts/imports';
import { Box, Button, Flex, Heading, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { MessageText } from '../base/message-text.tsx';
import { withValues, useFormatMessage } from '../base/message.ts';
import type { FieldErrorText } from '../form/core/errors.ts';
import { PlainTable } from '../list/table/plain-table.tsx';
import { messages } from './import.messages.ts';
import { toProblemMessage } from './problem-message.ts';
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
        <MessageText text={toProblemMessage(problem)} />
      </Text>
    ),
  },
] as const;

/** The problems of a file by row and column, with a download. */
export function ImportProblems({ check: { problems, problemCount } }: { check: ImportCheck }) {
  const formatMessage = useFormatMessage();
  const [page, setPage] = useState(1);
  const toText = (message: FieldErrorText) => (typeof message === 'string' ? message : formatMessage(message));
  const header = [messages.row, messages.column, messages.problem].map((message) => formatMessage(message));
  const text = [
    header,
    ...problems.map((problem) => [problem.row, problem.column ?? '', toText(toProblemMessage(problem))]),
  ]
    .map((line) => line.join('\t'))
    .join('\r\n');
  return (
    <Box as="section">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="md">
          <FormattedMessage {...messages.problems} />
        </Heading>
        <Button
          type="button"
          size="xs"
          variant="outline"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'errors.txt')}
        >
          <Icon name="download" />
          <FormattedMessage {...messages.downloadErrors} />
        </Button>
      </Flex>
      {problems.length < problemCount && (
        <Text mb="2" textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.truncated, { limit: problems.length, count: problemCount })} />
        </Text>
      )}
      <PlainTable
        label={messages.problems}
        columns={columns}
        rows={problems.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      />
      <Pager page={page} pageCount={Math.ceil(problems.length / PAGE_SIZE)} onPageChange={setPage} />
    </Box>
  );
}
