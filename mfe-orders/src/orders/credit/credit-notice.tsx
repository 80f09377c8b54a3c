import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan, useSession } from 'shared-auth';
import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import type { Order } from 'shared-contracts/orders/orders';
import { READ_CREDIT } from 'shared-contracts/values/finance/credit-limits';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { Box, Flex, Icon, Text, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { creditMessages as messages } from './credit.messages.ts';
import { creditOf } from './credit.api.ts';

/** Stages in which a warning would come too late. */
const OVER: readonly OrderStage[] = [
  'rejected',
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
  'cancelled',
];

const titleOf = ({ isAbove, percent }: CreditUse) => {
  if (!isAbove) return messages.near;
  return percent === null ? messages.aboveNone : messages.above;
};

type WarningProps = { use: CreditUse; customer: Order['organization'] };

function CreditWarning({ use, customer }: WarningProps) {
  const { isAbove, percent, used, limit, currency, withoutRate } = use;
  const tone = isAbove ? 'bad' : 'warn';
  return (
    <Flex role="status" gap="3" px="4" py="3" borderRadius="md" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
      <Box pt="0.5">
        <Icon name="warning" />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <FormattedMessage {...withValues(titleOf(use), { customer: customer.name, percent: percent ?? 0 })} />
        </Text>
        <Text>
          <FormattedMessage
            {...withValues(messages.amounts, {
              used: formatMoney(used, currency),
              limit: formatMoney(limit, currency),
            })}
          />
          {withoutRate.length > 0 && (
            <>
              {' '}
              <FormattedMessage {...withValues(messages.withoutRate, { currencies: withoutRate.join(', ') })} />
            </>
          )}
        </Text>
        <Text mt="1" textDecoration="underline">
          <Link to={`/statements?partnerId=${customer.id}&side=receivable`}>
            <FormattedMessage {...messages.balance} />
          </Link>
        </Text>
      </Box>
    </Flex>
  );
}

/** Warns the payee of an order when its customer has used nearly all of its credit limit, or more. */
export function CreditNotice({ order: { organization, partner, stage } }: { order: Order }) {
  const isPayee = useSession(({ user }) => partner.id === user?.organizationId);
  const mayRead = useCan(READ_CREDIT);
  const { data } = useQuery({
    ...creditOf(organization.id),
    enabled: isPayee && mayRead && !OVER.includes(stage),
  });
  const use = data?.use;
  return use?.isAbove || use?.isNear ? <CreditWarning use={use} customer={organization} /> : null;
}
