type Requested = { name: string; quantity: string };

/** Services as one text: `Tail lift, 2 × Pallet exchange`. */
export const nameServices = (services: readonly Requested[]): string =>
  services.map(({ name, quantity }) => (Number(quantity) === 1 ? name : `${Number(quantity)} × ${name}`)).join(', ');
