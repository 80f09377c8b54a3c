import { useQueryClient } from '@tanstack/react-query';
import type { NamedRef } from 'shared-contracts/common';
import type { Address } from 'shared-contracts/network/geo';
import { useFormValue } from 'shared-ui/form';
import type { AddressForm } from './location-form.ts';
import { locationQueries } from './locations.api.ts';

/** Fills in the address fields, including the country. `isEmpty`: no field has a value. */
export function useAddressFields(onCountry: (country: NamedRef) => void) {
  const client = useQueryClient();
  const [entered, setAddress] = useFormValue<AddressForm>('address');
  const fillIn = async (address: Address) => {
    const { buildingNumber, street1, street2, city, state, zip } = address;
    const fields = { buildingNumber, apartmentNumber: '', street1, street2, city, state, zip };
    setAddress({ ...fields, countryId: null });
    const country = await client.ensureQueryData(locationQueries.countryByCode(address)).catch(() => null);
    if (!country) return;
    onCountry({ id: country.id, name: country.name });
    setAddress({ ...fields, countryId: country.id });
  };
  return { isEmpty: !Object.values(entered).some(Boolean), fillIn };
}
