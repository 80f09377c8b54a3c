import { FormattedMessage } from 'react-intl';
import { Box, Button, fill, Flex, Icon, Spinner, Stack, Text, useSay } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { fileKinds } from './vehicle-fields.messages.ts';
import type { SendingRow, useSending } from './vehicle-form-sending.ts';
import { sending as messages } from './vehicle-form.messages.ts';

type State = SendingRow['state'];
type FilesDialogProps = Omit<ReturnType<typeof useSending>, 'send'>;

const isFailed = (state: State): state is Extract<State, object> => typeof state === 'object';

/** How far the files are, and what became of each. */
export function FilesDialog({ rows, isAsking, decide }: FilesDialogProps) {
  const done = rows.filter(({ state }) => state === 'done').length;
  return (
    <Dialog
      title={messages.title}
      width={500}
      mayClose={() => isAsking}
      onClose={() => decide('back')}
      footer={isAsking && <Decisions decide={decide} />}
    >
      <DialogBody>
        <Text role="status" color="fg.muted">
          <FormattedMessage {...fill(messages.progress, { done, total: rows.length })} />
        </Text>
        <Box h="1" mt="2" mb="4" borderRadius="full" overflow="hidden" bg="bg.subtle" aria-hidden>
          <Box h="full" w={`${(done / rows.length) * 100}%`} bg="accent.solid" transition="width 180ms" />
        </Box>
        <Stack as="ul" gap="3">
          {rows.map((row) => (
            <FileRow key={row.task.kind} {...row} />
          ))}
        </Stack>
        {isAsking && (
          <Text role="alert" mt="4" textStyle="sm">
            <FormattedMessage {...messages.kept} />
          </Text>
        )}
      </DialogBody>
    </Dialog>
  );
}

const Decisions = ({ decide }: Pick<FilesDialogProps, 'decide'>) => (
  <Flex wrap="wrap" gap="2" w="full" justify="flex-end">
    <Button variant="ghost" onClick={() => decide('back')}>
      <FormattedMessage {...messages.back} />
    </Button>
    <Button variant="outline" onClick={() => decide('goOn')}>
      <FormattedMessage {...messages.goOn} />
    </Button>
    <Button onClick={() => decide('again')}>
      <Icon name="refresh" />
      <FormattedMessage {...messages.again} />
    </Button>
  </Flex>
);

const FileRow = ({ task, state }: SendingRow) => (
  <Flex as="li" gap="3" align="flex-start">
    <Box mt="0.5">
      <Mark state={state} />
    </Box>
    <Box minW="0" flex="1">
      <Text fontWeight="medium">
        <FormattedMessage {...fileKinds[task.kind]} />
      </Text>
      <Text textStyle="sm" color="fg.muted" truncate>
        {task.name}
      </Text>
      {isFailed(state) && (
        <Text textStyle="sm" color="status.bad.fg">
          {typeof state.failed === 'string' ? state.failed : <FormattedMessage {...state.failed} />}
        </Text>
      )}
    </Box>
  </Flex>
);

function Mark({ state }: { state: State }) {
  const say = useSay();
  if (isFailed(state))
    return (
      <Box color="status.bad.fg">
        <Icon name="alert" />
      </Box>
    );
  if (state === 'running') return <Spinner size="sm" color="fg.muted" aria-label={say(messages.running)} />;
  if (state === 'done')
    return (
      <Box color="status.good.fg">
        <Icon name="done" label={say(messages.done)} />
      </Box>
    );
  return (
    <Box color="fg.faint">
      <Icon name="clock" label={say(messages.waiting)} />
    </Box>
  );
}
