import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CellProblem, ImportCheck } from 'shared-contracts/imports';
import { Box, Button, Flex, Heading, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { fill, useSay } from '../base/words.ts';
import type { Wrong } from '../form/errors.ts';
import { PlainTable } from '../list/plain-table.tsx';
import { messages } from './import.messages.ts';
import { problemWords } from './problem-words.ts';
import { Pager } from './pager.tsx';
import { saveFile } from './save-file.ts';

const PER_PAGE = 10;

const columns = [
  { id: 'row', header: messages.row, numeric: true, cell: ({ row }: CellProblem) => row },
  { id: 'column', header: messages.column, cell: ({ column }: CellProblem) => column ?? '–' },
  {
    id: 'problem',
    header: messages.problem,
    cell: (problem: CellProblem) => (
      <Text whiteSpace="normal" minW="8rem">
        <Told text={problemWords(problem)} />
      </Text>
    ),
  },
] as const;

/** What is wrong with a file, by row and column, to be looked through or taken along. */
export function Problems({ check: { problems, problemCount } }: { check: ImportCheck }) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const told = (words: Wrong) => (typeof words === 'string' ? words : say(words));
  const head = [messages.row, messages.column, messages.problem].map((words) => say(words));
  const text = [head, ...problems.map((problem) => [problem.row, problem.column ?? '', told(problemWords(problem))])]
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
          <FormattedMessage {...messages.save} />
        </Button>
      </Flex>
      {problems.length < problemCount && (
        <Text mb="2" textStyle="sm" color="fg.muted">
          <FormattedMessage {...fill(messages.shown, { shown: problems.length, count: problemCount })} />
        </Text>
      )}
      <PlainTable
        label={messages.problems}
        columns={columns}
        rows={problems.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
      />
      <Pager page={page} pages={Math.ceil(problems.length / PER_PAGE)} onPage={setPage} />
    </Box>
  );
}
