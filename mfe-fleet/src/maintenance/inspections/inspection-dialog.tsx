import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Inspection, InspectionItem } from 'shared-contracts/fleet/inspections';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  Flex,
  QueryContent,
  Skeleton,
  StyledLink,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { FilePreview } from 'shared-ui/files';
import { DateTime, StatusBadge, PersonName } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { ResultBadge } from './inspection-columns.tsx';
import { toWorkOrderPath } from './inspection.rules.ts';
import { inspectionQueries } from './inspections.api.ts';
import { fields, kinds, messages, results } from './inspections.messages.ts';
import { useItemName } from './item-names.tsx';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

/** A small picture that opens the whole one. */
function Photo({ url, thumbnail, name }: { url: string; thumbnail: string; name: string }) {
  const formatMessage = useFormatMessage();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage(withValues(messages.photoOf, { name }));
  const toFile = (path: string) => ({ id: path, name: label, url: path, mime: 'image/jpeg' });
  return (
    <>
      <Box asChild display="block" mt="2" boxSize="32" borderRadius="md" overflow="hidden" cursor="pointer">
        <button type="button" aria-label={label} onClick={() => setOpen(true)}>
          <FilePreview file={toFile(thumbnail)} />
        </button>
      </Box>
      {isOpen && (
        <Suspense>
          <DocumentsViewer documents={[toFile(url)]} initialIndex={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function ItemRow({ item: { code, name, isDefect, note, photo, thumbnail } }: { item: InspectionItem }) {
  const label = useItemName()({ code, name });
  return (
    <Box as="li" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Flex justify="space-between" gap="3">
        <Text fontWeight={isDefect ? 'medium' : undefined} overflowWrap="anywhere">
          {label}
        </Text>
        {isDefect ? (
          <StatusBadge label={results.defect} tone="bad" icon={icons.alert} />
        ) : (
          <StatusBadge label={results.ok} tone="good" icon={icons.check} />
        )}
      </Flex>
      {note !== null && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {note}
        </Text>
      )}
      {photo !== null && thumbnail !== null && <Photo url={photo} thumbnail={thumbnail} name={label} />}
    </Box>
  );
}

const Facts = ({ inspection }: { inspection: Inspection }) => (
  <DescriptionList compact>
    <DescriptionItem label={fields.vehicle}>
      <StyledLink asChild color="accent.fg">
        <Link to={`/vehicle/${inspection.vehicle.id}`}>{inspection.vehicle.name}</Link>
      </StyledLink>
    </DescriptionItem>
    <DescriptionItem label={fields.occurredAt}>
      <DateTime at={inspection.occurredAt} />
    </DescriptionItem>
    <DescriptionItem label={fields.kind}>
      <FormattedMessage {...kinds[inspection.kind]} />
    </DescriptionItem>
    <DescriptionItem label={fields.result}>
      <ResultBadge {...inspection} />
    </DescriptionItem>
    <DescriptionItem label={fields.driver}>
      <PersonName name={inspection.driver.name} />
    </DescriptionItem>
    {inspection.workOrder && (
      <DescriptionItem label={fields.workOrder}>
        <StyledLink asChild color="accent.fg">
          <Link to={`/work-orders/${inspection.workOrder.id}`}>{inspection.workOrder.name}</Link>
        </StyledLink>
      </DescriptionItem>
    )}
  </DescriptionList>
);

/** An inspection with its items; its defects can become a work order. */
export function InspectionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const inspection = useQuery(inspectionQueries.detail(id));
  const canOpen = inspection.data?.actions.includes('openWorkOrder') && inspection.data.workOrder === null;
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody pb="6">
        <QueryContent query={inspection} size="inline" skeleton={<Skeleton h="64" />}>
          {(data) => (
            <>
              <Facts inspection={data} />
              <Box as="ul" mt="4">
                {data.items.map((item) => (
                  <ItemRow key={item.id} item={item} />
                ))}
              </Box>
            </>
          )}
        </QueryContent>
      </DialogBody>
      {canOpen && inspection.data && (
        <DialogFooter>
          <Button asChild>
            <Link to={toWorkOrderPath(inspection.data)}>
              <FormattedMessage {...messages.openWorkOrder} />
            </Link>
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}
