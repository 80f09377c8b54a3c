import { FormattedMessage } from 'react-intl';
import { Text, withValues } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { toTone } from './score.rules.ts';
import { messages } from './scorecards.messages.ts';

const ICONS = { good: icons.check, warn: icons.warning, bad: icons.alert };

export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null)
    return (
      <Text as="span" color="fg.muted">
        <FormattedMessage {...messages.unknown} />
      </Text>
    );
  const tone = toTone(score);
  return (
    <StatusBadge tone={tone} icon={ICONS[tone]} label={withValues(messages.value, { score: Math.round(score) })} />
  );
}
