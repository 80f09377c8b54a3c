import { Text } from 'shared-ui';

export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return '–';
  return (
    <Text asChild color="accent.fg" whiteSpace="nowrap" _print={{ color: 'inherit' }}>
      <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
    </Text>
  );
}
