import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContractVersionDetails } from 'shared-contracts/contracts';
import { Box, fill, Flex, Loaded, Select, Skeleton, Stack, Text, useSay } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './contract-page.messages.ts';
import { contractQueries } from './contracts.api.ts';
import { Differences } from './differences.tsx';
import { TermsView } from './terms-view.tsx';

type VersionDialogProps = { id: string; number: number; onClose: () => void };

function CompareWith({
  id,
  number,
  value,
  onChange,
}: Omit<VersionDialogProps, 'onClose'> & { value: number | null; onChange: (other: number) => void }) {
  const say = useSay();
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
        {others.map((other) => (
          <option key={other.number} value={other.number}>
            {say(fill(messages.version, { number: other.number }))}
          </option>
        ))}
      </Select>
    </Flex>
  );
}

const Compared = ({ version }: { version: ContractVersionDetails }) =>
  version.comparedWith === null ? (
    <Text color="fg.muted">
      <FormattedMessage {...messages.firstVersion} />
    </Text>
  ) : (
    <Differences {...version} />
  );

/** A version of the terms: what differs from another one, and all of it. */
export function VersionDialog({ id, number, onClose }: VersionDialogProps) {
  const [other, setOther] = useState<number>();
  const version = useQuery(contractQueries.version(id, number, other));
  return (
    <Dialog title={fill(messages.version, { number })} width={900} onClose={onClose}>
      <DialogBody>
        <Loaded query={version} size="inline" skeleton={<Skeleton h="40" />}>
          {(shown) => (
            <Stack gap="5" pb="4">
              <CompareWith id={id} number={number} value={shown.comparedWith} onChange={setOther} />
              <Box aria-live="polite">
                <Compared version={shown} />
              </Box>
              <TermsView terms={shown.terms} names={shown.names} />
            </Stack>
          )}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}
