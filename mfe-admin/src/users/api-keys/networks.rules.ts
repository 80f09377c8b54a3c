/** One network per line, or separated by commas. */
export const splitNetworks = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

const isPart = (part: string) => /^(?:25[0-5]|2[0-4]\d|1?\d?\d)$/.test(part);
const isIpv4 = (text: string) => text.split('.').length === 4 && text.split('.').every(isPart);

function isIpv6(text: string): boolean {
  if (!text.includes(':')) return false;
  try {
    return new URL(`http://[${text}]`).hostname !== '';
  } catch {
    return false;
  }
}

/** An address, or a network such as `203.0.113.0/24` and `2001:db8::/32`; the API checks the same. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const isV6 = isIpv6(address);
  if (rest.length > 0 || !(isV6 || isIpv4(address))) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isV6 ? 128 : 32));
}
