import type { Order } from 'shared-contracts/orders/orders';
import { DescriptionItem, DescriptionList, Section, Text } from 'shared-ui';
import { DateTime, PersonName } from 'shared-ui/format';
import { messages } from './order-page.messages.ts';
import { fields } from '../orders.messages.ts';

const ApprovalStamp = ({ stamp }: { stamp: Order['firstApproval'] }) =>
  stamp ? (
    <>
      <PersonName name={stamp.by} />
      <Text as="span" display="block" textStyle="sm" color="fg.muted">
        <DateTime at={stamp.at} />
      </Text>
    </>
  ) : (
    '–'
  );

export const ApprovalSection = ({
  order: { createdBy, createdAt, operation, firstApproval, secondApproval },
}: {
  order: Order;
}) => (
  <Section title={messages.approval}>
    <DescriptionList compact>
      <DescriptionItem label={fields.operation} fullWidth>
        {operation.name}
      </DescriptionItem>
      <DescriptionItem label={fields.createdBy} fullWidth>
        <ApprovalStamp stamp={{ by: createdBy, at: createdAt }} />
      </DescriptionItem>
      <DescriptionItem label={fields.firstApproval}>
        <ApprovalStamp stamp={firstApproval} />
      </DescriptionItem>
      <DescriptionItem label={fields.secondApproval}>
        <ApprovalStamp stamp={secondApproval} />
      </DescriptionItem>
    </DescriptionList>
  </Section>
);
