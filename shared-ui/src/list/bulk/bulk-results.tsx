import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Spinner, Stack, Text } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import { Icon } from '../../base/icon.tsx';
import { MessageText } from '../../base/message-text.tsx';
import { withValues, useFormatMessage } from '../../base/message.ts';
import { DialogBody, DialogFooter, useCloseDialog } from '../../overlays/dialog.tsx';
import { messages as overlays } from '../../overlays/overlays.messages.ts';
import type { RowResult } from './use-bulk-run.ts';
import { messages } from '../list.messages.ts';

type BulkResultsProps<Row> = {
  rows: readonly Row[];
  results: ReadonlyMap<string, RowResult>;
  rowName: (row: Row) => string;
  isRunning: boolean;
  /** Undefined: one call is for all rows, and can't be stopped. */
  onStop: (() => void) | undefined;
};

/** Progress of a bulk action and the result of each row; at the end, failed rows come first. */
export function BulkResults<Row extends { id: string }>({
  rows,
  results,
  rowName,
  isRunning,
  onStop,
}: BulkResultsProps<Row>) {
  const formatMessage = useFormatMessage();
  const close = useCloseDialog();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [isRunning]); // the stop button is replaced by the close button
  const countByState = (state: RowResult['state']) =>
    [...results.values()].filter((result) => result.state === state).length;
  const [doneCount, failedCount] = [countByState('done'), countByState('failed')];
  const endedCount = doneCount + failedCount;
  const changedCount = [...results.values()].filter((result) => result.state === 'done' && result.hasChanged).length;
  const [showsFailedOnly, setFailedOnly] = useState(false);
  const isFailed = ({ id }: Row) => results.get(id)?.state === 'failed';
  const failedRows = rows.filter(isFailed);
  const sortedRows = isRunning ? rows : [...failedRows, ...rows.filter((row) => !isFailed(row))];
  const canFilter = !isRunning && failedCount > 0 && failedCount < rows.length;
  return (
    <>
      <DialogBody>
        <Text role="status" mb="2">
          <FormattedMessage
            {...(isRunning
              ? withValues(messages.bulkProgress, { done: endedCount, total: rows.length })
              : withValues(messages.bulkSummary, { changed: changedCount, unchanged: rows.length - changedCount }))}
          />
          {isRunning && failedCount > 0 && (
            <Text as="span" color="status.bad.fg" ms="2">
              <FormattedMessage {...withValues(messages.bulkFailures, { count: failedCount })} />
            </Text>
          )}
        </Text>
        <Box
          role="progressbar"
          aria-label={formatMessage(messages.progress)}
          aria-valuemin={0}
          aria-valuemax={rows.length}
          aria-valuenow={endedCount}
          h="1.5"
          mb={canFilter ? '3' : '4'}
          borderRadius="full"
          bg="bg.subtle"
          overflow="hidden"
        >
          <Box h="full" w={`${(endedCount / rows.length) * 100}%`} bg="accent.solid" transition="width 180ms" />
        </Box>
        {canFilter && (
          <Box mb="1">
            <Checkbox checked={showsFailedOnly} onChange={setFailedOnly}>
              <FormattedMessage {...withValues(messages.bulkFailedOnly, { count: failedCount })} />
            </Checkbox>
          </Box>
        )}
        <Stack as="ul" gap="0">
          {(showsFailedOnly ? failedRows : sortedRows).map((row) => (
            <ResultItem key={row.id} name={rowName(row)} result={results.get(row.id)} />
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        {isRunning && onStop ? (
          <Button ref={button} variant="outline" onClick={onStop}>
            <FormattedMessage {...messages.stop} />
          </Button>
        ) : (
          <Button ref={button} loading={isRunning} onClick={close}>
            <FormattedMessage {...overlays.close} />
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

const ResultItem = ({ name, result }: { name: string; result: RowResult | undefined }) => (
  <Flex as="li" gap="2" py="2" align="flex-start" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Box pt="0.5" flexShrink="0">
      <StateIcon state={result?.state} />
    </Box>
    <Text fontWeight="medium" flexShrink="0" me="1">
      {name}
    </Text>
    <Box minW="0" overflowWrap="anywhere" color={result?.state === 'failed' ? 'fg.default' : 'fg.muted'}>
      <Outcome result={result} />
    </Box>
  </Flex>
);

function StateIcon({ state }: { state: RowResult['state'] | undefined }) {
  if (state === 'running') return <Spinner size="xs" color="accent.solid" />;
  if (state === 'done')
    return (
      <Box color="status.good.fg">
        <Icon name="done" />
      </Box>
    );
  if (state === 'failed')
    return (
      <Box color="status.bad.fg">
        <Icon name="reject" />
      </Box>
    );
  return (
    <Box color="fg.faint">
      <Icon name={state === 'stopped' ? 'minus' : 'clock'} />
    </Box>
  );
}

const OUTCOMES = { running: messages.bulkRunning, done: messages.bulkDone, stopped: messages.bulkStopped };

function Outcome({ result }: { result: RowResult | undefined }) {
  if (!result) return <FormattedMessage {...messages.bulkWaiting} />;
  if (result.state === 'done' && result.note) return <FormattedMessage {...result.note} />;
  if (result.state !== 'failed') return <FormattedMessage {...OUTCOMES[result.state]} />;
  return result.errors.map((error) => (
    <Text key={typeof error === 'string' ? error : JSON.stringify(error)}>
      <MessageText text={error} />
    </Text>
  ));
}
