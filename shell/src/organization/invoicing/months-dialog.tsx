import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MonthLock } from 'shared-contracts/finance/month-locks';
import {
  Box,
  Button,
  Flex,
  Icon,
  QueryContent,
  Skeleton,
  Stack,
  StyledLink,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { lockMonth, monthLocksQuery, reopenMonth } from './invoicing.api.ts';
import { monthMessages as messages } from './invoicing.messages.ts';

/** `2026-11` as dates are shown. */
const formatMonth = (month: string) => month.split('-').toReversed().join('.');

const isUnaccrued = ({ accruals, lockedAt }: MonthLock) =>
  lockedAt === null && (accruals === 'none' || accruals === 'preview');

/** Links to the screen where the accruals of a month are calculated and posted. */
const AccrualsLink = ({ month }: { month: string }) => (
  <StyledLink asChild>
    <Link to={`/accruals?dialog=calculate.${month}`}>
      <FormattedMessage {...messages.notAccrued} />
    </Link>
  </StyledLink>
);

type LockProps = { month: MonthLock; onReopen: () => void; onLockUnaccrued: () => void };

function Lock({ month: lockedMonth, onReopen, onLockUnaccrued }: LockProps) {
  const { month, lockedAt, lockedBy } = lockedMonth;
  const formatMessage = useFormatMessage();
  const lock = useMutation(lockMonth());
  const run = () => {
    if (lockedAt !== null) onReopen();
    else if (isUnaccrued(lockedMonth)) onLockUnaccrued();
    else lock.mutate(month);
  };
  const [label, action] =
    lockedAt === null ? [messages.lockMonth, messages.lock] : [messages.reopenMonth, messages.reopen];
  return (
    <Flex as="li" align="center" gap="4" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Text w="5rem" fontVariantNumeric="tabular-nums">
        {formatMonth(month)}
      </Text>
      <Box flex="1" minW="0" color="fg.muted">
        {lockedAt === null ? (
          <>
            <FormattedMessage {...messages.open} />
            {isUnaccrued(lockedMonth) && (
              <>
                {' · '}
                <AccrualsLink month={month} />
              </>
            )}
          </>
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
        onClick={run}
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

function LockUnaccruedDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const lock = useMutation(lockMonth());
  const values = { month: formatMonth(month) };
  return (
    <ConfirmDialog
      title={withValues(messages.notAccruedTitle, values)}
      text={withValues(messages.notAccruedText, values)}
      confirmLabel={messages.lockAnyway}
      onConfirm={() => lock.mutateAsync(month)}
      onClose={onClose}
    />
  );
}

/** Locks the months of the organization, and reopens them for a reason. */
export function MonthsDialog({ onClose }: { onClose: () => void }) {
  const months = useQuery(monthLocksQuery);
  const [reopened, setReopened] = useState<string | null>(null);
  const [unaccrued, setUnaccrued] = useState<string | null>(null);
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
                    <Lock
                      key={month.month}
                      month={month}
                      onReopen={() => setReopened(month.month)}
                      onLockUnaccrued={() => setUnaccrued(month.month)}
                    />
                  ))}
                </Box>
              )}
            </QueryContent>
          </Stack>
        </DialogBody>
      </Dialog>
      {reopened !== null && <ReopenDialog key={reopened} month={reopened} onClose={() => setReopened(null)} />}
      {unaccrued !== null && <LockUnaccruedDialog month={unaccrued} onClose={() => setUnaccrued(null)} />}
    </>
  );
}
