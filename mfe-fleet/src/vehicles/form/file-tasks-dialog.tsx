import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Spinner, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { fileKinds } from '../vehicle-fields.messages.ts';
import type { FileTaskProgress, useFileTasks } from './use-file-tasks.ts';
import { fileTaskMessages as messages } from './vehicle-form.messages.ts';

type TaskStatus = FileTaskProgress['status'];
type FileTasksDialogProps = Omit<ReturnType<typeof useFileTasks>, 'runAll'>;

const isFailed = (status: TaskStatus): status is Extract<TaskStatus, object> => typeof status === 'object';

/** Shows the progress of saving files, and asks what to do when some fail. */
export function FileTasksDialog({ tasks, isAwaitingDecision, onDecide }: FileTasksDialogProps) {
  const doneCount = tasks.filter(({ status }) => status === 'done').length;
  return (
    <Dialog
      title={messages.title}
      width={500}
      canClose={() => isAwaitingDecision}
      onClose={() => onDecide('back')}
      footer={isAwaitingDecision && <DecisionButtons onDecide={onDecide} />}
    >
      <DialogBody>
        <Text role="status" color="fg.muted">
          <FormattedMessage {...withValues(messages.progress, { done: doneCount, total: tasks.length })} />
        </Text>
        <Box h="1" mt="2" mb="4" borderRadius="full" overflow="hidden" bg="bg.subtle" aria-hidden>
          <Box h="full" w={`${(doneCount / tasks.length) * 100}%`} bg="accent.solid" transition="width 180ms" />
        </Box>
        <Stack as="ul" gap="3">
          {tasks.map((progress) => (
            <FileTaskItem key={progress.task.kind} {...progress} />
          ))}
        </Stack>
        {isAwaitingDecision && (
          <Text role="alert" mt="4" textStyle="sm">
            <FormattedMessage {...messages.filesFailed} />
          </Text>
        )}
      </DialogBody>
    </Dialog>
  );
}

const DecisionButtons = ({ onDecide }: Pick<FileTasksDialogProps, 'onDecide'>) => (
  <Flex wrap="wrap" gap="2" w="full" justify="flex-end">
    <Button variant="ghost" onClick={() => onDecide('back')}>
      <FormattedMessage {...messages.back} />
    </Button>
    <Button variant="outline" onClick={() => onDecide('skip')}>
      <FormattedMessage {...messages.skip} />
    </Button>
    <Button onClick={() => onDecide('retry')}>
      <Icon name="refresh" />
      <FormattedMessage {...messages.retry} />
    </Button>
  </Flex>
);

const FileTaskItem = ({ task, status }: FileTaskProgress) => (
  <Flex as="li" gap="3" align="flex-start">
    <Box mt="0.5">
      <StatusIcon status={status} />
    </Box>
    <Box minW="0" flex="1">
      <Text fontWeight="medium">
        <FormattedMessage {...fileKinds[task.kind]} />
      </Text>
      <Text textStyle="sm" color="fg.muted" truncate>
        {task.name}
      </Text>
      {isFailed(status) && (
        <Text textStyle="sm" color="status.bad.fg">
          {typeof status.error === 'string' ? status.error : <FormattedMessage {...status.error} />}
        </Text>
      )}
    </Box>
  </Flex>
);

function StatusIcon({ status }: { status: TaskStatus }) {
  const formatMessage = useFormatMessage();
  if (isFailed(status))
    return (
      <Box color="status.bad.fg">
        <Icon name="alert" />
      </Box>
    );
  if (status === 'running') return <Spinner size="sm" color="fg.muted" aria-label={formatMessage(messages.running)} />;
  if (status === 'done')
    return (
      <Box color="status.good.fg">
        <Icon name="done" label={formatMessage(messages.done)} />
      </Box>
    );
  return (
    <Box color="fg.faint">
      <Icon name="clock" label={formatMessage(messages.pending)} />
    </Box>
  );
}
