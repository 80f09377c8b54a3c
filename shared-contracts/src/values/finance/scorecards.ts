type Ratio = { met: number; of: number };
type Offers = { accepted: number; declined: number; expired: number };
type OnTime = { pickup: Ratio; drop: Ratio };

/** In whole percent, rounded down; null if `of` is 0. */
export const percentOf = ({ met, of }: Ratio): number | null => (of === 0 ? null : Math.floor((met / of) * 100));

/** The accepted ones of all offers that the partner decided on, or let expire. */
export const acceptanceOf = ({ offers }: { offers: Offers }): Ratio => ({
  met: offers.accepted,
  of: offers.accepted + offers.declined + offers.expired,
});

/** The ratio over all stops. */
export const onTimeOf = ({ onTime: { pickup, drop } }: { onTime: OnTime }): Ratio => ({
  met: pickup.met + drop.met,
  of: pickup.of + drop.of,
});
