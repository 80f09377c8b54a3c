import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NamedRef } from 'shared-contracts/common';
import { Button, Icon, SimpleGrid } from 'shared-ui';
import { TextField, useFormValue, useFormValues } from 'shared-ui/form';
import type { Coordinates } from 'shared-ui/map';
import { ComboboxField } from 'shared-ui/picker';
import { AddressNote, type FoundAddress } from './address-note.tsx';
import { LazyFormMap } from './lazy-maps.tsx';
import { formMessages } from './location-form.messages.ts';
import { toCoordinates, type LocationForm } from './location-form.ts';
import { addressSource, locationQueries, type AddressMatch } from './locations.api.ts';
import { fields } from './locations.messages.ts';
import { useAddressFields } from './use-address-fields.ts';

/** Precise to about ten centimetres. */
const DECIMALS = 6;
const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** The position, set by address search, by a click on the map or by coordinates. The last two look up the address there. */
export function PositionFields({ onCountry }: { onCountry: (country: NamedRef) => void }) {
  const client = useQueryClient();
  const position = toCoordinates(useFormValues<LocationForm>());
  const [, setLatitude] = useFormValue<number>('latitude');
  const [, setLongitude] = useFormValue<number>('longitude');
  const { isEmpty, fillIn } = useAddressFields(onCountry);
  const [foundAddress, setFoundAddress] = useState<FoundAddress>();
  const [focus, setFocus] = useState<Coordinates | null>(null);

  const moveTo = ({ latitude, longitude }: Coordinates) => {
    setLatitude(roundDegrees(latitude));
    setLongitude(roundDegrees(longitude));
  };
  const selectAddress = (match: AddressMatch | undefined) => {
    if (!match) return;
    moveTo(match.address);
    setFocus(match.address);
    setFoundAddress({ ...match.details, address: match.address });
    void fillIn(match.address);
  };
  /** Fills in the address if none has been entered, else only offers it. */
  const lookUpAddress = async ({ latitude, longitude }: Coordinates) => {
    const result = await client
      .fetchQuery(locationQueries.addressAt(`${roundDegrees(latitude)},${roundDegrees(longitude)}`))
      .catch(() => undefined);
    setFoundAddress(result);
    if (result?.address && isEmpty) await fillIn(result.address);
  };
  const pickOnMap = (coordinates: Coordinates) => {
    moveTo(coordinates);
    void lookUpAddress(coordinates);
  };
  const lookUpEntered = () => {
    setFocus(position);
    if (position) void lookUpAddress(position);
  };
  return (
    <>
      <ComboboxField
        name="foundAddress"
        label={formMessages.findAddress}
        help={formMessages.findHelp}
        source={addressSource}
        onSelect={selectAddress}
      />
      <LazyFormMap focus={focus} onPick={pickOnMap} />
      {foundAddress && <AddressNote result={foundAddress} onUse={(address) => void fillIn(address)} />}
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="5">
        <TextField name="latitude" label={fields.latitude} />
        <TextField name="longitude" label={fields.longitude} />
      </SimpleGrid>
      <Button type="button" size="sm" variant="outline" w="fit" disabled={!position} onClick={lookUpEntered}>
        <Icon name="search" />
        <FormattedMessage {...formMessages.lookUp} />
      </Button>
    </>
  );
}
