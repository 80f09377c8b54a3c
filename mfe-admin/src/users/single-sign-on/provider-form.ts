import type { IdentityProvider, IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import type { Rule } from 'shared-contracts/values/identity/access';
import {
  DOMAIN_PATTERN,
  IDENTITY_PROVIDER_LIMITS as LIMITS,
  PUBLIC_MAIL_DOMAINS,
} from 'shared-contracts/values/identity/single-sign-on';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { type CanGrant, findPreset, rulesOfPreset } from '../matrix.rules.ts';
import type { Preset } from '../presets.ts';
import { errorMessages } from './single-sign-on.messages.ts';

/** `custom` keeps rules that no preset has. */
type GroupRow = { group: string; preset: string; rules: Rule[] };
export type ProviderForm = {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
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
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
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

/** One domain on each line or between commas. */
const splitDomains = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const areDomains = (text: string) => {
  const domains = splitDomains(text);
  return domains.length <= LIMITS.domains && domains.every((domain) => DOMAIN_PATTERN.test(domain));
};

/** A secret is needed for a new provider only. */
export const createProviderSchema = (isNew: boolean): ObjectSchema<ProviderForm> =>
  object({
    name: string().trim().required().max(LIMITS.name),
    issuer: string().trim().required().url(),
    clientId: string().trim().required().max(LIMITS.clientId),
    clientSecret: isNew
      ? string().trim().required().max(LIMITS.clientSecret)
      : string().trim().default('').max(LIMITS.clientSecret),
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
    name: provider.name,
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: '',
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

export const toProviderInput =
  (canGrant: CanGrant) =>
  ({ domains, groupsClaim, groups, rules, ...form }: ProviderForm): IdentityProviderInput => ({
    ...form,
    domains: splitDomains(domains),
    groupsClaim: groupsClaim || null,
    groupRules: groups.map(({ group, preset, rules: kept }) => ({
      group,
      rules: preset === CUSTOM ? kept : rulesOfPreset(preset as Preset, canGrant),
    })),
    defaultRules: rules,
  });
