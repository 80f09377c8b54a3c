import { FormattedMessage } from 'react-intl';
import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import { withValues } from 'shared-ui';
import { formatMoney, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { creditMessages as messages } from './credit-limit.messages.ts';

/** The used percentage of a limit, highlighted when it is exceeded. */
export function CreditUsed({ isAbove, percent }: Pick<CreditUse, 'isAbove' | 'percent'>) {
  if (!isAbove) return `${percent ?? 0}%`;
  const label = percent === null ? messages.aboveNone : withValues(messages.above, { percent });
  return <StatusBadge tone="bad" icon={icons.warning} label={label} />;
}

/** Shortened to fit its column: without the currency of the row, and without cents if there are none. */
const formatLimit = ({ limit, currency }: CreditUse, rowCurrency: string) =>
  formatMoney(limit, currency === rowCurrency ? null : currency).replace(/\.00\b/, '');

type CreditDetailProps = { use: CreditUse; rowCurrency: string };

export const CreditDetail = ({ use, rowCurrency }: CreditDetailProps) => (
  <>
    <FormattedMessage {...withValues(messages.of, { limit: formatLimit(use, rowCurrency) })} />
    {use.withoutRate.length > 0 && (
      <>
        {', '}
        <FormattedMessage {...withValues(messages.withoutRate, { currencies: use.withoutRate.join(', ') })} />
      </>
    )}
  </>
);
