import { useQuery } from '@tanstack/react-query';
import { FAILURES, type FailureKind } from 'shared-contracts/values/failures';
import { fill, Loaded, Skeleton, Stack, Text } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { paragraphsOf } from './fault-page.rules.ts';
import { releaseQueries } from './releases.api.ts';
import { messages } from './releases.messages.ts';

/** What the documentation says of a fault: what the user sees, why, and what to do. It is written in English. */
export function FaultDialog({ kind, onClose }: { kind: FailureKind; onClose: () => void }) {
  const page = useQuery(releaseQueries.fault(kind));
  return (
    <Dialog title={fill(messages.fault, { number: FAILURES[kind] })} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded
          query={page}
          size="inline"
          skeleton={
            <Stack gap="4">
              <Skeleton h="12" />
              <Skeleton h="20" />
            </Stack>
          }
        >
          {({ text }) => (
            <Stack gap="3" lang="en">
              {paragraphsOf(text).map((paragraph) => (
                <Text key={paragraph.map((part) => part.text).join('')} textWrap="pretty">
                  {paragraph.map((part) => (
                    <Text
                      as={part.bold ? 'strong' : 'span'}
                      key={part.text}
                      fontWeight={part.bold ? 'semibold' : undefined}
                    >
                      {part.text}
                    </Text>
                  ))}
                </Text>
              ))}
            </Stack>
          )}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}
