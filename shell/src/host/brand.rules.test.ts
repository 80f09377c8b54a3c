import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { isRegistrationOpen, isVersionShown, typesToRegister } from './brand.rules.ts';

const brand = (changes: Partial<DistributorInfo>) => changes as DistributorInfo;

test("the platform's own hosts are open, show the version and register every type", () => {
  expect([isRegistrationOpen(null), isVersionShown(null)]).toEqual([true, true]);
  expect(typesToRegister(null)).toEqual(['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner']);
});

test.each([true, false])('a brand decides itself: %s', (isOn) => {
  const own = brand({ selfRegistration: isOn, showVersion: !isOn, organizationTypes: ['1pl'] });
  expect([isRegistrationOpen(own), isVersionShown(own)]).toEqual([isOn, !isOn]);
  expect(typesToRegister(own)).toEqual(['1pl']);
});
