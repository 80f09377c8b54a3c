import { ApiError } from 'shared-auth';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Text, withValues, type Message } from 'shared-ui';
import { MAX_REPORT_ROWS } from 'shared-contracts/values/finance/reports';
import { messages } from './reports.messages.ts';

/** Why there are no totals; the rows are still shown. */
export function TotalsError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isTooMany = error instanceof ApiError && error.code === 'tooManyRows';
  const message: Message = isTooMany
    ? withValues(messages.totalsTooMany, { max: MAX_REPORT_ROWS })
    : messages.totalsFailed;
  return (
    <Flex align="center" gap="2" role="status">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...message} />
      </Text>
      {!isTooMany && (
        <Button size="xs" variant="outline" onClick={onRetry}>
          <FormattedMessage {...messages.retryTotals} />
        </Button>
      )}
    </Flex>
  );
}
