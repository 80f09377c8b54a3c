import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    cargos: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      name: string;
      code: string;
      cargoTypeId: string;
      shippingUnit: string;
      billingBy: 'weight' | 'space' | 'quantity';
      width: string;
      height: string;
      length: string;
      weight: string;
      actualSpace: string;
      effectiveSpace: string;
      palletPlaces: string | null;
      stackLayers: number | null;
      createdAt: number;
    };
    cargoAllowedTypes: {
      cargoId: string;
      cargoTypeId: string;
    };
  }
}
