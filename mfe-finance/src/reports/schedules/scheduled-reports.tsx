import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportSchedule } from 'shared-contracts/finance/report-schedules';
import { Box, Flex, QueryContent, Section, Stack, Text } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions, type Action } from 'shared-ui/overlays';
import { RunsDialog, runStyles, toRunError } from './runs-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { describeTiming } from './schedule-time.ts';
import { scheduleMutations, scheduleQueries } from './schedules.api.ts';
import { formatMessages, scheduleMessages as messages } from './schedules.messages.ts';

type Opened = { dialog: 'edit' | 'runs'; id: string };

/** The user's scheduled reports with their next and last run. */
export function ScheduledReports() {
  const schedules = useQuery(scheduleQueries.list());
  const [opened, setOpened] = useState<Opened>();
  const schedule = schedules.data?.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  return (
    <Section title={messages.title}>
      <QueryContent query={schedules}>
        {(items) =>
          items.length === 0 ? (
            <Text color="fg.muted">
              <FormattedMessage {...messages.empty} />
            </Text>
          ) : (
            <Stack as="ul" gap="2" listStyleType="none">
              {items.map((item) => (
                <ScheduleItem key={item.id} schedule={item} onOpen={(dialog) => setOpened({ dialog, id: item.id })} />
              ))}
            </Stack>
          )
        }
      </QueryContent>
      {schedule && opened?.dialog === 'edit' && (
        <ScheduleDialog view={{ id: schedule.listViewId, name: schedule.name }} schedule={schedule} onClose={close} />
      )}
      {schedule && opened?.dialog === 'runs' && <RunsDialog schedule={schedule} onClose={close} />}
    </Section>
  );
}

type ScheduleItemProps = { schedule: ReportSchedule; onOpen: (dialog: Opened['dialog']) => void };

function useScheduleActions({ schedule: { id, isActive }, onOpen }: ScheduleItemProps): Action[] {
  const change = useMutation(scheduleMutations.change());
  const sendNow = useMutation(scheduleMutations.sendNow());
  const remove = useMutation(scheduleMutations.remove());
  return [
    { label: messages.sendNow, icon: 'send', secondary: true, onSelect: () => sendNow.mutateAsync(id) },
    { label: messages.edit, icon: 'pencil', onSelect: () => onOpen('edit') },
    { label: messages.runs, icon: 'clock', onSelect: () => onOpen('runs') },
    {
      label: isActive ? messages.pause : messages.resume,
      icon: isActive ? 'lock' : 'refresh',
      onSelect: () => change.mutateAsync({ id, isActive: !isActive }),
    },
    {
      label: messages.delete,
      icon: 'trash',
      danger: true,
      confirmText: messages.deleteText,
      onSelect: () => remove.mutateAsync(id),
    },
  ];
}

function ScheduleItem({ schedule, onOpen }: ScheduleItemProps) {
  const { locale } = useIntl();
  const actions = useScheduleActions({ schedule, onOpen });
  const { name, format, recipients, dueAt, stoppedReason, lastRun } = schedule;
  return (
    <Flex as="li" gap="3" py="2" align="center" wrap="wrap" _notFirst={{ borderTopWidth: '1px' }}>
      <Box flex="1 1 16rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <FormattedMessage {...describeTiming(schedule, locale)} />
          {' · '}
          <FormattedMessage {...formatMessages[format]} />
          {' · '}
          {recipients.map((one) => one.name).join(', ')}
        </Text>
        {stoppedReason !== null && (
          <Text textStyle="sm" color="status.bad.fg">
            <FormattedMessage {...toRunError(stoppedReason)} />
          </Text>
        )}
      </Box>
      <Stack gap="1" flex="0 1 auto" textStyle="sm">
        {dueAt === null ? (
          <StatusBadge tone="neutral" icon={icons.clock} label={messages.paused} />
        ) : (
          <Text color="fg.muted">
            <FormattedMessage {...messages.nextRun} /> <DateTime at={dueAt} />
          </Text>
        )}
        {lastRun && (
          <Flex gap="1" align="center" wrap="wrap" color="fg.muted">
            <StatusBadge {...runStyles[lastRun.state]} /> <DateTime at={lastRun.finishedAt ?? lastRun.dueAt} />
          </Flex>
        )}
      </Stack>
      <Actions actions={actions} name={name} />
    </Flex>
  );
}
