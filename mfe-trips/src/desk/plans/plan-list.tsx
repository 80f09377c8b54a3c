import { FormattedMessage } from 'react-intl';
import type { PlanRow } from 'shared-contracts/trips/plans/plans';
import { Badge, Button, EmptyState, Flex, Stack, StyledLink, Text, withValues } from 'shared-ui';
import { DateTimeRange, RelativeTime } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { messages as deskMessages } from '../desk.messages.ts';
import { messages, statusMessages } from './plans.messages.ts';

type PlanListProps = {
  plans: readonly PlanRow[];
  getLink: (id: string) => string;
  onCreate?: (() => void) | undefined;
};

/** The plans to choose from, the latest first. */
export function PlanList({ plans, getLink, onCreate }: PlanListProps) {
  const createButton = onCreate && (
    <Button size="sm" type="button" onClick={onCreate}>
      <FormattedMessage {...messages.create} />
    </Button>
  );
  if (plans.length === 0)
    return <EmptyState icon="calendar" title={messages.none} text={messages.noneText} action={createButton} />;
  return (
    <Stack gap="2" as="ul" listStyleType="none">
      {plans.map((plan) => (
        <Flex
          as="li"
          key={plan.id}
          gap="3"
          wrap="wrap"
          align="center"
          px="4"
          py="3"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="md"
        >
          <Stack gap="0.5" flex="1" minW="48">
            <StyledLink asChild fontWeight="semibold">
              <Link to={getLink(plan.id)}>{plan.name}</Link>
            </StyledLink>
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              <DateTimeRange from={plan.from} to={plan.to} />
            </Text>
          </Stack>
          <Text textStyle="sm">
            <FormattedMessage {...messages.trips} /> {plan.trips}
            {' · '}
            <FormattedMessage {...withValues(deskMessages.orders, { count: plan.orders })} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...withValues(messages.changedBy, { name: plan.updatedBy.name })} />,{' '}
            <RelativeTime at={plan.updatedAt} />
          </Text>
          <Badge>
            <FormattedMessage {...statusMessages[plan.status]} />
          </Badge>
        </Flex>
      ))}
    </Stack>
  );
}
