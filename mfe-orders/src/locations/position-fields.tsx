import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Named } from 'shared-contracts/common';
import { Button, Icon, SimpleGrid } from 'shared-ui';
import { TextField, useFormValue, useFormValues } from 'shared-ui/form';
import type { Place } from 'shared-ui/map';
import { ComboboxField } from 'shared-ui/picker';
import { AddressNote, type Told } from './address-note.tsx';
import { LazyFormMap } from './lazy-maps.tsx';
import { form } from './location-form.messages.ts';
import { placeIn, type LocationForm } from './location-form.ts';
import { addresses, locationQueries, type FoundAddress } from './locations.api.ts';
import { fields } from './locations.messages.ts';
import { useAddress } from './use-address.ts';

/** About ten centimetres. */
const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Where it is: by an address that is searched, by a click, by numbers. Each says what stands there. */
export function PlaceFields({ onCountry }: { onCountry: (country: Named) => void }) {
  const client = useQueryClient();
  const place = placeIn(useFormValues<LocationForm>());
  const [, setLatitude] = useFormValue<number>('latitude');
  const [, setLongitude] = useFormValue<number>('longitude');
  const { isEmpty, fillIn } = useAddress(onCountry);
  const [told, setTold] = useState<Told>();
  const [focus, setFocus] = useState<Place | null>(null);

  const goTo = ({ latitude, longitude }: Place) => {
    setLatitude(rounded(latitude));
    setLongitude(rounded(longitude));
  };
  const choose = (found: FoundAddress | undefined) => {
    if (!found) return;
    goTo(found.address);
    setFocus(found.address);
    setTold({ ...found.told, address: found.address });
    void fillIn(found.address);
  };
  /** @param place what stands there is filled in where nothing is entered, and offered where something is */
  const lookUp = async (at: Place) => {
    const reply = await client
      .fetchQuery(locationQueries.addressAt(`${rounded(at.latitude)},${rounded(at.longitude)}`))
      .catch(() => undefined);
    setTold(reply);
    if (reply?.address && isEmpty) await fillIn(reply.address);
  };
  const pick = (at: Place) => {
    goTo(at);
    void lookUp(at);
  };
  const lookUpNumbers = () => {
    setFocus(place);
    if (place) void lookUp(place);
  };
  return (
    <>
      <ComboboxField name="found" label={form.findAddress} help={form.findHelp} source={addresses} onChoose={choose} />
      <LazyFormMap focus={focus} onPick={pick} />
      {told && <AddressNote told={told} onUse={(address) => void fillIn(address)} />}
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="5">
        <TextField name="latitude" label={fields.latitude} />
        <TextField name="longitude" label={fields.longitude} />
      </SimpleGrid>
      <Button type="button" size="sm" variant="outline" w="fit" disabled={!place} onClick={lookUpNumbers}>
        <Icon name="search" />
        <FormattedMessage {...form.lookUp} />
      </Button>
    </>
  );
}
