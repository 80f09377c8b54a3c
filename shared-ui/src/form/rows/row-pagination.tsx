import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Flex, IconButton, Text, VisuallyHidden } from '../base/chakra.ts';
import { Select } from '../base/controls.tsx';
import { Icon, type IconName } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { flat } from './error-summary.tsx';
import { messages } from './form.messages.ts';
import { useFormScope } from './scope.tsx';

type RowPagesOptions = { name: string; count: number; /** Rows of a page. */ size: number };

/** Which of many rows are drawn. A try to send leads to the first that is wrong when none of those that are drawn is, and so does the summary of errors. */
export function useRowPages({ name, count, size }: RowPagesOptions) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { idOf, reveal } = useFormScope();
  const [wanted, setWanted] = useState(0);
  const focus = useRef<string>(undefined);
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages - 1);
  const pageOf = (path: string) => {
    const row = path.startsWith(`${name}.`) ? Number.parseInt(path.slice(name.length + 1), 10) : Number.NaN;
    return Number.isNaN(row) ? undefined : Math.floor(row / size);
  };

  const goToWrong = useEffectEvent(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = Object.keys(flat(errors))
      .map(pageOf)
      .filter((at) => at !== undefined);
    if (wrong.length > 0 && !wrong.includes(page)) setWanted(Math.min(...wrong));
  });
  useEffect(() => goToWrong(), [submitCount, isSubmitting]); // not while it is being repaired

  useEffect(() => {
    const others = reveal.current;
    reveal.current = (path) => {
      const here = document.getElementById(idOf(path));
      const at = pageOf(path);
      if (here || at === undefined) return others ? others(path) : here?.focus();
      focus.current = path;
      setWanted(at);
    };
    return () => {
      reveal.current = others;
    };
  });
  useEffect(() => {
    if (focus.current) document.getElementById(idOf(focus.current))?.focus();
    focus.current = undefined;
  }, [page, idOf]);
  return { page, pages, first: page * size, end: Math.min(count, (page + 1) * size), show: setWanted };
}

type Rows = ReturnType<typeof useRowPages>;

/** Which rows are drawn, of how many, and the way to the others. A button that leads nowhere keeps the focus. */
export function RowPager({ of, size, total }: { of: Rows; size: number; total: number }) {
  const say = useSay();
  const { page, pages, show } = of;
  const rangeOf = (at: number) => `${at * size + 1}–${Math.min(total, (at + 1) * size)}`;
  return (
    <Flex as="nav" aria-label={say(messages.rowPages)} align="center" gap="1">
      <Turn label={messages.previousRows} icon="chevron-left" isOff={page === 0} onTurn={() => show(page - 1)} />
      <Select
        controlSize="sm"
        w="auto"
        minW="28"
        fontVariantNumeric="tabular-nums"
        aria-label={say(messages.shownRows)}
        value={page}
        onChange={(event) => show(Number(event.target.value))}
      >
        {Array.from({ length: pages }, (_, at) => (
          <option key={at} value={at}>
            {rangeOf(at)}
          </option>
        ))}
      </Select>
      <Turn label={messages.nextRows} icon="chevron-right" isOff={page === pages - 1} onTurn={() => show(page + 1)} />
      <Text role="status" textStyle="sm" color="fg.muted">
        <VisuallyHidden>{rangeOf(page)} </VisuallyHidden>
        <FormattedMessage {...fill(messages.ofRows, { total })} />
      </Text>
    </Flex>
  );
}

function Turn({ label, icon, isOff, onTurn }: { label: Words; icon: IconName; isOff: boolean; onTurn: () => void }) {
  const say = useSay();
  return (
    <IconButton
      type="button"
      size="sm"
      variant="ghost"
      aria-label={say(label)}
      aria-disabled={isOff || undefined}
      opacity={isOff ? 0.4 : undefined}
      onClick={() => !isOff && onTurn()}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
