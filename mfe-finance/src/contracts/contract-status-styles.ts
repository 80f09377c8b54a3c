import type { ContractRow } from 'shared-contracts/contracts';
import type { ContractState } from 'shared-contracts/values/contracts';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './contracts.messages.ts';

const inForce: Look = { tone: 'good', icon: icons.done, label: statuses.inForce };
const unconfirmed: Look = { tone: 'warn', icon: icons.clock, label: statuses.unconfirmed };
const rejected: Look = { tone: 'bad', icon: icons.refuse, label: statuses.rejected };
const disabled: Look = { tone: 'neutral', icon: icons.ban, label: statuses.disabled };
const expired: Look = { tone: 'neutral', icon: icons.timer, label: statuses.expired };
const newerWaits: Look = { tone: 'warn', icon: icons['file-clock'], label: statuses.newerWaits };
const newerRejected: Look = { tone: 'bad', icon: icons.refuse, label: statuses.newerRejected };

/** How a version looks, and an event of the timeline that leads there. */
export const versionLooks: Record<ContractState, Look> = {
  unconfirmed,
  rejected,
  confirmed: { ...inForce, icon: icons.check, label: statuses.confirmed },
};

type Standing = Pick<ContractRow, 'state' | 'isDisabled' | 'isExpired' | 'newer'>;

function standing({ state, isDisabled, isExpired }: Standing): Look[] {
  const apart = [...(isDisabled ? [disabled] : []), ...(isExpired ? [expired] : [])];
  if (state === 'confirmed') return apart.length > 0 ? apart : [inForce];
  return [state === 'rejected' ? rejected : unconfirmed, ...apart];
}

/** All that is to be said of where a contract stands, the most telling first. */
export const looksOf = (contract: Standing): Look[] => [
  ...standing(contract),
  ...(contract.newer?.state === 'unconfirmed' ? [newerWaits] : []),
  ...(contract.newer?.state === 'rejected' ? [newerRejected] : []),
];
