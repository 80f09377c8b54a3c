import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReverseGeocodeResult } from 'shared-contracts/network/geo';
import type { LivePosition } from 'shared-contracts/fleet/telemetry';
import { Button, DescriptionItem, Icon, QueryContent, Skeleton, Text, withValues } from 'shared-ui';
import { monitoringQueries } from './monitoring.api.ts';
import { facts } from './monitoring.messages.ts';

/** About a metre. */
const COORDINATE_DECIMALS = 5;
const toLatLon = ({ latitude, longitude }: LivePosition) =>
  `${latitude.toFixed(COORDINATE_DECIMALS)},${longitude.toFixed(COORDINATE_DECIMALS)}`;

/** Loads the address of the current position on request; the button reappears once the vehicle has moved. */
export function AddressFact({ position }: { position: LivePosition }) {
  const [requestedPosition, setRequestedPosition] = useState<string>();
  const currentPosition = toLatLon(position);
  return (
    <DescriptionItem label={facts.address} fullWidth>
      {requestedPosition && <LoadedAddress position={requestedPosition} />}
      {requestedPosition !== currentPosition && (
        <Button type="button" size="xs" variant="outline" onClick={() => setRequestedPosition(currentPosition)}>
          <Icon name="compass" />
          <FormattedMessage {...facts.showAddress} />
        </Button>
      )}
    </DescriptionItem>
  );
}

const LoadedAddress = ({ position }: { position: string }) => (
  <QueryContent
    query={useQuery(monitoringQueries.address(position))}
    size="inline"
    skeleton={<Skeleton h="5" w="40" />}
  >
    {(result) => <AddressResult {...result} />}
  </QueryContent>
);

function AddressResult({ address, estimated, attribution }: ReverseGeocodeResult) {
  if (!address)
    return (
      <Text role="status" mb="1">
        <FormattedMessage {...facts.noAddress} />
      </Text>
    );
  return (
    <Text role="status" mb="1">
      {estimated ? <FormattedMessage {...withValues(facts.nearLocation, { place: address.label })} /> : address.label}
      <Text as="span" display="block" textStyle="xs" color="fg.muted">
        {attribution}
      </Text>
    </Text>
  );
}
