import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Spinner, Stack, Text } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { fill, type Words } from '../base/words.ts';
import { errorWords } from '../data/error-words.ts';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog, DialogBody } from '../overlays/dialog.tsx';
import { messages } from './list.messages.ts';
import type { Selection } from './selection.ts';

/** Something to do to several rows, one after the other. */
export type BulkAction<Row> = {
  label: Words;
  icon?: IconName;
  danger?: boolean;
  /** Asks first, with the consequence in words. */
  confirm?: Words;
  /** Which of the chosen rows it is for. */
  allowed?: (row: Row) => boolean;
  /** With a `silent` mutation: the result is told at the row. */
  run: (row: Row) => Promise<unknown>;
};

type Result = 'done' | Words | string;
type BulkBarProps<Row extends { id: string }> = { selection: Selection<Row>; actions: readonly BulkAction<Row>[]; rowName: (row: Row) => string };
type Job<Row> = { action: BulkAction<Row>; rows: Row[] };

/** Stands in place of the filters while rows are chosen. */
export function BulkBar<Row extends { id: string }>({ selection, actions, rowName }: BulkBarProps<Row>) {
  const [asking, setAsking] = useState<Job<Row>>();
  const [running, setRunning] = useState<Job<Row>>();
  const start = (job: Job<Row>) => (job.action.confirm ? setAsking(job) : setRunning(job));
  return (
    <Flex role="status" align="center" gap="2" wrap="wrap" minH="8">
      <Text fontWeight="medium" me="2"><FormattedMessage {...fill(messages.selected, { count: selection.chosen.length })} /></Text>
      {actions.map((action) => {
        const rows = selection.chosen.filter(action.allowed ?? (() => true));
        return (
          <Button key={action.label.id} size="sm" variant="outline" disabled={rows.length === 0} onClick={() => start({ action, rows })}>
            {action.icon && <Icon name={action.icon} />}<FormattedMessage {...action.label} />{rows.length < selection.chosen.length && ` (${rows.length})`}
          </Button>
        );
      })}
      <Button size="sm" variant="ghost" onClick={selection.clear}><FormattedMessage {...messages.clearSelection} /></Button>
      {asking && (
        <ConfirmDialog text={asking.action.confirm} confirm={asking.action.label} danger={asking.action.danger} onConfirm={() => setRunning(asking)} onClose={() => setAsking(undefined)} />
      )}
      {running && <Progress {...running} rowName={rowName} onClose={() => { setRunning(undefined); selection.clear(); }} />}
    </Flex>
  );
}

/** Goes on when it is closed: long work can be left. */
function Progress<Row extends { id: string }>({ action, rows, rowName, onClose }: Job<Row> & { rowName: (row: Row) => string; onClose: () => void }) {
  const results = useRun(action, rows);
  return (
    <Dialog title={action.label} width={500} onClose={onClose}>
      <DialogBody>
        <Text color="fg.muted" mb="3" role="status"><FormattedMessage {...fill(messages.bulkProgress, { done: results.length, total: rows.length })} /></Text>
        <Stack as="ul" gap="2">
          {rows.map((row, index) => (
            <Flex as="li" key={row.id} gap="2" align="center">
              <ResultMark result={results[index]} current={index === results.length} />
              <Text fontWeight="medium" flexShrink="0">{rowName(row)}</Text>
              <ResultText result={results[index]} />
            </Flex>
          ))}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

function useRun<Row>(action: BulkAction<Row>, rows: Row[]) {
  const [results, setResults] = useState<Result[]>([]);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void rows.reduce(
      (before, row) => before.then(() => action.run(row)).then(() => 'done' as const, errorWords).then((result) => setResults((known) => [...known, result])),
      Promise.resolve(),
    );
  }, [action, rows]);
  return results;
}

function ResultMark({ result, current }: { result: Result | undefined; current: boolean }) {
  if (result === undefined) return <Box boxSize="4" color="fg.faint">{current ? <Spinner size="sm" /> : <Icon name="clock" />}</Box>;
  return <Box color={result === 'done' ? 'status.good.fg' : 'status.bad.fg'}><Icon name={result === 'done' ? 'done' : 'refuse'} /></Box>;
}

function ResultText({ result }: { result: Result | undefined }) {
  const words = result === undefined ? messages.bulkWaiting : result === 'done' ? messages.bulkDone : result;
  return <Text color="fg.muted" truncate><Told text={words} /></Text>;
}
