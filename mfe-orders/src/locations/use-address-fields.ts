import { useQueryClient } from '@tanstack/react-query';
import type { Named } from 'shared-contracts/common';
import type { Address } from 'shared-contracts/geo';
import { useFormValue } from 'shared-ui/form';
import type { AddressForm } from './location-form.ts';
import { locationQueries } from './locations.api.ts';

/** Fills in what is known of an address, its country too. `isEmpty`: nothing of it is entered yet. */
export function useAddress(onCountry: (country: Named) => void) {
  const client = useQueryClient();
  const [entered, setAddress] = useFormValue<AddressForm>('address');
  const fillIn = async (address: Address) => {
    const { buildingNumber, street1, street2, city, state, zip } = address;
    const known = { buildingNumber, apartmentNumber: '', street1, street2, city, state, zip };
    setAddress({ ...known, countryId: null });
    const country = await client.ensureQueryData(locationQueries.countryOf(address)).catch(() => null);
    if (!country) return;
    onCountry({ id: country.id, name: country.name });
    setAddress({ ...known, countryId: country.id });
  };
  return { isEmpty: !Object.values(entered).some(Boolean), fillIn };
}
