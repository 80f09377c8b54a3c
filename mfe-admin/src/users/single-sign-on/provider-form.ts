import type { IdentityProvider, IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import type { Rule } from 'shared-contracts/values/identity/access';
import {
  DOMAIN_PATTERN,
  IDENTITY_PROVIDER_LIMITS as LIMITS,
  PROVIDER_KINDS,
  type ProviderKind,
  PUBLIC_MAIL_DOMAINS,
} from 'shared-contracts/values/identity/single-sign-on';
import { MAX_URL_LENGTH } from 'shared-contracts/values/field-limits';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { type CanGrant, findPreset, rulesOfPreset } from '../matrix.rules.ts';
import type { Preset } from '../presets.ts';
import { errorMessages } from './single-sign-on.messages.ts';

/** `custom` retains rules that match no preset. */
type GroupRow = { group: string; preset: string; rules: Rule[] };
export type ProviderForm = {
  kind: ProviderKind;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  metadataUrl: string;
  metadata: string;
  wantsSignedResponse: boolean;
  signsOut: boolean;
  domains: string;
  trustsEmail: boolean;
  isEnforced: boolean;
  breakGlassUserId: string | null;
  createsUsers: boolean;
  syncsRules: boolean;
  groupsClaim: string;
  groups: GroupRow[];
  rules: Rule[];
};

const CUSTOM = 'custom';
export const EMPTY_GROUP: GroupRow = { group: '', preset: 'viewer', rules: [] };
export const NEW_PROVIDER: ProviderForm = {
  kind: 'oidc',
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  metadataUrl: '',
  metadata: '',
  wantsSignedResponse: false,
  signsOut: false,
  domains: '',
  trustsEmail: false,
  isEnforced: false,
  breakGlassUserId: null,
  createsUsers: false,
  syncsRules: false,
  groupsClaim: 'groups',
  groups: [],
  rules: [],
};

/** One domain per line, or separated by commas. */
const splitDomains = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const areDomains = (text: string) => {
  const domains = splitDomains(text);
  return domains.length <= LIMITS.domains && domains.every((domain) => DOMAIN_PATTERN.test(domain));
};

type Checks = { max: number; isRequired?: boolean; isUrl?: boolean };
/** A text that only one kind of provider has. */
const ofKind = (kind: ProviderKind, { max, isRequired = false, isUrl = false }: Checks) =>
  string()
    .trim()
    .default('')
    .max(max)
    .when('kind', ([chosen], schema) => {
      const refined = isUrl && chosen === kind ? schema.url() : schema;
      return isRequired && chosen === kind ? refined.required() : refined;
    });

/** A new SAML provider has metadata, or an address of it. */
const hasMetadata = ({ kind, metadataUrl, metadata }: Partial<ProviderForm>) =>
  kind !== 'saml' || Boolean(metadataUrl) || Boolean(metadata);

/** A secret, and metadata, is needed for a new provider only. */
export const createProviderSchema = (isNew: boolean): ObjectSchema<ProviderForm> =>
  object({
    name: string().trim().required().max(LIMITS.name),
    kind: string<ProviderKind>().oneOf(PROVIDER_KINDS).required(),
    issuer: ofKind('oidc', { max: MAX_URL_LENGTH, isRequired: true, isUrl: true }),
    clientId: ofKind('oidc', { max: LIMITS.clientId, isRequired: true }),
    clientSecret: ofKind('oidc', { max: LIMITS.clientSecret, isRequired: isNew }),
    metadataUrl: ofKind('saml', { max: MAX_URL_LENGTH, isUrl: true }).test(
      'metadata',
      errorMessages.metadataNeeded,
      (_address, { parent }) => !isNew || hasMetadata(parent as Partial<ProviderForm>),
    ),
    metadata: ofKind('saml', { max: LIMITS.metadata }),
    wantsSignedResponse: boolean().required(),
    signsOut: boolean().required(),
    domains: string()
      .default('')
      .test('domain', errorMessages.domain, areDomains)
      .test('public', errorMessages.publicDomain, (text) =>
        splitDomains(text).every((domain) => !PUBLIC_MAIL_DOMAINS.includes(domain)),
      ),
    trustsEmail: boolean().required(),
    isEnforced: boolean().required(),
    breakGlassUserId: string()
      .nullable()
      .default(null)
      .when('isEnforced', ([isOn], schema) => (isOn ? schema.required() : schema)),
    createsUsers: boolean().required(),
    syncsRules: boolean().required(),
    groupsClaim: string().trim().default('').max(LIMITS.claim),
    groups: array(
      object({
        group: string().trim().required().max(LIMITS.group),
        preset: string().required(),
        rules: array(mixed<Rule>().required()).required(),
      }),
    )
      .max(LIMITS.groups)
      .required(),
    rules: array(mixed<Rule>().required()).required(),
  });

export const toProviderForm =
  (canGrant: CanGrant) =>
  (provider: IdentityProvider): ProviderForm => ({
    kind: provider.kind,
    name: provider.name,
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: '',
    metadataUrl: provider.saml?.metadataUrl ?? '',
    metadata: '',
    wantsSignedResponse: provider.saml?.wantsSignedResponse ?? false,
    signsOut: provider.signsOut,
    domains: provider.domains.map(({ domain }) => domain).join('\n'),
    trustsEmail: provider.trustsEmail,
    isEnforced: provider.isEnforced,
    breakGlassUserId: provider.breakGlassUser?.id ?? null,
    createsUsers: provider.createsUsers,
    syncsRules: provider.syncsRules,
    groupsClaim: provider.groupsClaim ?? '',
    groups: provider.groupRules.map(({ group, rules }) => ({
      group,
      rules,
      preset: findPreset(rules, canGrant) ?? CUSTOM,
    })),
    rules: provider.defaultRules,
  });

/** The fields of the provider's kind: a client, or metadata. */
const toConnection = ({ kind, issuer, clientId, clientSecret, metadataUrl, metadata, ...form }: ProviderForm) =>
  kind === 'oidc'
    ? { issuer, clientId, signsOut: form.signsOut, ...(clientSecret && { clientSecret }) }
    : {
        metadataUrl: metadataUrl || null,
        metadata: metadata || null,
        wantsSignedResponse: form.wantsSignedResponse,
      };

export const toProviderInput =
  (canGrant: CanGrant) =>
  (form: ProviderForm): Omit<IdentityProviderInput, 'kind'> => ({
    ...toConnection(form),
    name: form.name,
    domains: splitDomains(form.domains),
    trustsEmail: form.trustsEmail,
    isEnforced: form.isEnforced,
    breakGlassUserId: form.breakGlassUserId,
    createsUsers: form.createsUsers,
    syncsRules: form.syncsRules,
    groupsClaim: form.groupsClaim || null,
    groupRules: form.groups.map(({ group, preset, rules: kept }) => ({
      group,
      rules: preset === CUSTOM ? kept : rulesOfPreset(preset as Preset, canGrant),
    })),
    defaultRules: form.rules,
  });
