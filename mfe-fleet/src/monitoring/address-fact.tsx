import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AddressAt } from 'shared-contracts/geo';
import type { LivePosition } from 'shared-contracts/telemetry';
import { Button, Fact, fill, Icon, Loaded, Skeleton, Text } from 'shared-ui';
import { monitoringQueries } from './monitoring.api.ts';
import { facts } from './monitoring.messages.ts';

/** About a metre. */
const DECIMALS = 5;
const textOf = ({ latitude, longitude }: LivePosition) =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;

/** The address of where the vehicle is, asked for when somebody wants it; it holds for that place until it is asked again. */
export function AddressFact({ position }: { position: LivePosition }) {
  const [asked, setAsked] = useState<string>();
  const here = textOf(position);
  return (
    <Fact label={facts.address} wide>
      {asked && <Address position={asked} />}
      {asked !== here && (
        <Button type="button" size="xs" variant="outline" onClick={() => setAsked(here)}>
          <Icon name="compass" />
          <FormattedMessage {...facts.showAddress} />
        </Button>
      )}
    </Fact>
  );
}

const Address = ({ position }: { position: string }) => (
  <Loaded query={useQuery(monitoringQueries.address(position))} size="inline" skeleton={<Skeleton h="5" w="40" />}>
    {(found) => <Found {...found} />}
  </Loaded>
);

const Found = ({ address, estimated, attribution }: AddressAt) => (
  <Text role="status" mb="1">
    {!address && <FormattedMessage {...facts.noAddress} />}
    {address && (estimated ? <FormattedMessage {...fill(facts.near, { place: address.label })} /> : address.label)}
    {address && (
      <Text as="span" display="block" textStyle="xs" color="fg.muted">
        {attribution}
      </Text>
    )}
  </Text>
);
