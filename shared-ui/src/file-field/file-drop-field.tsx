import { FileDrop, type DropLimits } from '../files/file-drop.tsx';
import type { FileValue } from '../files/use-file-address.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/field.tsx';

/** A file of a form: the one that is stored, or the one that takes its place. Null: none. In the schema: `mixed<FileValue>()`. */
export function FileDropField({
  kinds,
  maxMegabytes,
  size,
  camera,
  shrinks,
  progress,
  ...frame
}: Omit<FieldProps, 'hideLabel'> & DropLimits) {
  const state = useFieldState<FileValue>(frame);
  const { disabled, ...control } = state.control;
  return (
    <FieldFrame {...frame} state={state}>
      <FileDrop
        label={frame.label}
        value={state.value}
        onChange={state.setValue}
        onBlur={state.leave}
        control={control}
        disabled={disabled}
        kinds={kinds}
        maxMegabytes={maxMegabytes}
        size={size}
        camera={camera}
        shrinks={shrinks}
        progress={progress}
      />
    </FieldFrame>
  );
}
