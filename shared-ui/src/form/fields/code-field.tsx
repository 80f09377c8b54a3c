import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chakra, Flex } from '../../base/chakra.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../core/field.tsx';

type CodeFieldProps = FieldProps & { digits?: number; autoFocus?: boolean };

/** px */
const CELL = { w: 44, h: 52, gap: 8 };
const CELL_DISTANCE = CELL.w + CELL.gap;

const Digits = chakra('input', {
  base: {
    position: 'relative',
    h: `${CELL.h}px`,
    bg: 'transparent',
    color: 'fg.default',
    outline: 'none',
    fontFamily: 'mono',
    fontSize: '2xl',
    letterSpacing: `calc(${CELL_DISTANCE}px - 1ch)`,
    paddingInlineStart: `calc(${CELL.w / 2}px - 0.5ch)`,
  },
});
/** Clips the space for the caret after the last digit; `overflow: hidden` could still be scrolled. */
const Cells = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'clip',
    overflowClipMargin: '2px',
    '& [data-cell]': {
      w: `${CELL.w}px`,
      h: 'full',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '&:focus-within [data-cell]': { borderColor: 'accent.ring', boxShadow: '0 0 0 1px {colors.accent.ring}' },
    '&[data-invalid] [data-cell]': { borderColor: 'bad.ring' },
    '&[data-invalid]:focus-within [data-cell]': { boxShadow: '0 0 0 1px {colors.bad.ring}' },
  },
});

/**
 * A one-time code. It is a single input that only looks like one box per digit, so that pasting, autofill,
 * corrections and screen readers work as usual. Entering the last digit submits the form.
 */
export function CodeField({ digits = 6, autoFocus, ...frame }: CodeFieldProps) {
  const { value: fieldValue, setValue, markTouched, ...state } = useFieldState<string | undefined>(frame);
  const code = fieldValue ?? '';
  const { submitForm, isSubmitting } = useFormikContext();
  const input = useRef<HTMLInputElement>(null);
  const submit = useEffectEvent(() => void submitForm());
  useEffect(() => {
    if (code.length === digits) submit();
  }, [code, digits]);

  const { error } = state;
  const selectCode = useEffectEvent(() => code.length === digits && input.current?.select());
  useEffect(() => {
    if (error) selectCode(); // the next input replaces the code
  }, [error]);

  return (
    <FieldFrame {...frame} state={state}>
      <Cells w={`${digits * CELL_DISTANCE - CELL.gap}px`} data-error={error ? true : undefined}>
        <Flex aria-hidden position="absolute" inset="0" gap={`${CELL.gap}px`}>
          {Array.from({ length: digits }, (_, digit) => (
            <div key={digit} data-cell />
          ))}
        </Flex>
        <Digits
          ref={input}
          {...state.control}
          w={`${(digits + 1) * CELL_DISTANCE}px`}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          readOnly={isSubmitting}
          value={code}
          onChange={({ target }) => setValue(target.value.replaceAll(/\D/g, '').slice(0, digits))}
          onBlur={markTouched}
        />
      </Cells>
    </FieldFrame>
  );
}
