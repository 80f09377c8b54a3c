import { FileDrop, type FileDropOptions } from '../files/file-drop.tsx';
import type { FileValue } from '../files/use-file-url.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/core/field.tsx';

/** A form field for a file: the stored one, or its replacement; null for none. In the schema: `mixed<FileValue>()`. */
export function FileDropField({
  kinds,
  maxMegabytes,
  size,
  allowCamera,
  shrinkImages,
  progress,
  ...frame
}: Omit<FieldProps, 'hideLabel'> & FileDropOptions) {
  const state = useFieldState<FileValue>(frame);
  const { disabled, ...control } = state.control;
  return (
    <FieldFrame {...frame} state={state}>
      <FileDrop
        label={frame.label}
        value={state.value}
        onChange={state.setValue}
        onBlur={state.markTouched}
        control={control}
        disabled={disabled}
        kinds={kinds}
        maxMegabytes={maxMegabytes}
        size={size}
        allowCamera={allowCamera}
        shrinkImages={shrinkImages}
        progress={progress}
      />
    </FieldFrame>
  );
}
