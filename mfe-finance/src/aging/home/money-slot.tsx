import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan, useSession } from 'shared-auth';
import type { BalanceSide } from 'shared-contracts/values/finance/aging';
import type { Access } from 'shared-contracts/values/identity/access';
import { Box, Flex, type Message, QueryContent, Section, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { formatMoney, Money } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { Figures, SectionLink } from 'shared-ui/waiting';
import { agingQueries } from '../aging.api.ts';
import { sides } from '../aging.messages.ts';
import { getInvoiceLink } from '../invoice-link.rules.ts';
import { messages } from './money.messages.ts';
import { type Balance, toBalances } from './overdue.rules.ts';

/** Anyone who approves bills. Root has no bills of its own. */
const APPROVE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};

function ToApprove() {
  const { data } = useQuery(agingQueries.billsToApprove());
  if (!data) return null;
  const tone = data.total > 0 ? ('warn' as const) : undefined;
  const tile = { label: messages.toApprove, value: data.total, to: '/bills?view=toApprove', ...(tone && { tone }) };
  return <Figures items={[tile]} />;
}

type BalanceRowProps = { side: BalanceSide; label: Message; balance: Balance };

const BalanceRow = ({ side, label, balance: { currency, open, overdue } }: BalanceRowProps) => (
  <Box as="li" mx="-2">
    <Link to={getInvoiceLink({ side, bucket: 'open', at: undefined, currency })}>
      <Flex
        wrap="wrap"
        justify="space-between"
        columnGap="4"
        px="2"
        py="2"
        borderRadius="sm"
        fontVariantNumeric="tabular-nums"
        _hover={{ bg: 'bg.hover' }}
      >
        <Text color="fg.muted">
          <FormattedMessage {...label} />
        </Text>
        <Box ms="auto" textAlign="end" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <Money value={open} currency={currency} />
          </Text>
          {overdue !== null && (
            <Text textStyle="xs" color="status.bad.fg">
              <FormattedMessage {...withValues(messages.overdue, { amount: formatMoney(overdue) })} />
            </Text>
          )}
        </Box>
      </Flex>
    </Link>
  </Box>
);

const useBalances = (side: BalanceSide, enabled: boolean) =>
  useQuery({ ...agingQueries.list({ side, limit: 1 }), select: ({ totals }) => toBalances(totals), enabled });

/** Home page section: what the organization is owed and owes, by currency, and how much of it is overdue. */
export default function MoneySlot() {
  const isOrganizationUser = useSession(({ user }) => user?.role !== 'root' && !user?.isDriver);
  const enabled = useCan(APPROVE) && isOrganizationUser;
  const receivable = useBalances('receivable', enabled);
  const payable = useBalances('payable', enabled);
  if (!enabled) return null;
  const isEmpty = receivable.data?.length === 0 && payable.data?.length === 0;
  return (
    <Section title={messages.title} aside={<SectionLink to="/aging" label={messages.aging} />}>
      <Stack gap="0">
        <ToApprove />
        {(
          [
            ['receivable', receivable],
            ['payable', payable],
          ] as const
        ).map(([side, query]) => (
          <QueryContent key={side} query={query} size="inline" skeleton={<Skeleton h="10" my="1" />}>
            {(balances) => (
              <Box as="ul" listStyleType="none">
                {balances.map((balance) => (
                  <BalanceRow key={balance.currency} side={side} label={sides[side]} balance={balance} />
                ))}
              </Box>
            )}
          </QueryContent>
        ))}
        {isEmpty && (
          <Text color="fg.muted">
            <FormattedMessage {...messages.empty} />
          </Text>
        )}
      </Stack>
    </Section>
  );
}
