import type { EdiPartner, EdiPartnerInput } from 'shared-contracts/edi';
import {
  EDI_LIMITS,
  EDI_METHODS,
  EDI_PARTNER,
  EDI_SYNTAXES,
  type EdiMethod,
  type EdiSyntax,
} from 'shared-contracts/values/edi';
import { object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './partners.messages.ts';

/** A partner without a `carrierId` only sends. */
export type PartnerForm = {
  partner: string;
  method: EdiMethod;
  url?: string;
  carrierId: string | null;
  ownId?: string;
  syntax: EdiSyntax;
};

const party = () => string().trim().max(EDI_LIMITS.partner).matches(EDI_PARTNER, { message: errorMessages.partner });

export const partnerSchema: ObjectSchema<PartnerForm> = object({
  partner: party().required(),
  method: string().required().oneOf(EDI_METHODS),
  url: string()
    .trim()
    .max(EDI_LIMITS.url)
    .when('method', ([method], schema) => (method === 'http' ? schema.required().url() : schema)),
  carrierId: string().nullable().defined(),
  ownId: string().when('carrierId', ([carrierId], schema) => (carrierId ? party().required() : schema)),
  syntax: string().required().oneOf(EDI_SYNTAXES),
});

export const NEW_PARTNER: PartnerForm = {
  partner: '',
  method: 'http',
  url: '',
  carrierId: null,
  ownId: '',
  syntax: 'x12',
};

export const toPartnerForm = ({ partner, method, url, carrier }: EdiPartner): PartnerForm => ({
  partner,
  method,
  url: url ?? '',
  carrierId: carrier?.id ?? null,
  ownId: carrier?.ownId ?? '',
  syntax: carrier?.syntax ?? 'x12',
});

export const toPartnerInput = ({ partner, method, url, carrierId, ownId, syntax }: PartnerForm): EdiPartnerInput => ({
  partner,
  method,
  url: method === 'http' ? (url ?? '') : null,
  carrier: carrierId === null ? null : { id: carrierId, ownId: ownId ?? '', syntax },
});
