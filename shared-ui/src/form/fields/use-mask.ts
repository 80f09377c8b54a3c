import type { FactoryOpts, InputMask } from 'imask';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Fetched with the first masked field: most forms, sign-in among them, have none. */
const library = () => import('imask');

/** What is shown without the commas between thousands. The library's own unmasked value also drops the zeros that money ends with. */
const plain = (shown: string) => shown.replaceAll(',', '');

/** Keeps what is typed in the mask's shape; `onText` gets the text without what the mask adds. */
export function useMask(
  element: RefObject<HTMLInputElement | null>,
  options: FactoryOpts,
  text: string,
  onText: (text: string) => void,
) {
  const mask = useRef<InputMask>(undefined);
  const latest = useRef({ options, text, onText });
  useLayoutEffect(() => {
    latest.current = { options, text, onText };
  });

  useEffect(() => {
    let gone = false;
    void library().then(({ default: IMask }) => {
      if (gone || !element.current) return;
      const made = IMask(element.current, latest.current.options);
      made.value = latest.current.text;
      made.on('accept', () => {
        if (plain(made.value) !== latest.current.text) latest.current.onText(plain(made.value));
      });
      mask.current = made;
    });
    return () => {
      gone = true;
      mask.current?.destroy();
    };
  }, [element]);

  useEffect(() => {
    if (mask.current) {
      if (plain(mask.current.value) !== text) mask.current.value = text;
    } else if (element.current && element.current.value !== text) element.current.value = text;
  }, [element, text]);

  /** Until the library is there, the text goes as it is typed. */
  return (typed: string) => {
    if (!mask.current) onText(typed);
  };
}
