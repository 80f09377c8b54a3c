import { useQuery } from '@tanstack/react-query';
import { FAILURE_NUMBERS, type FailureKind } from 'shared-contracts/values/portal/failures';
import { withValues, QueryContent, Skeleton, Stack, Text } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { toParagraphs } from './fault-page.rules.ts';
import { releaseQueries } from './releases.api.ts';
import { messages } from './releases.messages.ts';

/** Shows the documentation page of a fault, which exists only in English. */
export function FaultDialog({ kind, onClose }: { kind: FailureKind; onClose: () => void }) {
  const page = useQuery(releaseQueries.fault(kind));
  return (
    <Dialog title={withValues(messages.fault, { number: FAILURE_NUMBERS[kind] })} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent
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
              {toParagraphs(text).map((paragraph) => (
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
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
