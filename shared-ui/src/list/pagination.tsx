import { FormattedMessage } from 'react-intl';
import { PAGE_SIZES } from 'shared-contracts/values/limits';
import { Button, Flex, IconButton, Text } from '../base/chakra.ts';
import { Select } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { useIsMobile } from '../base/use-media.ts';
import { withValues, useFormatMessage } from '../base/message.ts';
import { Link } from '../router/index.ts';
import { messages } from './list.messages.ts';
import { listPageLinks } from './page-links.ts';
import type { ListParams } from './params/list-params.ts';

export function Pagination({
  list,
  total: counted,
  totalIsLowerBound = false,
}: {
  list: ListParams;
  total: number;
  /** Whether there are more rows than counted. */
  totalIsLowerBound?: boolean;
}) {
  const { page, limit } = list;
  const isMobile = useIsMobile();
  // The last counted row only shows that there are more.
  const total = totalIsLowerBound ? counted - 1 : counted;
  const pageCount = Math.max(1, Math.ceil(counted / limit));
  return (
    <Flex align="center" gap="3" pt="3" wrap="wrap" textStyle="sm" color="fg.muted" flexShrink="0">
      <Text>
        <FormattedMessage
          {...withValues(totalIsLowerBound ? messages.rangeOfMore : messages.range, {
            from: Math.min(total, (page - 1) * limit + 1),
            to: Math.min(total, page * limit),
            total,
          })}
        />
      </Text>
      {!isMobile && <PageSize list={list} />}
      {pageCount > 1 && <PageLinks list={list} page={page} pageCount={pageCount} />}
    </Flex>
  );
}

function PageSize({ list }: { list: ListParams }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" gap="2">
      <Select
        controlSize="xs"
        w="16"
        aria-label={formatMessage(messages.rowsPerPage)}
        value={list.limit}
        onChange={(event) => list.setLimit(Number(event.target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <Text aria-hidden>
        <FormattedMessage {...messages.rowsPerPage} />
      </Text>
    </Flex>
  );
}

function PageLinks({ list, page, pageCount }: { list: ListParams; page: number; pageCount: number }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex as="nav" aria-label={formatMessage(messages.pages)} gap="0.5" ms="auto" fontVariantNumeric="tabular-nums">
      <StepLink
        to={list.getPageLink(page - 1)}
        icon="chevron-left"
        label={formatMessage(messages.previous)}
        isDisabled={page <= 1}
      />
      {listPageLinks(page, pageCount).map((linkedPage) => (
        <Button key={linkedPage} asChild size="xs" variant={linkedPage === page ? 'subtle' : 'ghost'}>
          <Link
            to={list.getPageLink(linkedPage)}
            aria-label={formatMessage(withValues(messages.page, { page: linkedPage }))}
            {...(linkedPage === page && { 'aria-current': 'page' })}
          >
            {linkedPage}
          </Link>
        </Button>
      ))}
      <StepLink
        to={list.getPageLink(page + 1)}
        icon="chevron-right"
        label={formatMessage(messages.next)}
        isDisabled={page >= pageCount}
      />
    </Flex>
  );
}

function StepLink({
  to,
  icon,
  label,
  isDisabled,
}: {
  to: string;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  isDisabled: boolean;
}) {
  if (isDisabled)
    return (
      <IconButton size="xs" variant="ghost" aria-label={label} disabled>
        <Icon name={icon} />
      </IconButton>
    );
  return (
    <IconButton asChild size="xs" variant="ghost" aria-label={label}>
      <Link to={to}>
        <Icon name={icon} />
      </Link>
    </IconButton>
  );
}
