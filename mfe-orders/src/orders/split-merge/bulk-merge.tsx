import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderRow } from 'shared-contracts/orders/orders';
import type { MergePreview } from 'shared-contracts/orders/split-merge';
import { MAX_MERGED_ORDERS } from 'shared-contracts/values/orders/split-merge';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  QueryContent,
  Select,
  Skeleton,
  Stack,
  Text,
  withValues,
} from 'shared-ui';
import { DateTimeRange, Measure } from 'shared-ui/format';
import type { BulkDialogProps } from 'shared-ui/list';
import { DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { fields } from '../orders.messages.ts';
import { ProblemList } from './problem-list.tsx';
import { mergeOrders, mergeQueries } from './split-merge.api.ts';
import { mergeMessages as messages } from './split-merge.messages.ts';

function Preview({ preview }: { preview: MergePreview }) {
  const {
    problems,
    cargoItems,
    totalWeight,
    totalSpace,
    totalPalletPlaces = null,
    totalLoadingMeters = null,
  } = preview;
  const { pickupFrom, pickupTo, deliveryFrom, deliveryTo } = preview;
  if (problems.length > 0) return <ProblemList title={messages.refused} problems={problems} />;
  return (
    <Box as="section">
      <Heading as="h3" textStyle="md" mb="2">
        <FormattedMessage {...messages.result} />
      </Heading>
      <DescriptionList>
        <DescriptionItem label={fields.cargo} fullWidth>
          {cargoItems.map(({ cargo, packNumber, quantity }) => (
            <Text as="span" display="block" key={`${cargo.id} ${packNumber}`}>
              {quantity} × {[cargo.name, packNumber].filter(Boolean).join(' · ')}
            </Text>
          ))}
        </DescriptionItem>
        <DescriptionItem label={fields.totalWeight}>
          <Measure value={totalWeight} kind="weight" />
        </DescriptionItem>
        <DescriptionItem label={fields.totalSpace}>
          <Measure value={totalSpace} kind="space" />
        </DescriptionItem>
        {totalPalletPlaces !== null && (
          <DescriptionItem label={fields.totalPalletPlaces}>
            <Measure value={totalPalletPlaces} kind="palletPlaces" />
          </DescriptionItem>
        )}
        {totalLoadingMeters !== null && (
          <DescriptionItem label={fields.totalLoadingMeters}>
            <Measure value={totalLoadingMeters} kind="loadingMeters" />
          </DescriptionItem>
        )}
        <DescriptionItem label={fields.pickupWindow} fullWidth>
          <DateTimeRange from={pickupFrom} to={pickupTo} />
        </DescriptionItem>
        <DescriptionItem label={fields.deliveryWindow} fullWidth>
          <DateTimeRange from={deliveryFrom} to={deliveryTo} />
        </DescriptionItem>
      </DescriptionList>
    </Box>
  );
}

const byNumber = (a: OrderRow, b: OrderRow) => a.number.localeCompare(b.number);

function MergeForm({ rows, start }: BulkDialogProps<OrderRow>) {
  const id = useId();
  const close = useCloseDialog();
  const sorted = rows.toSorted(byNumber);
  const [targetId, setTargetId] = useState(sorted[0]?.id ?? '');
  const others = sorted.filter((row) => row.id !== targetId);
  const merge = { id: targetId, orders: others.map((row) => ({ id: row.id, revision: row.revision })) };
  const preview = useQuery(mergeQueries.preview(merge));
  const submit = () => {
    // A single request for all rows.
    let merging: ReturnType<typeof mergeOrders> | undefined;
    start(async (row) => {
      merging ??= mergeOrders(merge);
      const { number } = await merging;
      return { mergedInto: row.id === targetId ? null : number };
    });
  };
  return (
    <>
      <DialogBody>
        <Stack gap="4">
          <Text textWrap="pretty">
            <FormattedMessage {...messages.description} />
          </Text>
          <Box>
            <Text as="label" display="block" mb="1" textStyle="sm" fontWeight="medium" {...{ htmlFor: id }}>
              <FormattedMessage {...messages.keep} />
            </Text>
            <Select id={id} value={targetId} onChange={({ currentTarget }) => setTargetId(currentTarget.value)}>
              {sorted.map((row) => (
                <option key={row.id} value={row.id}>
                  {[row.number, row.reference].filter(Boolean).join(' · ')}
                </option>
              ))}
            </Select>
          </Box>
          <QueryContent query={preview} size="inline" skeleton={<Skeleton h="32" />}>
            {(data) => <Preview preview={data} />}
          </QueryContent>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button disabled={preview.data?.problems.length !== 0} onClick={submit}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </DialogFooter>
    </>
  );
}

/** Merges several orders, after a preview. */
export function BulkMerge(props: BulkDialogProps<OrderRow>) {
  if (props.rows.length <= MAX_MERGED_ORDERS) return <MergeForm {...props} />;
  return (
    <DialogBody>
      <Text>
        <FormattedMessage {...withValues(messages.more, { max: MAX_MERGED_ORDERS })} />
      </Text>
    </DialogBody>
  );
}
