import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MonthLock } from 'shared-contracts/finance/month-locks';
import { Box, Button, Flex, Icon, QueryContent, Skeleton, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { lockMonth, monthLocksQuery, reopenMonth } from './invoicing.api.ts';
import { monthMessages as messages } from './invoicing.messages.ts';

/** `2026-11` as dates are shown. */
const formatMonth = (month: string) => month.split('-').toReversed().join('.');

function Lock({ month: { month, lockedAt, lockedBy }, onReopen }: { month: MonthLock; onReopen: () => void }) {
  const formatMessage = useFormatMessage();
  const lock = useMutation(lockMonth());
  const [label, action] =
    lockedAt === null ? [messages.lockMonth, messages.lock] : [messages.reopenMonth, messages.reopen];
  return (
    <Flex as="li" align="center" gap="4" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Text w="5rem" fontVariantNumeric="tabular-nums">
        {formatMonth(month)}
      </Text>
      <Box flex="1" minW="0" color="fg.muted">
        {lockedAt === null ? (
          <FormattedMessage {...messages.open} />
        ) : (
          <>
            <FormattedMessage {...withValues(messages.lockedBy, { name: lockedBy ?? '–' })} /> ·{' '}
            <DateTime at={lockedAt} />
          </>
        )}
      </Box>
      <Button
        size="sm"
        variant="outline"
        aria-label={formatMessage(withValues(label, { month: formatMonth(month) }))}
        loading={lock.isPending}
        onClick={() => (lockedAt === null ? lock.mutate(month) : onReopen())}
      >
        <Icon name={lockedAt === null ? 'lock' : 'undo'} />
        <FormattedMessage {...action} />
      </Button>
    </Flex>
  );
}

function ReopenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const reopen = useMutation(reopenMonth(month));
  return (
    <ReasonDialog
      title={withValues(messages.reopenMonth, { month: formatMonth(month) })}
      help={messages.reopenHelp}
      submitLabel={messages.reopen}
      onSubmit={(reason) => reopen.mutateAsync(reason)}
      onClose={onClose}
    />
  );
}

/** Locks the months of the organization, and reopens them for a reason. */
export function MonthsDialog({ onClose }: { onClose: () => void }) {
  const months = useQuery(monthLocksQuery);
  const [reopened, setReopened] = useState<string | null>(null);
  return (
    <>
      <Dialog title={messages.title} width={600} onClose={onClose}>
        <DialogBody>
          <Stack gap="4">
            <Text color="fg.muted">
              <FormattedMessage {...messages.explanation} />
            </Text>
            <QueryContent query={months} size="inline" skeleton={<Skeleton h="48" />}>
              {(items) => (
                <Box as="ul">
                  {items.map((month) => (
                    <Lock key={month.month} month={month} onReopen={() => setReopened(month.month)} />
                  ))}
                </Box>
              )}
            </QueryContent>
          </Stack>
        </DialogBody>
      </Dialog>
      {reopened !== null && <ReopenDialog key={reopened} month={reopened} onClose={() => setReopened(null)} />}
    </>
  );
}
