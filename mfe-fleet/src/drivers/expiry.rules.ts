import { EXPIRING_DAYS } from 'shared-contracts/values/vehicles';

const DAY = 86_400;

/** How a licence or a report stands; `days`: whole ones until it expires, or since it did. */
export type PaperState = { state: 'missing' | 'expired' | 'soon' | 'valid'; days: number };

/** @param expiresAt unix seconds of its last moment, null: nobody has entered it @param now unix seconds */
export function paperStateOf(expiresAt: number | null, now: number): PaperState {
  if (expiresAt === null) return { state: 'missing', days: 0 };
  const days = Math.floor(Math.abs(expiresAt - now) / DAY);
  if (expiresAt <= now) return { state: 'expired', days };
  return { state: expiresAt <= now + EXPIRING_DAYS * DAY ? 'soon' : 'valid', days };
}
