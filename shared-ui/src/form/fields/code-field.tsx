import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chakra, Flex } from '../base/chakra.ts';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';

type CodeFieldProps = FieldProps & { digits?: number; autoFocus?: boolean };

/** px */
const BOX = { w: 44, h: 52, gap: 8 };
const PITCH = BOX.w + BOX.gap;

const Digits = chakra('input', {
  base: {
    position: 'relative',
    h: `${BOX.h}px`,
    bg: 'transparent',
    color: 'fg.default',
    outline: 'none',
    fontFamily: 'mono',
    fontSize: '2xl',
    letterSpacing: `calc(${PITCH}px - 1ch)`,
    paddingInlineStart: `calc(${BOX.w / 2}px - 0.5ch)`,
  },
});
/** What sticks out is cut: the place for the caret behind the last digit. Unlike what is hidden it cannot be scrolled to. */
const Cells = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'clip',
    overflowClipMargin: '2px',
    '& [data-cell]': {
      w: `${BOX.w}px`,
      h: 'full',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '&:focus-within [data-cell]': { borderColor: 'accent.ring', boxShadow: '0 0 0 1px {colors.accent.ring}' },
    '&[data-wrong] [data-cell]': { borderColor: 'bad.ring' },
    '&[data-wrong]:focus-within [data-cell]': { boxShadow: '0 0 0 1px {colors.bad.ring}' },
  },
});

/**
 * A code of digits that somebody was sent. One field, only drawn as a box for each digit: what is pasted, filled in by the browser, corrected
 * and read aloud works as in every other. The whole code sends the form.
 */
export function CodeField({ digits = 6, autoFocus, ...frame }: CodeFieldProps) {
  const { value: entered, setValue, leave, ...state } = useFieldState<string | undefined>(frame);
  const code = entered ?? '';
  const { submitForm, isSubmitting } = useFormikContext();
  const input = useRef<HTMLInputElement>(null);
  const send = useEffectEvent(() => void submitForm());
  useEffect(() => {
    if (code.length === digits) send();
  }, [code, digits]);

  const { wrong } = state;
  const makeWay = useEffectEvent(() => code.length === digits && input.current?.select());
  useEffect(() => {
    if (wrong) makeWay(); // the next one is typed in its place
  }, [wrong]);

  return (
    <FieldFrame {...frame} state={state}>
      <Cells w={`${digits * PITCH - BOX.gap}px`} data-wrong={wrong ? true : undefined}>
        <Flex aria-hidden position="absolute" inset="0" gap={`${BOX.gap}px`}>
          {Array.from({ length: digits }, (_, digit) => (
            <div key={digit} data-cell />
          ))}
        </Flex>
        <Digits
          ref={input}
          {...state.control}
          w={`${(digits + 1) * PITCH}px`}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus={autoFocus}
          readOnly={isSubmitting}
          value={code}
          onChange={({ target }) => setValue(target.value.replaceAll(/\D/g, '').slice(0, digits))}
          onBlur={leave}
        />
      </Cells>
    </FieldFrame>
  );
}
