import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImportRow } from 'shared-contracts/imports';
import { Box, Heading, Skeleton, StyledLink, Text } from '../base/chakra.ts';
import { Told } from '../base/told.tsx';
import { Loaded } from '../feedback/loading.tsx';
import { PlainTable } from '../list/plain-table.tsx';
import { Link } from '../router/index.ts';
import { importQueries, type ImportPath } from './import.api.ts';
import { messages, rowStates } from './import.messages.ts';
import { problemWords } from './problem-words.ts';
import { Pager } from './pager.tsx';

export type LinkOf = (record: NonNullable<ImportRow['record']>) => string;

function Result({ row: { state, record, message, problems }, linkOf }: { row: ImportRow; linkOf: LinkOf }) {
  if (record)
    return (
      <StyledLink asChild>
        <Link to={linkOf(record)}>{record.name}</Link>
      </StyledLink>
    );
  return (
    <Box whiteSpace="normal" minW="10rem" py="1">
      <Text fontWeight="medium" color={state === 'failed' ? 'status.bad.fg' : undefined}>
        {message ?? <FormattedMessage {...rowStates[state]} />}
      </Text>
      {problems.map((problem) => (
        <Text key={`${problem.column} ${problem.code}`} textStyle="sm">
          {problem.column !== null && `${problem.column}: `}
          <Told text={problemWords(problem)} />
        </Text>
      ))}
    </Box>
  );
}

/** What came of every row, those that failed first. */
export function Results({ path, id, linkOf }: { path: ImportPath; id: string; linkOf: LinkOf }) {
  const [page, setPage] = useState(1);
  const rows = useQuery(importQueries.rows(path, id, page));
  const columns = [
    { id: 'row', header: messages.row, numeric: true, cell: ({ row }: ImportRow) => row },
    { id: 'result', header: messages.result, cell: (row: ImportRow) => <Result row={row} linkOf={linkOf} /> },
  ];
  return (
    <Box as="section">
      <Heading as="h3" textStyle="md" mb="2">
        <FormattedMessage {...messages.results} />
      </Heading>
      <Loaded query={rows} size="inline" skeleton={<Skeleton h="24" />}>
        {({ items, total, limit }) => (
          <>
            <PlainTable label={messages.results} columns={columns} rows={items} />
            <Pager page={page} pages={Math.ceil(total / limit)} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Box>
  );
}
