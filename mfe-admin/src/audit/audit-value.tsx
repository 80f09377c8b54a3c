import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { messages } from './audit.messages.ts';
import { shownValue } from './values.ts';
import { useWords } from './words.ts';

export function Value({ field, value }: { field: string; value: unknown }) {
  const words = useWords();
  const shown = shownValue(field, value, words.field);
  if (shown === 'nothing') return '–';
  if ('at' in shown) return <DateTime at={shown.at} />;
  if ('is' in shown) return <FormattedMessage {...(shown.is ? messages.yes : messages.no)} />;
  if ('status' in shown) return words.status(shown.status);
  if ('choice' in shown) return words.choice(shown.choice);
  if ('kind' in shown) return words.kind(shown.kind);
  if ('stages' in shown) return shown.stages.map(words.status).join(', ');
  if ('loading' in shown) return shown.loading.map(words.loading).join(', ');
  return (
    <Text as="span" whiteSpace="pre-line" overflowWrap="anywhere">
      {shown.text}
    </Text>
  );
}
