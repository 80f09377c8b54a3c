import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Spinner, Stack, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { fill, useSay } from '../base/words.ts';
import { DialogBody, DialogFooter, useCloseDialog } from '../overlays/dialog.tsx';
import { messages as overlays } from '../overlays/overlays.messages.ts';
import type { Result } from './bulk-run.ts';
import { messages } from './list.messages.ts';

type BulkResultsProps<Row> = {
  rows: readonly Row[];
  results: ReadonlyMap<string, Result>;
  rowName: (row: Row) => string;
  isRunning: boolean;
  onStop: () => void;
};

/** How far it is, and what became of each row. */
export function BulkResults<Row extends { id: string }>({
  rows,
  results,
  rowName,
  isRunning,
  onStop,
}: BulkResultsProps<Row>) {
  const say = useSay();
  const close = useCloseDialog();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [isRunning]); // the one before has gone
  const count = (state: Result['state']) => [...results.values()].filter((result) => result.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  const ended = done + failed;
  return (
    <>
      <DialogBody>
        <Text role="status" mb="2">
          <FormattedMessage {...fill(messages.bulkProgress, { done: ended, total: rows.length })} />
          {failed > 0 && (
            <Text as="span" color="status.bad.fg" ms="2">
              <FormattedMessage {...fill(messages.bulkFailures, { count: failed })} />
            </Text>
          )}
        </Text>
        <Box
          role="progressbar"
          aria-label={say(messages.progress)}
          aria-valuemin={0}
          aria-valuemax={rows.length}
          aria-valuenow={ended}
          h="1.5"
          mb="4"
          borderRadius="full"
          bg="bg.subtle"
          overflow="hidden"
        >
          <Box h="full" w={`${(ended / rows.length) * 100}%`} bg="accent.solid" transition="width 180ms" />
        </Box>
        <Stack as="ul" gap="0">
          {rows.map((row) => (
            <Entry key={row.id} name={rowName(row)} result={results.get(row.id)} />
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        {isRunning ? (
          <Button ref={button} variant="outline" onClick={onStop}>
            <FormattedMessage {...messages.stop} />
          </Button>
        ) : (
          <Button ref={button} onClick={close}>
            <FormattedMessage {...overlays.close} />
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

const Entry = ({ name, result }: { name: string; result: Result | undefined }) => (
  <Flex as="li" gap="2" py="2" align="flex-start" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Box pt="0.5" flexShrink="0">
      <Mark state={result?.state} />
    </Box>
    <Text fontWeight="medium" flexShrink="0" me="1">
      {name}
    </Text>
    <Box minW="0" overflowWrap="anywhere" color={result?.state === 'failed' ? 'fg.default' : 'fg.muted'}>
      <Outcome result={result} />
    </Box>
  </Flex>
);

function Mark({ state }: { state: Result['state'] | undefined }) {
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
        <Icon name="refuse" />
      </Box>
    );
  return (
    <Box color="fg.faint">
      <Icon name={state === 'stopped' ? 'minus' : 'clock'} />
    </Box>
  );
}

const OUTCOMES = { running: messages.bulkRunning, done: messages.bulkDone, stopped: messages.bulkStopped };

function Outcome({ result }: { result: Result | undefined }) {
  if (!result) return <FormattedMessage {...messages.bulkWaiting} />;
  if (result.state !== 'failed') return <FormattedMessage {...OUTCOMES[result.state]} />;
  return result.why.map((why) => (
    <Text key={typeof why === 'string' ? why : JSON.stringify(why)}>
      <Told text={why} />
    </Text>
  ));
}
