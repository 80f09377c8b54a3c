import { FormattedMessage } from 'react-intl';
import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import { withValues } from 'shared-ui';
import { formatMoney, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { creditMessages as messages } from './credit-limit.messages.ts';

/** How much of a limit is used, marked when it is passed. */
export function CreditUsed({ isAbove, percent }: Pick<CreditUse, 'isAbove' | 'percent'>) {
  if (!isAbove) return `${percent ?? 0}%`;
  const label = percent === null ? messages.aboveNone : withValues(messages.above, { percent });
  return <StatusBadge tone="bad" icon={icons.warning} label={label} />;
}

export const CreditDetail = ({ limit, currency, withoutRate }: CreditUse) => (
  <>
    <FormattedMessage {...withValues(messages.of, { limit: formatMoney(limit, currency) })} />
    {withoutRate.length > 0 && (
      <>
        {', '}
        <FormattedMessage {...withValues(messages.withoutRate, { currencies: withoutRate.join(', ') })} />
      </>
    )}
  </>
);
