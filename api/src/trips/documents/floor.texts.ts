import type { Language } from 'shared-contracts/values/limits';
import type { FLOOR_MEASURES } from 'shared-contracts/values/space';

export const FLOOR_TEXTS: Record<Language, Record<(typeof FLOOR_MEASURES)[number], string>> = {
  en: { palletPlaces: 'Pallet places', loadingMeters: 'Loading metres' },
  it: { palletPlaces: 'Posti pallet', loadingMeters: 'Metri lineari' },
  fr: { palletPlaces: 'Places palette', loadingMeters: 'Mètres de plancher' },
  sp: { palletPlaces: 'Plazas de palé', loadingMeters: 'Metros lineales' },
  sin: { palletPlaces: 'පැලට් ස්ථාන', loadingMeters: 'පැටවුම් මීටර' },
};
