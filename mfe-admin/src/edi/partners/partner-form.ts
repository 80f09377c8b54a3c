import type { EdiPartner, EdiPartnerInput } from 'shared-contracts/edi';
import { EDI_LIMITS, EDI_METHODS, EDI_PARTNER, type EdiMethod } from 'shared-contracts/values/edi';
import { object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './partners.messages.ts';

export type PartnerForm = { partner: string; method: EdiMethod; url?: string };

export const partnerSchema: ObjectSchema<PartnerForm> = object({
  partner: string().trim().required().max(EDI_LIMITS.partner).matches(EDI_PARTNER, { message: errorMessages.partner }),
  method: string().required().oneOf(EDI_METHODS),
  url: string()
    .trim()
    .max(EDI_LIMITS.url)
    .when('method', ([method], schema) => (method === 'http' ? schema.required().url() : schema)),
});

export const toPartnerForm = ({
  partner,
  method,
  url,
}: Pick<EdiPartner, 'partner' | 'method' | 'url'>): PartnerForm => ({
  partner,
  method,
  url: url ?? '',
});

export const toPartnerInput = ({ partner, method, url }: PartnerForm): EdiPartnerInput => ({
  partner,
  method,
  url: method === 'http' ? (url ?? '') : null,
});
