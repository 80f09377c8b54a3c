import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContractVersionDetails } from 'shared-contracts/finance/contracts';
import { Box, Flex, QueryContent, Select, Skeleton, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './contract-page.messages.ts';
import { contractQueries } from '../contracts.api.ts';
import { Differences } from './differences.tsx';
import { TermsView } from './terms-view.tsx';

type VersionDialogProps = { id: string; number: number; onClose: () => void };

function CompareWith({
  id,
  number,
  value,
  onChange,
}: Omit<VersionDialogProps, 'onClose'> & { value: number | null; onChange: (baseNumber: number) => void }) {
  const formatMessage = useFormatMessage();
  const versions = useQuery(contractQueries.versions(id));
  const others = versions.data?.items.filter((version) => version.number !== number) ?? [];
  if (others.length === 0) return null;
  return (
    <Flex as="label" align="center" gap="3" wrap="wrap">
      <Text as="span" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...messages.compareWith} />
      </Text>
      <Select w="12rem" controlSize="sm" value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
        {value === null && <option value="">–</option>}
        {others.map((version) => (
          <option key={version.number} value={version.number}>
            {formatMessage(withValues(messages.version, { number: version.number }))}
          </option>
        ))}
      </Select>
    </Flex>
  );
}

const VersionComparison = ({ version }: { version: ContractVersionDetails }) =>
  version.comparedWith === null ? (
    <Text color="fg.muted">
      <FormattedMessage {...messages.firstVersion} />
    </Text>
  ) : (
    <Differences {...version} />
  );

/** A version of the terms and its differences from another version. */
export function VersionDialog({ id, number, onClose }: VersionDialogProps) {
  const [baseNumber, setBaseNumber] = useState<number>();
  const version = useQuery(contractQueries.version(id, number, baseNumber));
  return (
    <Dialog title={withValues(messages.version, { number })} width={900} onClose={onClose}>
      <DialogBody tabIndex={0}>
        <QueryContent query={version} size="inline" skeleton={<Skeleton h="40" />}>
          {(loaded) => (
            <Stack gap="5" pb="4">
              <CompareWith id={id} number={number} value={loaded.comparedWith} onChange={setBaseNumber} />
              <Box aria-live="polite">
                <VersionComparison version={loaded} />
              </Box>
              <TermsView terms={loaded.terms} names={loaded.names} />
            </Stack>
          )}
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
