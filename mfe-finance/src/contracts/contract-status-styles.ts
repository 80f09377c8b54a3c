import type { ContractRow } from 'shared-contracts/finance/contracts';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './contracts.messages.ts';

const inForce: StatusStyle = { tone: 'good', icon: icons.done, label: statuses.inForce };
const unconfirmed: StatusStyle = { tone: 'warn', icon: icons.clock, label: statuses.unconfirmed };
const rejected: StatusStyle = { tone: 'bad', icon: icons.reject, label: statuses.rejected };
const disabled: StatusStyle = { tone: 'neutral', icon: icons.ban, label: statuses.disabled };
const expired: StatusStyle = { tone: 'neutral', icon: icons.timer, label: statuses.expired };
const newerPending: StatusStyle = { tone: 'warn', icon: icons['file-clock'], label: statuses.newerPending };
const newerRejected: StatusStyle = { tone: 'bad', icon: icons.reject, label: statuses.newerRejected };

/** Styles of versions and timeline events. */
export const versionStatusStyles: Record<ContractState, StatusStyle> = {
  unconfirmed,
  rejected,
  confirmed: { ...inForce, icon: icons.check, label: statuses.confirmed },
};

type ContractStatus = Pick<ContractRow, 'state' | 'isDisabled' | 'isExpired' | 'newer'>;

function getBaseStyles({ state, isDisabled, isExpired }: ContractStatus): StatusStyle[] {
  const endedStyles = [...(isDisabled ? [disabled] : []), ...(isExpired ? [expired] : [])];
  if (state === 'confirmed') return endedStyles.length > 0 ? endedStyles : [inForce];
  return [state === 'rejected' ? rejected : unconfirmed, ...endedStyles];
}

/** All statuses of a contract, the most important first. */
export const getStatusStyles = (contract: ContractStatus): StatusStyle[] => [
  ...getBaseStyles(contract),
  ...(contract.newer?.state === 'unconfirmed' ? [newerPending] : []),
  ...(contract.newer?.state === 'rejected' ? [newerRejected] : []),
];
