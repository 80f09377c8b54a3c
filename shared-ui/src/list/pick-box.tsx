import { Checkbox } from '@chakra-ui/react';

/** A bare box; its label is for those who do not see the row. */
export function PickBox({ label, checked, onChange }: { label: string; checked: boolean | 'indeterminate'; onChange: () => void }) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={onChange} verticalAlign="middle">
      <Checkbox.HiddenInput aria-label={label} /><Checkbox.Control />
    </Checkbox.Root>
  );
}
