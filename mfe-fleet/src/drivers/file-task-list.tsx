import { FormattedMessage } from 'react-intl';
import { Box, Flex, Text, withValues } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { formMessages, taskStatusLabels } from './driver-form.messages.ts';
import { fileKinds } from './drivers.messages.ts';
import type { FileTaskProgress } from './use-save-driver.ts';

const styles: Record<FileTaskProgress['type'], Record<FileTaskProgress['status'], StatusStyle>> = {
  add: {
    pending: { tone: 'neutral', icon: icons.clock, label: taskStatusLabels.waiting },
    running: { tone: 'progress', icon: icons.play, label: taskStatusLabels.sending },
    done: { tone: 'good', icon: icons.check, label: taskStatusLabels.sent },
    failed: { tone: 'bad', icon: icons.alert, label: taskStatusLabels.failed },
  },
  remove: {
    pending: { tone: 'neutral', icon: icons.clock, label: taskStatusLabels.waiting },
    running: { tone: 'progress', icon: icons.play, label: taskStatusLabels.removing },
    done: { tone: 'good', icon: icons.check, label: taskStatusLabels.removed },
    failed: { tone: 'bad', icon: icons.alert, label: taskStatusLabels.failed },
  },
};

/** The progress of saving the files of the form. */
export function FileTaskList({ tasks }: { tasks: readonly FileTaskProgress[] }) {
  if (tasks.length === 0) return null;
  const doneCount = tasks.filter(({ status }) => status === 'done').length;
  return (
    <Box mt="6" px="4" py="3" borderWidth="1px" borderRadius="md" bg="bg.surface">
      <Text role="status" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <FormattedMessage {...withValues(formMessages.sending, { done: doneCount, total: tasks.length })} />
      </Text>
      <Box as="ul" mt="2">
        {tasks.map(({ kind, name, type, status }) => (
          <Flex as="li" key={kind} align="center" justify="space-between" gap="3" py="1">
            <Text minW="0" truncate>
              <FormattedMessage {...fileKinds[kind]} />
              {name && (
                <Text as="span" color="fg.muted">
                  {' '}
                  · {name}
                </Text>
              )}
            </Text>
            <StatusBadge {...styles[type][status]} />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
