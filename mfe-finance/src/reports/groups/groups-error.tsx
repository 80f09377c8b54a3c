import { ApiError } from 'shared-auth';
import { FormattedMessage } from 'react-intl';
import { parseGroupColumn, parseMeasure } from 'shared-contracts/values/finance/report-groups';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { Button, EmptyState, useFormatMessage, withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import { ReportError } from '../report-error.tsx';
import { toGroupLabel, toMeasureLabel } from './group-labels.ts';
import { groupMessages } from './groups.messages.ts';

/** The group or sum that the report, or any report, doesn't have. */
function unknownOf(error: Error, { query }: ListParams): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return undefined;
  for (const [path, { params }] of Object.entries(error.fields)) {
    const [, field, index] = /^(groupBy|measures)(?:\.(\d+))?$/.exec(path) ?? [];
    if (!field) continue;
    const named = params?.['column'] ?? (index && [query[field]].flat()[Number(index)]);
    return typeof named === 'string' ? named : undefined;
  }
  return undefined;
}

type GroupsErrorProps = { name: ReportName; error: Error; list: ListParams; onRetry: () => void };

/** Why there are no groups; settings that the report doesn't support can be changed. */
export function GroupsError({ name, error, list, onRetry }: GroupsErrorProps) {
  const formatMessage = useFormatMessage();
  const unknown = unknownOf(error, list);
  if (!unknown) return <ReportError error={error} list={list} reportName={name} onRetry={onRetry} />;
  const nameOf = () => {
    if (parseGroupColumn(unknown)) return formatMessage(toGroupLabel(unknown, formatMessage));
    return parseMeasure(unknown) ? formatMessage(toMeasureLabel(unknown, formatMessage)) : unknown;
  };
  return (
    <EmptyState
      icon="warning"
      title={withValues(groupMessages.unknownColumn, { column: nameOf() })}
      text={groupMessages.unknownColumnText}
      action={
        <Button onClick={() => list.openDialog('groups')}>
          <FormattedMessage {...groupMessages.action} />
        </Button>
      }
    />
  );
}
