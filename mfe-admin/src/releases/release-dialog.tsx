import { FormattedMessage } from 'react-intl';
import type { ReleaseRow } from 'shared-contracts/releases';
import { Box, Fact, Facts, fill, Stack, Text, useSay } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { PlainTable } from 'shared-ui/list';
import { Actions, Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { HealthBadge, LoadTime } from './health.tsx';
import { releaseName } from './release-words.ts';
import { messages } from './releases.messages.ts';
import { ShownBy } from './shown-by.tsx';
import { useLift } from './use-lift.ts';

type Library = { module: string; version: string };

const columns = [
  { id: 'module', header: messages.module, cell: ({ module }: Library) => module },
  { id: 'version', header: messages.version, cell: ({ version }: Library) => version },
];

/** One release whole: who is shown it, how it fares, and what it shares with the shell. */
export function ReleaseDialog({ row, onClose }: { row: ReleaseRow; onClose: () => void }) {
  const { area, owner, hostApi, shared, health, quarantine } = row;
  const say = useSay();
  const lift = useLift()(row);
  const name = releaseName(row);
  return (
    <Dialog title={fill(messages.asItIs, { name: `${area} ${name}` })} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="5">
          <Facts>
            <Fact label={messages.state}>
              <HealthBadge health={health} />
            </Fact>
            <Fact label={messages.owner}>{owner}</Fact>
            <Fact label={messages.shownBy} wide>
              <ShownBy row={row} />
            </Fact>
            {quarantine && (
              <Fact label={messages.quarantinedAt}>
                <DateTime at={quarantine.beganAt} />
              </Fact>
            )}
            {quarantine && (
              <Fact label={messages.failedFor}>
                <FormattedMessage
                  {...fill(messages.peopleOf, { failed: quarantine.failed, tried: quarantine.tried })}
                />
              </Fact>
            )}
            <Fact label={messages.p75}>
              <LoadTime p75={health.p75} />
            </Fact>
            <Fact label={messages.loads}>{health.loads}</Fact>
            <Fact label={messages.failures}>{health.failures}</Fact>
            <Fact label={messages.hostApi}>{hostApi}</Fact>
          </Facts>
          <Box role="region" aria-label={say(messages.shared)} tabIndex={0}>
            <Text mb="1" fontWeight="semibold">
              <FormattedMessage {...messages.shared} />
            </Text>
            <PlainTable
              label={messages.shared}
              columns={columns}
              rows={Object.entries(shared).map(([module, version]) => ({ module, version }))}
            />
          </Box>
        </Stack>
      </DialogBody>
      {lift.length > 0 && (
        <DialogFooter>
          <Actions of={lift.map((action) => ({ ...action, primary: true }))} name={name} />
        </DialogFooter>
      )}
    </Dialog>
  );
}
