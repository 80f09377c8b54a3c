import type { Order } from 'shared-contracts/orders';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { messages } from './order-page.messages.ts';
import { fields } from './orders.messages.ts';

const Stamp = ({ stamp }: { stamp: Order['firstApproval'] }) =>
  stamp ? (
    <>
      {stamp.by}
      <Text as="span" display="block" textStyle="sm" color="fg.muted">
        <DateTime at={stamp.at} />
      </Text>
    </>
  ) : (
    '–'
  );

/** Who made the order and who has approved it. */
export const ApprovalSection = ({
  order: { createdBy, createdAt, operation, firstApproval, secondApproval },
}: {
  order: Order;
}) => (
  <Section title={messages.approval}>
    <Facts narrow>
      <Fact label={fields.operation} wide>
        {operation.name}
      </Fact>
      <Fact label={fields.createdBy} wide>
        <Stamp stamp={{ by: createdBy, at: createdAt }} />
      </Fact>
      <Fact label={messages.firstApproval}>
        <Stamp stamp={firstApproval} />
      </Fact>
      <Fact label={messages.secondApproval}>
        <Stamp stamp={secondApproval} />
      </Fact>
    </Facts>
  </Section>
);
