import type { FactoryOpts, InputMask } from 'imask';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Loaded with the first masked field: most forms, such as sign-in, have none. */
const loadMaskLibrary = () => import('imask');

const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

/** Removes the thousands separators. The library's own unmasked value also removes trailing zeros, which money needs. */
const removeSeparators = (maskedText: string) => maskedText.replaceAll(',', '');

/**
 * Applies an input mask; `onTextChange` gets the text without separators. Returns an onChange handler for the time
 * until the library is loaded.
 */
export function useMask(
  element: RefObject<HTMLInputElement | null>,
  options: FactoryOpts,
  text: string,
  onTextChange: (text: string) => void,
) {
  const mask = useRef<InputMask>(undefined);
  const latest = useRef({ options, text, onTextChange });
  useLayoutEffect(() => {
    latest.current = { options, text, onTextChange };
  });

  useEffect(() => {
    let isUnmounted = false;
    const applyMask = ({ default: IMask }: Awaited<ReturnType<typeof loadMaskLibrary>>) => {
      const input = element.current;
      if (isUnmounted || !input) return;
      const wasAllSelected = isAllSelected(input);
      const created = IMask(input, latest.current.options);
      created.value = latest.current.text;
      // Formatting moves the caret to the end: text typed over the whole amount would be appended, or dropped.
      if (wasAllSelected) input.select();
      created.on('accept', () => {
        if (removeSeparators(created.value) !== latest.current.text)
          latest.current.onTextChange(removeSeparators(created.value));
      });
      mask.current = created;
    };
    // A driver may be offline: without its mask, the field takes the text as it is typed.
    void loadMaskLibrary().then(applyMask, () => undefined);
    return () => {
      isUnmounted = true;
      mask.current?.destroy();
    };
  }, [element]);

  useEffect(() => {
    if (mask.current) {
      if (removeSeparators(mask.current.value) !== text) mask.current.value = text;
    } else if (element.current && element.current.value !== text) element.current.value = text;
  }, [element, text]);

  return (typed: string) => {
    if (!mask.current) onTextChange(typed);
  };
}
