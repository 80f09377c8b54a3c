import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContractDetails, ContractVersion } from 'shared-contracts/finance/contracts';
import type { TrialTrip } from 'shared-contracts/finance/rated-trips';
import { Flex, Select, Text, useFormatMessage, withValues } from 'shared-ui';
import { versionStatusStyles } from '../contract-status-styles.ts';
import { contractQueries } from '../contracts.api.ts';
import { fields } from '../fields.messages.ts';
import { TrialPanel } from '../trial/trial-panel.tsx';
import { messages } from './contract-page.messages.ts';

type VersionSelectProps = { versions: readonly ContractVersion[]; value: number; onChange: (number: number) => void };

/** Names the version that is priced, with its state. */
function VersionSelect({ versions, value, onChange }: VersionSelectProps) {
  const formatMessage = useFormatMessage();
  const nameOf = ({ number, state, isInForce }: ContractVersion) =>
    [
      formatMessage(withValues(messages.version, { number })),
      formatMessage(isInForce ? messages.inForce : versionStatusStyles[state].label),
    ].join(' · ');
  return (
    <Flex as="label" align="center" gap="3" wrap="wrap" mb="3">
      <Text as="span" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...fields.version} />
      </Text>
      <Select
        flex="1"
        minW="10rem"
        controlSize="sm"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {versions.map((version) => (
          <option key={version.number} value={version.number}>
            {nameOf(version)}
          </option>
        ))}
      </Select>
    </Flex>
  );
}

/** Prices a version, initially the newest, so that reviewers see its cost. */
export function ContractTrial({ contract: { id, version, terms, newer, names } }: { contract: ContractDetails }) {
  const [number, setNumber] = useState(newer?.number ?? version);
  const versions = useQuery(contractQueries.versions(id));
  const isLoaded = number === version || number === newer?.number;
  const chosen = useQuery({ ...contractQueries.version(id, number), enabled: !isLoaded });
  const other = chosen.data?.number === number ? chosen.data : undefined;
  const createRequest = (trip: TrialTrip) => ({ path: `contracts/${id}/try`, body: { trip, version: number } });
  return (
    <TrialPanel
      terms={other?.terms ?? (number === newer?.number ? newer.terms : terms)}
      names={{ ...names, ...other?.names }}
      createRequest={createRequest}
      version={versions.data && <VersionSelect versions={versions.data.items} value={number} onChange={setNumber} />}
    />
  );
}
