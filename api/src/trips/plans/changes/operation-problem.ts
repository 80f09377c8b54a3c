/** Why an operation is impossible. `field`: its path in the operation, e.g. `orderIds.0`. */
export type OperationProblem = {
  code:
    | 'tripNotFound'
    | 'tripExists'
    | 'tripCreated'
    | 'tripLocked'
    | 'orderNotFound'
    | 'orderNotFree'
    | 'orderInTrip'
    | 'tooManyOrders'
    | 'tooManyTrips'
    | 'invalidStops'
    | 'vehicleNotFound'
    | 'driverNotFound'
    | 'vehicleTypeNotFound';
  field: string;
  message: string;
  params?: Record<string, string | number>;
};
