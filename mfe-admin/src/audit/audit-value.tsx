import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { messages } from './audit.messages.ts';
import { toDisplayValue } from './display-value.ts';
import { useAuditLabels } from './use-audit-labels.ts';

export function AuditValue({ field, value }: { field: string; value: unknown }) {
  const labels = useAuditLabels();
  const display = toDisplayValue(field, value, labels.field);
  if (display === 'empty') return '–';
  if ('time' in display) return <DateTime at={display.time} />;
  if ('flag' in display) return <FormattedMessage {...(display.flag ? messages.yes : messages.no)} />;
  if ('status' in display) return labels.status(display.status);
  if ('choice' in display) return labels.choice(display.choice);
  if ('kind' in display) return labels.kind(display.kind);
  if ('stages' in display) return display.stages.map(labels.status).join(', ');
  if ('loading' in display) return display.loading.map(labels.loading).join(', ');
  return (
    <Text as="span" whiteSpace="pre-line" overflowWrap="anywhere">
      {display.text}
    </Text>
  );
}
