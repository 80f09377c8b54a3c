import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCan } from 'shared-auth';
import type { RecurringOrder } from 'shared-contracts/orders/recurring-orders';
import { Box, Button, Flex, QueryContent, Text, useFormatMessage, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { recurringMutations, recurringQueries } from './recurring.api.ts';
import { fieldErrors, messages } from './recurring.messages.ts';
import { describeOccurrence } from './weekdays.ts';

type Run = RecurringOrder['runs'][number];
const WRITE = { model: 'order', action: 'write' } as const;

/** Why an order was not created, in the user's language if the code is known. */
function Reason({ error }: { error: NonNullable<Run['error']> }) {
  const { code, message } = Object.values(error.fields)[0] ?? error;
  const reason = fieldErrors[code as keyof typeof fieldErrors];
  return reason ? <FormattedMessage {...reason} /> : message;
}

function RunItem({ run, onRetry, isRetrying }: { run: Run; onRetry?: (() => void) | undefined; isRetrying: boolean }) {
  const intl = useIntl();
  const formatMessage = useFormatMessage();
  const date = describeOccurrence(intl, run);
  return (
    <Flex as="li" gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px">
      <Text flex="1" minW="10rem" fontVariantNumeric="tabular-nums">
        {date}
      </Text>
      {run.order && <Link to={`/orders/${run.order.id}`}>{run.order.number}</Link>}
      {!run.order && !run.error && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.deletedOrder} />
        </Text>
      )}
      {run.error && (
        <Text color="status.bad.fg" flex="2" minW="10rem">
          <FormattedMessage {...messages.notMade} />: <Reason error={run.error} />
        </Text>
      )}
      {run.error && onRetry && (
        <Button
          size="sm"
          variant="outline"
          loading={isRetrying}
          aria-label={formatMessage(withValues(messages.retryOf, { date }))}
          onClick={onRetry}
        >
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </Flex>
  );
}

function Runs({ order: { id, runs } }: { order: RecurringOrder }) {
  const canWrite = useCan(WRITE);
  const retry = useMutation(recurringMutations.retry(id));
  if (runs.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noRuns} />
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none">
      {runs.map((run) => (
        <RunItem
          key={`${run.day} ${run.time}`}
          run={run}
          isRetrying={retry.isPending && retry.variables.day === run.day && retry.variables.time === run.time}
          onRetry={canWrite ? () => retry.mutate({ day: run.day, time: run.time }) : undefined}
        />
      ))}
    </Box>
  );
}

/** The orders of a recurring order, and those that could not be made. */
export function RunsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const order = useQuery(recurringQueries.detail(id));
  const title = order.data ? withValues(messages.runs, { template: order.data.template.name }) : messages.showRuns;
  return (
    <Dialog title={title} width={600} onClose={onClose}>
      <DialogBody>
        <Box pb="4">
          <QueryContent query={order} size="inline">
            {(loaded) => <Runs order={loaded} />}
          </QueryContent>
        </Box>
      </DialogBody>
    </Dialog>
  );
}
