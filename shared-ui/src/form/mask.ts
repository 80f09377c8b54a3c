import type { FactoryOpts, InputMask } from 'imask';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Fetched with the first masked field: most forms, sign-in among them, have none. */
const library = () => import('imask');

/** Keeps what is typed in the mask's shape; `onText` gets the text without what the mask adds. */
export function useMask(element: RefObject<HTMLInputElement | null>, options: FactoryOpts, text: string, onText: (text: string) => void) {
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
      made.unmaskedValue = latest.current.text;
      made.on('accept', () => {
        if (made.unmaskedValue !== latest.current.text) latest.current.onText(made.unmaskedValue);
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
      if (mask.current.unmaskedValue !== text) mask.current.unmaskedValue = text;
    } else if (element.current && element.current.value !== text) element.current.value = text;
  }, [element, text]);

  /** Until the library is there, the text goes as it is typed. */
  return (typed: string) => {
    if (!mask.current) onText(typed);
  };
}
