import { z } from 'zod';

/** Systems that files and entries are exchanged with. */
export const INTEGRATION_SETTINGS = {
  AUDIT_URL: [
    z.url({ protocol: /^(https?|syslog\+(tcp|tls))$/ }).optional(),
    'AUDIT_URL must be a collector of audit entries, e.g. https://logs.example.com/consign or syslog+tls://logs.example.com:6514.',
  ],
  AUDIT_TOKEN: [z.string().min(1).optional(), 'AUDIT_TOKEN must be the token that AUDIT_URL accepts.'],
  EXCHANGE_RATES_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'EXCHANGE_RATES_URL must be the daily file of the European Central Bank, e.g. https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.',
  ],
  EDI_FOLDER: [z.string().min(1).optional(), 'EDI_FOLDER must be a folder that can be written.'],
} as const;
