import { FormattedMessage } from 'react-intl';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { Box, Grid, Text, useFormatMessage, withValues } from 'shared-ui';
import { FieldGroup, NumberField, useFormValue } from 'shared-ui/form';
import { messages as orderMessages } from '../orders.messages.ts';
import { getStopName } from '../route/stop-name.ts';
import { useReferenceData } from './reference-data.tsx';
import { allocationTitles, stopMessages as messages } from './stops.messages.ts';
import { findRestStop, getRest, listAllocated, listKinds, type StopValues } from './stops.rules.ts';

const KINDS: readonly StopKind[] = ['pickup', 'drop'];

/** The quantity of each cargo item that the stops load and unload; only with several pickups or drops. */
export function Allocation() {
  const [cargoItems] = useFormValue<OrderInput['cargoItems']>('cargoItems');
  const [stops] = useFormValue<StopValues[]>('stops');
  const kinds = listKinds(stops);
  const allocatedKinds = KINDS.filter((kind) => listAllocated(kinds, kind).length > 0);
  const items = cargoItems.flatMap(({ cargoId }, item) => (cargoId ? [item] : []));
  if (allocatedKinds.length === 0 || items.length === 0) return null;
  return (
    <FieldGroup title={messages.allocation} help={messages.allocationHelp} columns={1}>
      {items.flatMap((item) =>
        allocatedKinds.map((kind) => <ItemRow key={`${item} ${kind}`} item={item} kind={kind} />),
      )}
    </FieldGroup>
  );
}

/** The quantity of a cargo item at each stop of a kind, and the remainder for the stop that takes it. */
function ItemRow({ item, kind }: { item: number; kind: StopKind }) {
  const [{ cargoId, quantity }] = useFormValue<OrderInput['cargoItems'][number]>(`cargoItems.${item}`);
  const [stops] = useFormValue<StopValues[]>('stops');
  const { records } = useReferenceData();
  const formatMessage = useFormatMessage();
  const kinds = listKinds(stops);
  const total = Number(quantity) || 0;
  const getPlace = (position: number) => records[stops[position]?.locationId ?? '']?.name;
  const title = formatMessage(
    withValues(allocationTitles[kind], { cargo: records[cargoId]?.name ?? '…', quantity: total }),
  );
  const getLabel = (position: number) => {
    const place = getPlace(position);
    const name = getStopName(kinds, position);
    return place ? withValues(orderMessages.stopAt, { stop: formatMessage(name), place }) : name;
  };
  const rest = getRest(stops, kind, item, total);
  const restStop = findRestStop(kinds, kind);
  return (
    <Box role="group" aria-label={title}>
      <Text fontWeight="medium" mb="2">
        {title}
      </Text>
      <Grid templateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))" gap="3" alignItems="start">
        {listAllocated(kinds, kind).map((position) => (
          <NumberField
            key={position}
            name={`stops.${position}.items.${item}.quantity`}
            label={getLabel(position)}
            decimals={0}
          />
        ))}
      </Grid>
      <Text mt="2" textStyle="sm" color={rest < 0 ? 'status.bad.fg' : 'fg.muted'} aria-live="polite">
        <FormattedMessage
          {...withValues(messages.rest, {
            place: getPlace(restStop) ?? formatMessage(getStopName(kinds, restStop)),
            quantity: rest,
          })}
        />
      </Text>
    </Box>
  );
}
