import { FormattedMessage } from 'react-intl';
import type { NamedRef } from 'shared-contracts/common';
import type { Order } from 'shared-contracts/orders/orders';
import { DescriptionItem, DescriptionList, Section, Text } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './order-page.messages.ts';
import { fields } from '../orders.messages.ts';
import { serviceMessages } from '../services/services.messages.ts';

const YesNo = ({ value }: { value: boolean }) => <FormattedMessage {...(value ? messages.yes : messages.no)} />;
const joinNames = (rows: readonly NamedRef[]) => rows.map(({ name }) => name).join(', ') || '–';

export const GeneralSection = ({ order }: { order: Order }) => (
  <Section title={messages.general}>
    <DescriptionList>
      <DescriptionItem label={fields.orderType}>{order.orderType.name}</DescriptionItem>
      <DescriptionItem label={fields.partner}>{order.partner.name}</DescriptionItem>
      <DescriptionItem label={fields.contract}>{order.contract.name}</DescriptionItem>
      {order.trip && (
        <DescriptionItem label={fields.trip}>
          <Link to={`/trips/${order.trip.id}`}>
            <Text as="span" color="accent.fg">
              {order.trip.number}
            </Text>
          </Link>
        </DescriptionItem>
      )}
      <DescriptionItem label={fields.vehicleTypes}>{joinNames(order.vehicleTypes)}</DescriptionItem>
      <DescriptionItem label={fields.flexible}>
        <YesNo value={order.isFlexible} />
      </DescriptionItem>
      <DescriptionItem label={fields.backhaul}>
        <YesNo value={order.isBackhaul} />
      </DescriptionItem>
      <DescriptionItem label={fields.notificationContacts}>{joinNames(order.notificationContacts)}</DescriptionItem>
      {order.services && order.services.length > 0 && (
        <DescriptionItem label={serviceMessages.title}>
          {order.services.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}
        </DescriptionItem>
      )}
      {order.description && (
        <DescriptionItem label={fields.description} fullWidth>
          <Text as="span" whiteSpace="pre-line">
            {order.description}
          </Text>
        </DescriptionItem>
      )}
    </DescriptionList>
  </Section>
);
