import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Flex, IconButton, Text, VisuallyHidden } from '../../base/chakra.ts';
import { Select } from '../../base/controls.tsx';
import { Icon, type IconName } from '../../base/icon.tsx';
import { useFormatMessage, withValues, type Message } from '../../base/message.ts';
import { flattenErrors } from '../core/error-summary.tsx';
import { useFormScope } from '../core/form-scope.tsx';
import { messages } from '../form.messages.ts';

type RowPaginationOptions = { name: string; rowCount: number; pageSize: number };

/** Paginates the rows of a form. A failed submit and the error summary lead to the page of an invalid row. */
export function useRowPagination({ name, rowCount, pageSize }: RowPaginationOptions) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { getElementId, unmountedFields } = useFormScope();
  const [requestedPage, setPage] = useState(0);
  const fieldToFocus = useRef<string>(undefined);
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const page = Math.min(requestedPage, pageCount - 1);
  const getPageOf = (path: string) => {
    const row = path.startsWith(`${name}.`) ? Number.parseInt(path.slice(name.length + 1), 10) : Number.NaN;
    return Number.isNaN(row) ? undefined : Math.floor(row / pageSize);
  };

  const goToInvalidPage = useEffectEvent(() => {
    if (submitCount === 0 || isSubmitting) return;
    const invalidPages = Object.keys(flattenErrors(errors))
      .map(getPageOf)
      .filter((invalidPage) => invalidPage !== undefined);
    if (invalidPages.length > 0 && !invalidPages.includes(page)) setPage(Math.min(...invalidPages));
  });
  useEffect(() => goToInvalidPage(), [submitCount, isSubmitting]); // not on changes of the errors

  const showField = useEffectEvent((path: string) => {
    const pageOfField = getPageOf(path);
    if (pageOfField === undefined) return false;
    fieldToFocus.current = path;
    setPage(pageOfField);
    return true;
  });
  useEffect(() => {
    const show = (path: string) => showField(path);
    unmountedFields.add(show);
    return () => void unmountedFields.delete(show);
  }, [unmountedFields]);
  useEffect(() => {
    if (fieldToFocus.current) document.getElementById(getElementId(fieldToFocus.current))?.focus();
    fieldToFocus.current = undefined;
  }, [page, getElementId]);
  return { page, pageCount, start: page * pageSize, end: Math.min(rowCount, (page + 1) * pageSize), setPage };
}

type RowPagerProps = { pagination: ReturnType<typeof useRowPagination>; pageSize: number; total: number };

/** Navigates between the pages of rows. Disabled buttons stay focused. */
export function RowPager({ pagination: { page, pageCount, setPage }, pageSize, total }: RowPagerProps) {
  const formatMessage = useFormatMessage();
  const formatRange = (index: number) => `${index * pageSize + 1}–${Math.min(total, (index + 1) * pageSize)}`;
  return (
    <Flex as="nav" aria-label={formatMessage(messages.rowPages)} align="center" gap="1">
      <PageButton
        label={messages.previousRows}
        icon="chevron-left"
        isDisabled={page === 0}
        onClick={() => setPage(page - 1)}
      />
      <Select
        controlSize="sm"
        w="auto"
        minW="28"
        fontVariantNumeric="tabular-nums"
        aria-label={formatMessage(messages.visibleRows)}
        value={page}
        onChange={(event) => setPage(Number(event.target.value))}
      >
        {Array.from({ length: pageCount }, (_, index) => (
          <option key={index} value={index}>
            {formatRange(index)}
          </option>
        ))}
      </Select>
      <PageButton
        label={messages.nextRows}
        icon="chevron-right"
        isDisabled={page === pageCount - 1}
        onClick={() => setPage(page + 1)}
      />
      <Text role="status" textStyle="sm" color="fg.muted">
        <VisuallyHidden>{formatRange(page)} </VisuallyHidden>
        <FormattedMessage {...withValues(messages.ofRows, { total })} />
      </Text>
    </Flex>
  );
}

type PageButtonProps = { label: Message; icon: IconName; isDisabled: boolean; onClick: () => void };

function PageButton({ label, icon, isDisabled, onClick }: PageButtonProps) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton
      type="button"
      size="sm"
      variant="ghost"
      aria-label={formatMessage(label)}
      aria-disabled={isDisabled || undefined}
      opacity={isDisabled ? 0.4 : undefined}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
