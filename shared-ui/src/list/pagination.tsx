import { FormattedMessage } from 'react-intl';
import { PAGE_SIZES } from 'shared-contracts/values/limits';
import { Button, Flex, IconButton, Text } from '../base/chakra.ts';
import { Select } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { useNarrow } from '../base/use-media.ts';
import { fill, useSay } from '../base/words.ts';
import { Link } from '../router/index.ts';
import { messages } from './list.messages.ts';
import { pageLinks } from './page-links.ts';
import type { ListParams } from './params.ts';

export function Pagination({ list, total }: { list: ListParams; total: number }) {
  const { page, limit } = list;
  const narrow = useNarrow();
  const pages = Math.max(1, Math.ceil(total / limit));
  return (
    <Flex align="center" gap="3" pt="3" wrap="wrap" textStyle="sm" color="fg.muted" flexShrink="0">
      <Text>
        <FormattedMessage
          {...fill(messages.range, {
            from: Math.min(total, (page - 1) * limit + 1),
            to: Math.min(total, page * limit),
            total,
          })}
        />
      </Text>
      {!narrow && <PageSize list={list} />}
      {pages > 1 && <Pages list={list} page={page} pages={pages} />}
    </Flex>
  );
}

function PageSize({ list }: { list: ListParams }) {
  const say = useSay();
  return (
    <Flex align="center" gap="2">
      <Select
        controlSize="xs"
        w="16"
        aria-label={say(messages.rowsPerPage)}
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

function Pages({ list, page, pages }: { list: ListParams; page: number; pages: number }) {
  const say = useSay();
  return (
    <Flex as="nav" aria-label={say(messages.pages)} gap="0.5" ms="auto" fontVariantNumeric="tabular-nums">
      <Step to={list.pageLink(page - 1)} icon="chevron-left" label={say(messages.previous)} off={page <= 1} />
      {pageLinks(page, pages).map((number) => (
        <Button key={number} asChild size="xs" variant={number === page ? 'subtle' : 'ghost'}>
          <Link
            to={list.pageLink(number)}
            aria-label={say(fill(messages.page, { page: number }))}
            {...(number === page && { 'aria-current': 'page' })}
          >
            {number}
          </Link>
        </Button>
      ))}
      <Step to={list.pageLink(page + 1)} icon="chevron-right" label={say(messages.next)} off={page >= pages} />
    </Flex>
  );
}

function Step({
  to,
  icon,
  label,
  off,
}: {
  to: string;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  off: boolean;
}) {
  if (off)
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
