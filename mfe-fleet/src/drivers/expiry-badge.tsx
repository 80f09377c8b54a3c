import { fill } from 'shared-ui';
import { StatusBadge, type Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { papers } from './drivers.messages.ts';
import { paperStateOf, type PaperState } from './paper.rules.ts';

const LOOKS: Record<PaperState['state'], Omit<Look, 'label'>> = {
  missing: { tone: 'neutral', icon: icons.dashed },
  expired: { tone: 'bad', icon: icons.alert },
  soon: { tone: 'warn', icon: icons.clock },
  valid: { tone: 'good', icon: icons.check },
};

/** How a licence or a report stands now. @param expiresAt unix seconds */
export function PaperBadge({ expiresAt }: { expiresAt: number | null }) {
  const { state, days } = paperStateOf(expiresAt, Date.now() / 1000);
  return <StatusBadge {...LOOKS[state]} label={fill(papers[state], { days })} />;
}
