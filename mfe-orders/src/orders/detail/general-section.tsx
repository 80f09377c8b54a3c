import { FormattedMessage } from 'react-intl';
import type { Named } from 'shared-contracts/common';
import type { Order } from 'shared-contracts/orders';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './order-page.messages.ts';
import { fields } from './orders.messages.ts';

const YesNo = ({ value }: { value: boolean }) => <FormattedMessage {...(value ? messages.yes : messages.no)} />;
const namesOf = (rows: readonly Named[]) => rows.map(({ name }) => name).join(', ') || '–';

export const GeneralSection = ({ order }: { order: Order }) => (
  <Section title={messages.general}>
    <Facts>
      <Fact label={fields.orderType}>{order.orderType.name}</Fact>
      <Fact label={fields.partner}>{order.partner.name}</Fact>
      <Fact label={fields.contract}>{order.contract.name}</Fact>
      {order.trip && (
        <Fact label={fields.trip}>
          <Link to={`/trips/${order.trip.id}`}>
            <Text as="span" color="accent.fg">
              {order.trip.number}
            </Text>
          </Link>
        </Fact>
      )}
      <Fact label={fields.vehicleTypes}>{namesOf(order.vehicleTypes)}</Fact>
      <Fact label={fields.flexible}>
        <YesNo value={order.isFlexible} />
      </Fact>
      <Fact label={fields.backhaul}>
        <YesNo value={order.isBackhaul} />
      </Fact>
      <Fact label={fields.notificationContacts}>{namesOf(order.notificationContacts)}</Fact>
      {order.description && (
        <Fact label={fields.description} wide>
          <Text as="span" whiteSpace="pre-line">
            {order.description}
          </Text>
        </Fact>
      )}
    </Facts>
  </Section>
);
