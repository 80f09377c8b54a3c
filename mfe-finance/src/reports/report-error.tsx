import { ApiError } from 'shared-auth';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, ErrorState, type Message, useFormatMessage, withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import { messages } from './reports.messages.ts';

const SETTINGS: Record<string, Message> = {
  period: messages.period,
  from: messages.from,
  to: messages.to,
  tripId: messages.trip,
  partnerId: messages.partner,
  columns: messages.columns,
  sort: messages.sorting,
};

/** The settings that the API rejects. */
function rejectedOf(error: Error): Message[] {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return [];
  const names = Object.keys(error.fields).map((path) => path.split('.')[0] ?? '');
  return [...new Set(names)].flatMap((name) => SETTINGS[name] ?? []);
}

type ReportErrorProps = { error: Error; list: ListParams; reportName: string; onRetry: () => void };

/** Why there is no report; invalid settings in its URL can be changed. */
export function ReportError({ error, list, reportName, onRetry }: ReportErrorProps) {
  const { formatList } = useIntl();
  const formatMessage = useFormatMessage();
  const rejected = rejectedOf(error);
  if (rejected.length === 0) return <ErrorState error={error} onRetry={onRetry} />;
  const settings = formatList(rejected.map((label) => formatMessage(label)));
  return (
    <EmptyState
      icon="warning"
      title={messages.rejected}
      text={withValues(messages.rejectedText, { settings })}
      action={
        <Button onClick={() => list.openDialog('settings', reportName)}>
          <FormattedMessage {...messages.change} />
        </Button>
      }
    />
  );
}
