/* oxlint-disable max-lines, typescript/no-duplicate-type-constituents */
/* Generated from api/openapi/v1.json by client/generate.ts. */
export interface paths {
    "/api/v1/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submitted bills
         * @description Needs the rule `order: read`.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cargos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cargo
         * @description Needs the rule `cargo: read`.
         */
        get: operations["listCargos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Needs the rule `contact: read`.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Needs the rule `contact: write`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact
         * @description Needs the rule `contact: read`.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Needs the rule `contact: delete`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Needs the rule `contact: write`.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/v1/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description Needs the rule `contract: read`.
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contract with its rates
         * @description Needs the rule `contract: read`.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drivers
         * @description Needs the rule `driver: read`.
         */
        get: operations["listDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a driver
         * @description Needs the rule `driver: read`.
         */
        get: operations["getDriver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geofence-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List arrivals and departures at locations
         * @description Needs the rule `vehicle: read`.
         */
        get: operations["listGeofenceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Needs the rule `order: read`.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         * @description Needs the rule `order: read`.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Needs the rule `location: read`.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Create a location
         * @description Needs the rule `location: write`.
         */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a location
         * @description Needs the rule `location: read`.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        /**
         * Delete a location
         * @description Needs the rule `location: delete`.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        /**
         * Change a location
         * @description Needs the rule `location: write`.
         */
        patch: operations["updateLocation"];
        trace?: never;
    };
    "/api/v1/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description Needs the rule `operation: read`.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List order types
         * @description Needs the rule `orderType: read`.
         */
        get: operations["listOrderTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Needs the rule `order: read`.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description Needs the rule `order: write`.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description Needs the rule `order: read`.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Needs the rule `order: delete`.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Change an order
         * @description Needs the rule `order: write`.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/api/v1/orders/{id}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bill of an order
         * @description Needs the rule `order: read`.
         */
        get: operations["getOrderBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/etas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read expected arrivals
         * @description Needs the rule `order: read`.
         */
        get: operations["getOrderEtas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stage and what can follow
         * @description Needs the rule `order: read`.
         */
        get: operations["getOrderStage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move an order to a stage
         * @description Needs the rule `order: write`.
         */
        patch: operations["changeOrderStage"];
        trace?: never;
    };
    "/api/v1/orders/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history
         * @description Needs the rule `order: read`.
         */
        get: operations["listOrderTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partners
         * @description Needs a valid key.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest positions
         * @description Needs the rule `vehicle: read`.
         */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trips
         * @description Needs the rule `trip: read`.
         */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a trip
         * @description Needs the rule `trip: read`.
         */
        get: operations["getTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips/{id}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bill of a trip
         * @description Needs the rule `trip: read`.
         */
        get: operations["getTripBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a trip to a stage
         * @description Needs the rule `trip: read`.
         */
        patch: operations["changeTripStage"];
        trace?: never;
    };
    "/api/v1/trips/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history
         * @description Needs the rule `trip: read`.
         */
        get: operations["listTripTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vehicle types
         * @description Needs a valid key.
         */
        get: operations["listVehicleTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vehicles
         * @description Needs the rule `vehicle: read`.
         */
        get: operations["listVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a vehicle
         * @description Needs the rule `vehicle: read`.
         */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles/{id}/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the track of a vehicle
         * @description Needs the rule `vehicle: read`.
         */
        get: operations["getVehicleTrack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "of": "order",
         *       "subject": {
         *         "id": "2f5d8412-34cd-8349-a88e-10c7cd888eb8",
         *         "number": "O-000151",
         *         "shipperCode": null,
         *         "reference": "EXP-2611-965",
         *         "stage": "saved"
         *       },
         *       "state": "draft",
         *       "revision": 0,
         *       "version": 1,
         *       "earlierVersions": [],
         *       "outdatedAt": null,
         *       "reasons": [],
         *       "contractProblems": [],
         *       "override": null,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "partner": {
         *         "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *         "name": "Serendib Freight Lines"
         *       },
         *       "invoice": null,
         *       "balance": null,
         *       "billingPeriod": null,
         *       "billingContact": null,
         *       "contract": {
         *         "id": "6305f55e-89ce-8c54-a9fe-f61d6262bf35",
         *         "name": "Island linehaul",
         *         "version": 1
         *       },
         *       "ratedAt": 1795221000,
         *       "calculationBasedDate": "pickup",
         *       "estimatedDistance": "107.341",
         *       "actualDistance": null,
         *       "isActualGiven": false,
         *       "distance": "107.341",
         *       "mileageBilling": "estimated",
         *       "unitStandard": "metric",
         *       "isBackhaul": false,
         *       "lines": [
         *         {
         *           "rule": "distance",
         *           "amount": "22004.91",
         *           "billed": "22004.91",
         *           "rate": "205",
         *           "distance": "107.341",
         *           "band": {
         *             "from": "50",
         *             "to": "150"
         *           }
         *         }
         *       ],
         *       "extraCharges": [],
         *       "services": [],
         *       "serviceRates": [],
         *       "discount": "0",
         *       "currency": "LKR",
         *       "billingCurrency": "LKR",
         *       "conversionRate": null,
         *       "own": null,
         *       "taxBase": "22004.91",
         *       "vatPercentage": "0",
         *       "isVatGiven": false,
         *       "vat": "0.00",
         *       "taxes": [
         *         {
         *           "percentage": "0",
         *           "base": "22004.91",
         *           "tax": "0.00"
         *         }
         *       ],
         *       "taxCategory": null,
         *       "taxReason": null,
         *       "total": "22004.91",
         *       "demurrage": {
         *         "minutes": 0,
         *         "amount": "0.00"
         *       },
         *       "load": {
         *         "space": "16.502",
         *         "weight": "3848.000"
         *       },
         *       "capacity": null,
         *       "utilization": null,
         *       "shares": [],
         *       "documents": [],
         *       "submitted": null,
         *       "approved": null,
         *       "sentBack": null
         *     }
         */
        Bill: {
            /** @enum {string} */
            of: "order" | "trip";
            subject: {
                /** Format: uuid */
                id: string;
                number: string;
                shipperCode?: string | null;
                reference: string | null;
                stage: string;
            };
            /** @enum {string} */
            state: "draft" | "submitted" | "approved";
            revision: number;
            version: number;
            earlierVersions: {
                version: number;
                /** @description decimal, 2 places; negative: deducted */
                total: string;
                currency: string | null;
                /** @description unix seconds */
                approvedAt: number;
                /** @description unix seconds */
                replacedAt: number;
                invoice?: string | null;
                creditNote?: string | null;
            }[];
            outdatedAt: number | null;
            reasons: ("noRate" | "noDistance" | "noActualDistance" | "noApproachDistance" | "stillStanding" | "noServiceRate" | "noContract")[];
            contractProblems?: ("contractNotStarted" | "contractExpired" | "contractDisabled" | "contractUnconfirmed")[];
            override?: {
                by: string | null;
                /** @description unix seconds */
                at: number;
                reason: string;
            } | null;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            partner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            invoice?: {
                /** @enum {string} */
                kind: "invoice" | "creditNote";
                number: string;
                original?: {
                    number: string;
                    /** @description unix seconds */
                    issuedAt: number;
                } | null;
                reason?: string | null;
                /** @description unix seconds */
                issuedAt: number;
                zone: string;
                /** @description unix seconds */
                dueAt: number;
                paymentTermDays: number;
                isSelfBilled: boolean;
                payee: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    address: string | null;
                    country: string | null;
                    structuredAddress?: {
                        street: string | null;
                        buildingNumber: string | null;
                        postalCode: string;
                        town: string;
                        country: string | null;
                    } | null;
                    taxNumber: string | null;
                    companyNumber: string | null;
                    contact: string | null;
                    email: string | null;
                };
                payer: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    address: string | null;
                    country: string | null;
                    structuredAddress?: {
                        street: string | null;
                        buildingNumber: string | null;
                        postalCode: string;
                        town: string;
                        country: string | null;
                    } | null;
                    taxNumber: string | null;
                    companyNumber: string | null;
                    contact: string | null;
                    email: string | null;
                };
                bank: {
                    name: string | null;
                    account: string | null;
                    code: string | null;
                };
                /** @enum {string} */
                of: "order" | "trip";
                subject: {
                    /** Format: uuid */
                    id?: string;
                    number: string;
                    shipperCode?: string | null;
                    reference: string | null;
                } | null;
                period?: {
                    /** @enum {string} */
                    cycle: "weekly" | "monthly";
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                };
                bills?: {
                    contract: {
                        name: string;
                        version: number;
                    } | null;
                    override: string | null;
                    service: {
                        from: number | null;
                        to: number | null;
                    };
                    places: string[];
                    /** @enum {string} */
                    unitStandard: "metric" | "imperial";
                    baseCurrency: string;
                    subject: {
                        /** Format: uuid */
                        id?: string;
                        number: string;
                        shipperCode?: string | null;
                        reference: string | null;
                    };
                    /** @description decimal, 2 places; negative: deducted */
                    net: string;
                }[];
                contract: {
                    name: string;
                    version: number;
                } | null;
                override: string | null;
                service: {
                    from: number | null;
                    to: number | null;
                };
                places: string[];
                /** @enum {string} */
                unitStandard: "metric" | "imperial";
                baseCurrency: string;
                currency: string;
                lines: {
                    /** @enum {string} */
                    rule: "agreedPrice" | "pointToPoint" | "flatTrip" | "distance" | "distanceDiscount" | "minimumCharge" | "fuelSurcharge" | "saturdaySurcharge" | "sundaySurcharge" | "holidaySurcharge" | "loadingDelay" | "transitDelay" | "unloadingDelay" | "demurrage" | "service" | "extraCharge" | "discount";
                    /** @description decimal, 2 places; negative: deducted */
                    amount: string;
                    /** @description decimal, 2 places; negative: deducted */
                    billed: string;
                    rate?: string;
                    distance?: string;
                    minutes?: number;
                    freeMinutes?: number;
                    band?: {
                        from: string;
                        to: string | null;
                    } | null;
                    percentage?: string;
                    threshold?: string;
                    stop?: number;
                    name?: string;
                    quantity?: string;
                    /** @enum {string} */
                    unit?: "order" | "stop" | "hour" | "kg";
                    date?: string;
                    vatPercentage?: string;
                    place?: string;
                    /** @enum {string} */
                    category: "standard" | "exempt" | "reverseCharge";
                    taxPercentage: string;
                    bill?: number;
                    line?: number;
                    isPart?: boolean;
                }[];
                taxes: {
                    /** @enum {string} */
                    category: "standard" | "exempt" | "reverseCharge";
                    percentage: string;
                    name: string | null;
                    reason: string | null;
                    /** @description decimal, 2 places; negative: deducted */
                    base: string;
                    /** @description decimal, 2 places; negative: deducted */
                    tax: string;
                }[];
                /** @description decimal, 2 places; negative: deducted */
                net: string;
                /** @description decimal, 2 places; negative: deducted */
                tax: string;
                /** @description decimal, 2 places; negative: deducted */
                total: string;
            } | null;
            balance?: {
                /** Format: uuid */
                invoiceId: string;
                /** @description decimal, 2 places; negative: deducted */
                paid: string;
                /** @description decimal, 2 places; negative: deducted */
                credited: string;
                /** @description decimal, 2 places; negative: deducted */
                open: string;
                /** @enum {string} */
                state: "open" | "partlyPaid" | "paid" | "credited";
                actions: ("record" | "settle")[];
            } | null;
            billingPeriod?: {
                /** @enum {string} */
                cycle: "weekly" | "monthly";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            billingContact: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string | null;
            } | null;
            contract: {
                /** Format: uuid */
                id: string;
                name: string;
                version: number;
            } | null;
            ratedAt: number | null;
            calculationBasedDate: ("created" | "pickup" | "delivery") | null;
            estimatedDistance: string | null;
            actualDistance: string | null;
            isActualGiven: boolean;
            distance: string | null;
            mileageBilling: ("estimated" | "actual") | null;
            /** @enum {string} */
            unitStandard: "metric" | "imperial";
            isBackhaul: boolean;
            lines: {
                /** @enum {string} */
                rule: "agreedPrice" | "pointToPoint" | "flatTrip" | "distance" | "distanceDiscount" | "minimumCharge" | "fuelSurcharge" | "saturdaySurcharge" | "sundaySurcharge" | "holidaySurcharge" | "loadingDelay" | "transitDelay" | "unloadingDelay" | "demurrage" | "service" | "extraCharge" | "discount";
                /** @description decimal, 2 places; negative: deducted */
                amount: string;
                /** @description decimal, 2 places; negative: deducted */
                billed: string;
                rate?: string;
                distance?: string;
                minutes?: number;
                freeMinutes?: number;
                band?: {
                    from: string;
                    to: string | null;
                } | null;
                percentage?: string;
                threshold?: string;
                stop?: number;
                name?: string;
                quantity?: string;
                /** @enum {string} */
                unit?: "order" | "stop" | "hour" | "kg";
                date?: string;
                vatPercentage?: string;
                place?: string;
            }[];
            extraCharges: {
                name: string;
                /** @description decimal, at most 2 places */
                amount: string;
                /** @description percent, at most 4 places */
                vatPercentage?: string;
            }[];
            services?: {
                name: string;
                /** @description decimal, at most 3 places */
                quantity: string;
            }[];
            serviceRates?: {
                name: string;
                /** @enum {string} */
                unit: "order" | "stop" | "hour" | "kg";
                /** @description decimal, at most 2 places */
                rate: string;
            }[];
            /** @description decimal, at most 2 places */
            discount: string;
            currency: string | null;
            billingCurrency: string | null;
            conversionRate: string | null;
            own?: {
                currency: string;
                rate: string;
                /** Format: date */
                day: string;
                /** Format: date */
                asOf: string;
                /** @enum {string} */
                source: "ecb" | "manual";
                isBooked: boolean;
                /** @description decimal, 2 places; negative: deducted */
                net: string;
                /** @description decimal, 2 places; negative: deducted */
                tax: string;
                /** @description decimal, 2 places; negative: deducted */
                total: string;
                /** @description decimal, 2 places; negative: deducted */
                rounding: string;
            } | null;
            /** @description decimal, 2 places; negative: deducted */
            taxBase: string;
            /** @description percent, at most 4 places */
            vatPercentage: string;
            isVatGiven: boolean;
            /** @description decimal, 2 places; negative: deducted */
            vat: string;
            taxes?: {
                percentage: string;
                /** @description decimal, 2 places; negative: deducted */
                base: string;
                /** @description decimal, 2 places; negative: deducted */
                tax: string;
            }[];
            taxCategory?: ("exempt" | "reverseCharge") | null;
            taxReason?: string | null;
            /** @description decimal, 2 places; negative: deducted */
            total: string;
            demurrage: {
                minutes: number;
                /** @description decimal, 2 places; negative: deducted */
                amount: string;
            };
            load: {
                /** @description decimal, at most 3 places */
                space: string;
                /** @description decimal, at most 3 places */
                weight: string;
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            } | null;
            capacity: {
                /** @description decimal, at most 3 places */
                space: string;
                /** @description decimal, at most 3 places */
                weight: string;
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            } | null;
            utilization: {
                /** @description percent, 1 place */
                space: string;
                /** @description percent, 1 place */
                weight: string;
                /** @description percent, 1 place */
                palletPlaces?: string;
                /** @description percent, 1 place */
                loadingMeters?: string;
            } | null;
            shares: {
                /** Format: uuid */
                id: string;
                number: string;
                shipperCode?: string | null;
                /** @description decimal, 2 places; negative: deducted */
                amount: string;
            }[];
            documents: {
                /** Format: uuid */
                id: string;
                name: string;
                mime: string;
                /** @description unix seconds */
                createdAt: number;
                url: string;
            }[];
            submitted: {
                by: string | null;
                /** @description unix seconds */
                at: number;
            } | null;
            approved: {
                by: string | null;
                /** @description unix seconds */
                at: number;
            } | null;
            sentBack: {
                by: string | null;
                /** @description unix seconds */
                at: number;
                reason: string;
            } | null;
        };
        /**
         * @example {
         *       "id": "bcaa63cb-9560-4c09-83a8-ca6e0af6cf5c",
         *       "of": "order",
         *       "subject": {
         *         "id": "6d2bee30-8480-8e3f-a3eb-50ce826a904c",
         *         "number": "O-000019",
         *         "shipperCode": null,
         *         "reference": "EST-2611-825",
         *         "stage": "billed"
         *       },
         *       "state": "approved",
         *       "revision": 2,
         *       "version": 1,
         *       "side": "payer",
         *       "payer": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "payee": {
         *         "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *         "name": "Hill Country Carriers"
         *       },
         *       "taxBase": "18500.00",
         *       "vat": "0.00",
         *       "total": "18500.00",
         *       "currency": "LKR",
         *       "invoice": null,
         *       "billingPeriod": {
         *         "cycle": "weekly",
         *         "from": "2026-11-16",
         *         "to": "2026-11-22"
         *       },
         *       "balance": null,
         *       "own": null,
         *       "isOverdue": false,
         *       "submittedAt": 1795089600,
         *       "approvedAt": 1795161600,
         *       "outdatedAt": null
         *     }
         */
        BillSummary: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            of: "order" | "trip";
            subject: {
                /** Format: uuid */
                id: string;
                number: string;
                shipperCode?: string | null;
                reference: string | null;
                stage: string;
            };
            /** @enum {string} */
            state: "draft" | "submitted" | "approved";
            revision: number;
            version: number;
            /** @enum {string} */
            side: "payer" | "payee";
            payer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            payee: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            taxBase: string | null;
            vat: string | null;
            total: string | null;
            currency: string | null;
            invoice: {
                number: string;
                /** @description unix seconds */
                dueAt: number;
            } | null;
            billingPeriod?: {
                /** @enum {string} */
                cycle: "weekly" | "monthly";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            balance?: {
                /** Format: uuid */
                invoiceId: string;
                /** @description decimal, 2 places; negative: deducted */
                paid: string;
                /** @description decimal, 2 places; negative: deducted */
                credited: string;
                /** @description decimal, 2 places; negative: deducted */
                open: string;
                /** @enum {string} */
                state: "open" | "partlyPaid" | "paid" | "credited";
                actions: ("record" | "settle")[];
            } | null;
            own?: {
                currency: string;
                rate: string;
                /** Format: date */
                day: string;
                /** Format: date */
                asOf: string;
                /** @enum {string} */
                source: "ecb" | "manual";
                isBooked: boolean;
                /** @description decimal, 2 places; negative: deducted */
                net: string;
                /** @description decimal, 2 places; negative: deducted */
                tax: string;
                /** @description decimal, 2 places; negative: deducted */
                total: string;
                /** @description decimal, 2 places; negative: deducted */
                rounding: string;
            } | null;
            isOverdue: boolean;
            submittedAt: number | null;
            approvedAt: number | null;
            outdatedAt: number | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "bcaa63cb-9560-4c09-83a8-ca6e0af6cf5c",
         *           "of": "order",
         *           "subject": {
         *             "id": "6d2bee30-8480-8e3f-a3eb-50ce826a904c",
         *             "number": "O-000019",
         *             "shipperCode": null,
         *             "reference": "EST-2611-825",
         *             "stage": "billed"
         *           },
         *           "state": "approved",
         *           "revision": 2,
         *           "version": 1,
         *           "side": "payer",
         *           "payer": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "payee": {
         *             "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *             "name": "Hill Country Carriers"
         *           },
         *           "taxBase": "18500.00",
         *           "vat": "0.00",
         *           "total": "18500.00",
         *           "currency": "LKR",
         *           "invoice": null,
         *           "billingPeriod": {
         *             "cycle": "weekly",
         *             "from": "2026-11-16",
         *             "to": "2026-11-22"
         *           },
         *           "balance": null,
         *           "own": null,
         *           "isOverdue": false,
         *           "submittedAt": 1795089600,
         *           "approvedAt": 1795161600,
         *           "outdatedAt": null
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        BillSummaryPage: {
            items: components["schemas"]["BillSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *       "name": "Black pepper, sack",
         *       "code": "PEP-SACK",
         *       "cargoType": {
         *         "id": "a96f6147-16e2-83ff-aef8-c40694625d09",
         *         "name": "Food, dry"
         *       },
         *       "shippingUnit": "Sack",
         *       "width": "0.550",
         *       "height": "0.250",
         *       "length": "0.950",
         *       "weight": "50.000",
         *       "actualSpace": "0.131",
         *       "effectiveSpace": "0.141",
         *       "palletPlaces": null,
         *       "stackLayers": null,
         *       "revision": 1,
         *       "allowedCargoTypes": [
         *         {
         *           "id": "1b7559f7-02ba-8011-ad3e-e49ae318fd74",
         *           "name": "General goods"
         *         },
         *         {
         *           "id": "9cbea7e5-d4bc-8dd9-a310-f6dd4879fee0",
         *           "name": "Liquids in drums"
         *         }
         *       ],
         *       "billingBy": "weight",
         *       "createdAt": 1769241600
         *     }
         */
        Cargo: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string;
            cargoType: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            shippingUnit: string;
            /** @description decimal, at most 3 places */
            width: string;
            /** @description decimal, at most 3 places */
            height: string;
            /** @description decimal, at most 3 places */
            length: string;
            /** @description decimal, at most 3 places */
            weight: string;
            /** @description decimal, at most 3 places */
            actualSpace: string;
            /** @description decimal, at most 3 places */
            effectiveSpace: string;
            palletPlaces?: string | null;
            stackLayers?: number | null;
            /** @description counts the changes of the record */
            revision: number;
            allowedCargoTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @enum {string} */
            billingBy: "weight" | "space" | "quantity";
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *           "name": "Black pepper, sack",
         *           "code": "PEP-SACK",
         *           "cargoType": {
         *             "id": "a96f6147-16e2-83ff-aef8-c40694625d09",
         *             "name": "Food, dry"
         *           },
         *           "shippingUnit": "Sack",
         *           "width": "0.550",
         *           "height": "0.250",
         *           "length": "0.950",
         *           "weight": "50.000",
         *           "actualSpace": "0.131",
         *           "effectiveSpace": "0.141",
         *           "palletPlaces": null,
         *           "stackLayers": null,
         *           "revision": 1,
         *           "allowedCargoTypes": [
         *             {
         *               "id": "1b7559f7-02ba-8011-ad3e-e49ae318fd74",
         *               "name": "General goods"
         *             },
         *             {
         *               "id": "9cbea7e5-d4bc-8dd9-a310-f6dd4879fee0",
         *               "name": "Liquids in drums"
         *             }
         *           ],
         *           "billingBy": "weight",
         *           "createdAt": 1769241600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        CargoPage: {
            items: components["schemas"]["Cargo"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "stage": "pendingValidation"
         *     }
         */
        ChangeOrderStageInput: {
            /** @enum {string} */
            stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
            reason?: string;
            /** @description unix seconds */
            occurredAt?: number;
            /** @enum {string} */
            from?: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
            delivered?: {
                /** Format: uuid */
                cargoId: string;
                quantity: number;
                shortageReason?: string | null;
                stop?: number;
            }[];
            acknowledgedWarnings?: ("overload" | "lateArrival" | "lateForCutoff" | "closedLocation")[];
        };
        /**
         * @example {
         *       "stage": "started"
         *     }
         */
        ChangeTripStageInput: {
            /** @enum {string} */
            stage: "saved" | "waitingForTrip" | "vehicleAssigned" | "started" | "transit" | "completed" | "manualCompleted" | "incomplete" | "billed" | "cancelled";
            reason?: string;
            /** @description unix seconds */
            occurredAt?: number;
            /** @description decimal, at most 3 places */
            actualDistance?: string;
            /** @description unix seconds */
            dropAt?: number;
            /** Format: uuid */
            vehicleId?: string;
            /** Format: uuid */
            driverId?: string;
            takeOver?: boolean;
        };
        /**
         * @example {
         *       "id": "81a56f88-2f15-84fd-aecc-b45eaff3033a",
         *       "name": "Amaya Fernando",
         *       "firstName": "Amaya",
         *       "middleName": null,
         *       "lastName": "Fernando",
         *       "email": "contact37@consign.example",
         *       "phone": "+94 77 129 3003",
         *       "revision": 1,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "language": null,
         *       "byEmail": true,
         *       "bySms": false,
         *       "isDelivery": true,
         *       "isBilling": false,
         *       "isNotification": true,
         *       "isDriver": false,
         *       "notificationTypes": [
         *         "validated",
         *         "rejected"
         *       ],
         *       "locations": [
         *         {
         *           "id": "f764ba0b-eda3-887f-accc-4b2d0155a771",
         *           "name": "Pallekele industrial zone"
         *         }
         *       ],
         *       "isUser": false,
         *       "driverId": null,
         *       "createdAt": 1769241600,
         *       "usedBy": [
         *         {
         *           "as": "stop",
         *           "count": 10,
         *           "names": [
         *             "O-000039",
         *             "O-000050"
         *           ]
         *         },
         *         {
         *           "as": "location",
         *           "count": 1,
         *           "names": [
         *             "Pallekele industrial zone"
         *           ]
         *         }
         *       ]
         *     }
         */
        Contact: {
            /** Format: uuid */
            id: string;
            name: string;
            firstName: string;
            middleName: string | null;
            lastName: string;
            email: string;
            phone: string;
            /** @description counts the changes of the record */
            revision: number;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            language: ("en" | "it" | "fr" | "sp" | "sin") | null;
            byEmail: boolean;
            bySms: boolean;
            isDelivery: boolean;
            isBilling: boolean;
            isNotification: boolean;
            isDriver: boolean;
            notificationTypes: ("validated" | "rejected" | "started" | "arrivedToPickupLocation" | "transit" | "delayed" | "arrivedToDropLocation" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "cancelled")[];
            locations: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            isUser: boolean;
            driverId: string | null;
            /** @description unix seconds */
            createdAt: number;
            usedBy: {
                /** @enum {string} */
                as: "stop" | "orderNews" | "approver" | "operationNews" | "location" | "driver" | "user";
                count: number;
                names: string[];
            }[];
        };
        /**
         * @example {
         *       "id": "81a56f88-2f15-84fd-aecc-b45eaff3033a",
         *       "name": "Amaya Fernando",
         *       "firstName": "Amaya",
         *       "middleName": null,
         *       "lastName": "Fernando",
         *       "email": "contact37@consign.example",
         *       "phone": "+94 77 129 3003",
         *       "revision": 1,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "language": null,
         *       "byEmail": true,
         *       "bySms": false,
         *       "isDelivery": true,
         *       "isBilling": false,
         *       "isNotification": true,
         *       "isDriver": false,
         *       "notificationTypes": [
         *         "validated",
         *         "rejected"
         *       ],
         *       "locations": [
         *         {
         *           "id": "f764ba0b-eda3-887f-accc-4b2d0155a771",
         *           "name": "Pallekele industrial zone"
         *         }
         *       ],
         *       "isUser": false,
         *       "driverId": null,
         *       "createdAt": 1769241600
         *     }
         */
        ContactSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            firstName: string;
            middleName: string | null;
            lastName: string;
            email: string;
            phone: string;
            /** @description counts the changes of the record */
            revision: number;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            language: ("en" | "it" | "fr" | "sp" | "sin") | null;
            byEmail: boolean;
            bySms: boolean;
            isDelivery: boolean;
            isBilling: boolean;
            isNotification: boolean;
            isDriver: boolean;
            notificationTypes: ("validated" | "rejected" | "started" | "arrivedToPickupLocation" | "transit" | "delayed" | "arrivedToDropLocation" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "cancelled")[];
            locations: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            isUser: boolean;
            driverId: string | null;
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "81a56f88-2f15-84fd-aecc-b45eaff3033a",
         *           "name": "Amaya Fernando",
         *           "firstName": "Amaya",
         *           "middleName": null,
         *           "lastName": "Fernando",
         *           "email": "contact37@consign.example",
         *           "phone": "+94 77 129 3003",
         *           "revision": 1,
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "language": null,
         *           "byEmail": true,
         *           "bySms": false,
         *           "isDelivery": true,
         *           "isBilling": false,
         *           "isNotification": true,
         *           "isDriver": false,
         *           "notificationTypes": [
         *             "validated",
         *             "rejected"
         *           ],
         *           "locations": [
         *             {
         *               "id": "f764ba0b-eda3-887f-accc-4b2d0155a771",
         *               "name": "Pallekele industrial zone"
         *             }
         *           ],
         *           "isUser": false,
         *           "driverId": null,
         *           "createdAt": 1769241600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        ContactSummaryPage: {
            items: components["schemas"]["ContactSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "403cf9cd-94e3-86af-abab-1dc7655a2677",
         *       "name": "Airport feeder, in euro",
         *       "partner": {
         *         "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *         "name": "Hill Country Carriers"
         *       },
         *       "startDate": 1777881600,
         *       "expireDate": 1826697600,
         *       "currency": "EUR",
         *       "isConfirmed": true,
         *       "isDisabled": false,
         *       "isExpired": false,
         *       "revision": 1,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "isMine": true,
         *       "state": "confirmed",
         *       "rejectedReason": null,
         *       "version": 1,
         *       "newer": null,
         *       "isWaiting": false,
         *       "createdAt": 1777017600,
         *       "cargoTypes": [],
         *       "vehicleTypes": [],
         *       "terms": {
         *         "unitStandard": "metric",
         *         "calculationBasedDate": "pickup",
         *         "defaultMileageBilling": "estimated",
         *         "mileageCalculationLocationId": null,
         *         "baseCurrencyId": "a10a2ccd-0264-489b-bbba-ce89c2767bcc",
         *         "billingCurrencyId": null,
         *         "conversionRate": null,
         *         "vatPercentage": "18",
         *         "flatTripRate": "185.00",
         *         "flatTripBackhaulRate": null,
         *         "distanceRates": [
         *           {
         *             "from": "0",
         *             "to": "50",
         *             "value": "220.00",
         *             "backhaulRate": null,
         *             "backhaulPercentage": null,
         *             "minDistance": "20"
         *           },
         *           {
         *             "from": "50",
         *             "to": "150",
         *             "value": "195.00",
         *             "backhaulRate": null,
         *             "backhaulPercentage": null,
         *             "minDistance": "0"
         *           }
         *         ],
         *         "pointRates": [],
         *         "distanceDiscounts": [],
         *         "delays": {
         *           "standard": {
         *             "freeMinutes": 120,
         *             "ratePerHour": "500.00"
         *           }
         *         },
         *         "demurrage": null
         *       },
         *       "names": {
         *         "a10a2ccd-0264-489b-bbba-ce89c2767bcc": "EUR"
         *       },
         *       "usedBy": [
         *         {
         *           "as": "order",
         *           "count": 1,
         *           "names": [
         *             "O-000020"
         *           ]
         *         }
         *       ]
         *     }
         */
        Contract: {
            /** Format: uuid */
            id: string;
            name: string;
            partner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @description unix seconds */
            startDate: number;
            expireDate: number | null;
            currency: string;
            isConfirmed: boolean;
            isDisabled: boolean;
            isExpired: boolean;
            /** @description counts the changes of the record */
            revision: number;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            isMine: boolean;
            /** @enum {string} */
            state: "unconfirmed" | "confirmed" | "rejected";
            rejectedReason: string | null;
            version: number;
            newer: {
                number: number;
                /** @enum {string} */
                state: "unconfirmed" | "confirmed" | "rejected";
                reason: string | null;
                effectiveFrom?: number | null;
                terms: {
                    /** @enum {string} */
                    unitStandard: "metric" | "imperial";
                    /** @enum {string} */
                    calculationBasedDate: "created" | "pickup" | "delivery";
                    /** @enum {string} */
                    defaultMileageBilling: "estimated" | "actual";
                    mileageCalculationLocationId: string | null;
                    /** Format: uuid */
                    baseCurrencyId: string;
                    billingCurrencyId: string | null;
                    conversionRate: string | null;
                    /** @description percent, at most 4 places */
                    vatPercentage: string;
                    /** @enum {string} */
                    invoiceIssuer?: "payee" | "payer";
                    /** @enum {string} */
                    eInvoices?: "always" | "never";
                    /** @enum {string} */
                    billingCycle?: "perOrder" | "weekly" | "monthly";
                    invoiceTolerance?: {
                        amount: string | null;
                        percentage: string | null;
                    };
                    flatTripRate: string | null;
                    flatTripBackhaulRate: string | null;
                    distanceRates: {
                        /** @description decimal, at most 3 places */
                        from: string;
                        to: string | null;
                        /** @description decimal, at most 2 places */
                        value: string;
                        backhaulRate: string | null;
                        backhaulPercentage: string | null;
                        /** @description decimal, at most 3 places */
                        minDistance: string;
                    }[];
                    pointRates: {
                        /** Format: uuid */
                        fromLocationId: string;
                        /** Format: uuid */
                        toLocationId: string;
                        /** @description decimal, at most 2 places */
                        flatRate: string;
                        backhaulRate: string | null;
                    }[];
                    distanceDiscounts: {
                        /** @description decimal, at most 3 places */
                        distance: string;
                        /** @description percent, at most 4 places */
                        percentage: string;
                    }[];
                    /** @description decimal, at most 2 places */
                    minimumCharge?: string;
                    fuelSurcharges?: {
                        /** @description unix seconds */
                        from: number;
                        /** @description percent, at most 4 places */
                        percentage: string;
                    }[];
                    dayRates?: {
                        timeZone: string;
                        saturday: {
                            percentage: string | null;
                            amount: string | null;
                        } | null;
                        sunday: {
                            percentage: string | null;
                            amount: string | null;
                        } | null;
                        holiday: {
                            percentage: string | null;
                            amount: string | null;
                        } | null;
                        holidays: string[];
                    };
                    services?: {
                        name: string;
                        /** @enum {string} */
                        unit: "order" | "stop" | "hour" | "kg";
                        /** @description decimal, at most 2 places */
                        rate: string;
                    }[];
                    delays: {
                        [key: string]: {
                            freeMinutes: number;
                            /** @description decimal, at most 2 places */
                            ratePerHour: string;
                        };
                    };
                    demurrage: {
                        /** @description decimal, at most 2 places */
                        baseRate: string;
                        bands: {
                            /** @description decimal, at most 3 places */
                            from: string;
                            to: string | null;
                            /** @description decimal, at most 2 places */
                            rate: string;
                        }[];
                    } | null;
                };
            } | null;
            isWaiting: boolean;
            /** @description unix seconds */
            createdAt: number;
            cargoTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            vehicleTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            terms: {
                /** @enum {string} */
                unitStandard: "metric" | "imperial";
                /** @enum {string} */
                calculationBasedDate: "created" | "pickup" | "delivery";
                /** @enum {string} */
                defaultMileageBilling: "estimated" | "actual";
                mileageCalculationLocationId: string | null;
                /** Format: uuid */
                baseCurrencyId: string;
                billingCurrencyId: string | null;
                conversionRate: string | null;
                /** @description percent, at most 4 places */
                vatPercentage: string;
                /** @enum {string} */
                invoiceIssuer?: "payee" | "payer";
                /** @enum {string} */
                eInvoices?: "always" | "never";
                /** @enum {string} */
                billingCycle?: "perOrder" | "weekly" | "monthly";
                invoiceTolerance?: {
                    amount: string | null;
                    percentage: string | null;
                };
                flatTripRate: string | null;
                flatTripBackhaulRate: string | null;
                distanceRates: {
                    /** @description decimal, at most 3 places */
                    from: string;
                    to: string | null;
                    /** @description decimal, at most 2 places */
                    value: string;
                    backhaulRate: string | null;
                    backhaulPercentage: string | null;
                    /** @description decimal, at most 3 places */
                    minDistance: string;
                }[];
                pointRates: {
                    /** Format: uuid */
                    fromLocationId: string;
                    /** Format: uuid */
                    toLocationId: string;
                    /** @description decimal, at most 2 places */
                    flatRate: string;
                    backhaulRate: string | null;
                }[];
                distanceDiscounts: {
                    /** @description decimal, at most 3 places */
                    distance: string;
                    /** @description percent, at most 4 places */
                    percentage: string;
                }[];
                /** @description decimal, at most 2 places */
                minimumCharge?: string;
                fuelSurcharges?: {
                    /** @description unix seconds */
                    from: number;
                    /** @description percent, at most 4 places */
                    percentage: string;
                }[];
                dayRates?: {
                    timeZone: string;
                    saturday: {
                        percentage: string | null;
                        amount: string | null;
                    } | null;
                    sunday: {
                        percentage: string | null;
                        amount: string | null;
                    } | null;
                    holiday: {
                        percentage: string | null;
                        amount: string | null;
                    } | null;
                    holidays: string[];
                };
                services?: {
                    name: string;
                    /** @enum {string} */
                    unit: "order" | "stop" | "hour" | "kg";
                    /** @description decimal, at most 2 places */
                    rate: string;
                }[];
                delays: {
                    [key: string]: {
                        freeMinutes: number;
                        /** @description decimal, at most 2 places */
                        ratePerHour: string;
                    };
                };
                demurrage: {
                    /** @description decimal, at most 2 places */
                    baseRate: string;
                    bands: {
                        /** @description decimal, at most 3 places */
                        from: string;
                        to: string | null;
                        /** @description decimal, at most 2 places */
                        rate: string;
                    }[];
                } | null;
            };
            names: {
                [key: string]: string;
            };
            usedBy: {
                /** @enum {string} */
                as: "order" | "trip";
                count: number;
                names: string[];
            }[];
        };
        /**
         * @example {
         *       "id": "403cf9cd-94e3-86af-abab-1dc7655a2677",
         *       "name": "Airport feeder, in euro",
         *       "partner": {
         *         "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *         "name": "Hill Country Carriers"
         *       },
         *       "startDate": 1777881600,
         *       "expireDate": 1826697600,
         *       "currency": "EUR",
         *       "isConfirmed": true,
         *       "isDisabled": false,
         *       "isExpired": false,
         *       "revision": 1,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "isMine": true,
         *       "state": "confirmed",
         *       "rejectedReason": null,
         *       "version": 1,
         *       "newer": null,
         *       "isWaiting": false,
         *       "createdAt": 1777017600
         *     }
         */
        ContractSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            partner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @description unix seconds */
            startDate: number;
            expireDate: number | null;
            currency: string;
            isConfirmed: boolean;
            isDisabled: boolean;
            isExpired: boolean;
            /** @description counts the changes of the record */
            revision: number;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            isMine: boolean;
            /** @enum {string} */
            state: "unconfirmed" | "confirmed" | "rejected";
            rejectedReason: string | null;
            version: number;
            newer: {
                number: number;
                /** @enum {string} */
                state: "unconfirmed" | "confirmed" | "rejected";
                reason: string | null;
                effectiveFrom?: number | null;
            } | null;
            isWaiting: boolean;
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "403cf9cd-94e3-86af-abab-1dc7655a2677",
         *           "name": "Airport feeder, in euro",
         *           "partner": {
         *             "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *             "name": "Hill Country Carriers"
         *           },
         *           "startDate": 1777881600,
         *           "expireDate": 1826697600,
         *           "currency": "EUR",
         *           "isConfirmed": true,
         *           "isDisabled": false,
         *           "isExpired": false,
         *           "revision": 1,
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "isMine": true,
         *           "state": "confirmed",
         *           "rejectedReason": null,
         *           "version": 1,
         *           "newer": null,
         *           "isWaiting": false,
         *           "createdAt": 1777017600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        ContractSummaryPage: {
            items: components["schemas"]["ContractSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "firstName": "Nimal",
         *       "lastName": "Perera",
         *       "email": "nimal@harvest.example",
         *       "phone": "+94771234567",
         *       "isNotification": true,
         *       "notificationTypes": [
         *         "validated"
         *       ]
         *     }
         */
        CreateContactInput: {
            firstName: string;
            middleName?: string | null;
            lastName: string;
            email?: "";
            phone?: string;
            language?: ("en" | "it" | "fr" | "sp" | "sin") | null;
            byEmail?: boolean;
            bySms?: boolean;
            isDelivery?: boolean;
            isBilling?: boolean;
            isNotification?: boolean;
            isDriver?: boolean;
            notificationTypes?: ("validated" | "rejected" | "started" | "arrivedToPickupLocation" | "transit" | "delayed" | "arrivedToDropLocation" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "cancelled")[];
            locationIds?: string[];
        };
        /**
         * @example {
         *       "name": "Warehouse North",
         *       "street1": "Baseline Road 12",
         *       "city": "Colombo",
         *       "latitude": 6.9355,
         *       "longitude": 79.8812,
         *       "geofenceType": "circle",
         *       "geofenceRadius": 200
         *     }
         */
        CreateLocationInput: {
            name: string;
            buildingNumber?: string;
            apartmentNumber?: string;
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
            countryId?: string | null;
            latitude: number;
            longitude: number;
            /** @enum {string} */
            geofenceType: "circle" | "polygon";
            geofenceRadius?: number | null;
            geofencePolygon?: [
                number,
                number
            ][] | null;
            openingHours?: {
                timeZone: string;
                intervals: {
                    weekdays: number[];
                    from: string;
                    to: string;
                }[];
                closedDays: string[];
            } | null;
            contactIds?: string[];
            gates?: {
                /** Format: uuid */
                id?: string;
                name: string;
                /** @enum {string} */
                use: "both" | "loading" | "unloading";
                slotMinutes: number;
                capacity: number;
                /** @default null */
                openingHours: {
                    timeZone: string;
                    intervals: {
                        weekdays: number[];
                        from: string;
                        to: string;
                    }[];
                    closedDays: string[];
                } | null;
            }[];
        };
        /**
         * @example {
         *       "reference": "PO-4711",
         *       "orderTypeId": "8c07cd85-0510-8893-a71f-6c36d11a4a02",
         *       "partnerId": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *       "contractId": "6305f55e-89ce-8c54-a9fe-f61d6262bf35",
         *       "operationId": "e720c81e-ced5-89da-aeb9-38e4a3d9ad64",
         *       "pickupFrom": 1795161600,
         *       "pickupTo": 1795168800,
         *       "deliveryFrom": 1795176000,
         *       "deliveryTo": 1795190400,
         *       "cargoItems": [
         *         {
         *           "cargoId": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *           "quantity": 12
         *         }
         *       ],
         *       "stops": [
         *         {
         *           "locationId": "9e6cd5cc-8ec3-821f-a60e-ff1e98e02f15",
         *           "kind": "pickup"
         *         },
         *         {
         *           "locationId": "fab9976d-29ac-8e16-ab5c-8a3361e0a21d",
         *           "kind": "drop"
         *         }
         *       ]
         *     }
         */
        CreateOrderInput: {
            /** @default null */
            reference: string | null;
            /** Format: uuid */
            orderTypeId: string;
            /** Format: uuid */
            partnerId: string;
            /** Format: uuid */
            contractId: string;
            /** Format: uuid */
            operationId: string;
            /** @default [] */
            vehicleTypeIds: string[];
            /** @default false */
            isFlexible: boolean;
            /** @default false */
            isBackhaul: boolean;
            /** @default [] */
            notificationContactIds: string[];
            /** @default null */
            description: string | null;
            /** @default null */
            pickupFrom: number | null;
            /** @default null */
            pickupTo: number | null;
            /** @default null */
            deliveryFrom: number | null;
            /** @default null */
            deliveryTo: number | null;
            /**
             * @default none
             * @enum {string}
             */
            cutoffOption: "none" | "pickup" | "delivery";
            /** @default null */
            cutoffFrom: number | null;
            /** @default null */
            cutoffTo: number | null;
            /** @default 0 */
            loadingMinutes: number;
            /** @default 0 */
            unloadingMinutes: number;
            /** @default [] */
            cargoItems: {
                /** @default null */
                packNumber: string | null;
                /** Format: uuid */
                cargoId: string;
                quantity: number;
            }[];
            /** @default [] */
            stops: {
                /** Format: uuid */
                locationId: string;
                /** @default null */
                contactId: string | null;
                kind?: ("pickup" | "drop") | null;
                windowFrom?: number | null;
                windowTo?: number | null;
                handlingMinutes?: number | null;
                instructions?: string | null;
                reference?: string | null;
                items?: {
                    item: number;
                    quantity: number;
                }[] | null;
            }[];
            services?: {
                name: string;
                /** @description decimal, at most 3 places */
                quantity: string;
            }[];
        };
        /**
         * @example {
         *       "id": "2f5d8412-34cd-8349-a88e-10c7cd888eb8"
         *     }
         */
        Deleted: {
            /** Format: uuid */
            id: string;
        };
        /**
         * @example {
         *       "id": "99bad23a-6135-8fc2-a753-0e2e944fb472",
         *       "revision": 1,
         *       "name": "Kumari Wickramasinghe",
         *       "contact": {
         *         "firstName": "Kumari",
         *         "middleName": null,
         *         "lastName": "Wickramasinghe"
         *       },
         *       "login": null,
         *       "email": "contact111@consign.example",
         *       "phone": "+94 77 187 9009",
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "isBlocked": false,
         *       "isVehicleAssigned": false,
         *       "vehicle": null,
         *       "photo": "/api/drivers/files/b0f2078a-eddc-8387-a98d-8ea4d1df8926/thumbnail",
         *       "licenseExpiresAt": 1826611200,
         *       "licenseClasses": [
         *         "B",
         *         "C"
         *       ],
         *       "policeReportExpiresAt": 1811404800,
         *       "healthReportExpiresAt": 1812960000,
         *       "missingDocuments": [],
         *       "createdAt": 1773561600,
         *       "idNumber": "197805431644",
         *       "homeAddress": "15 Lake Drive, Anuradhapura",
         *       "birthDate": 60681600,
         *       "emergencyContactName": "Nimali",
         *       "emergencyContactNumber": "+94 71 2031676",
         *       "maxHoursPerShift": 10,
         *       "standardRate": "620.00",
         *       "overtimeRate": "920.00",
         *       "cumulativeHours": 790,
         *       "files": [
         *         {
         *           "id": "1f18ae55-ce99-879b-a888-b7ee47c12dfe",
         *           "kind": "healthReport",
         *           "name": "healthReport.pdf",
         *           "mime": "application/pdf",
         *           "url": "/api/drivers/files/1f18ae55-ce99-879b-a888-b7ee47c12dfe",
         *           "thumbnail": null,
         *           "createdAt": 1789977600
         *         },
         *         {
         *           "id": "474ed548-5fa0-869e-a802-265ae7069551",
         *           "kind": "idBack",
         *           "name": "idBack.pdf",
         *           "mime": "application/pdf",
         *           "url": "/api/drivers/files/474ed548-5fa0-869e-a802-265ae7069551",
         *           "thumbnail": null,
         *           "createdAt": 1789977600
         *         }
         *       ]
         *     }
         */
        Driver: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            name: string;
            contact: {
                firstName: string;
                middleName: string | null;
                lastName: string;
            } | null;
            login: string | null;
            email: string | null;
            phone: string | null;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            isBlocked: boolean;
            isVehicleAssigned: boolean;
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            photo: string | null;
            licenseExpiresAt: number | null;
            licenseClasses: (string & (unknown & unknown))[];
            policeReportExpiresAt: number | null;
            healthReportExpiresAt: number | null;
            missingDocuments: ("photo" | "licence" | "idFront" | "idBack" | "policeReport" | "healthReport" | "gsCertificate" | "acvPass" | "portPermit" | "other")[];
            /** @description unix seconds */
            createdAt: number;
            idNumber: string | null;
            homeAddress: string | null;
            birthDate: number | null;
            emergencyContactName: string | null;
            emergencyContactNumber: string | null;
            maxHoursPerShift: number | null;
            standardRate: string | null;
            overtimeRate: string | null;
            cumulativeHours: number | null;
            files: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "photo" | "licence" | "idFront" | "idBack" | "policeReport" | "healthReport" | "gsCertificate" | "acvPass" | "portPermit" | "other";
                name: string;
                mime: string;
                url: string;
                thumbnail: string | null;
                /** @description unix seconds */
                createdAt: number;
            }[];
        };
        /**
         * @example {
         *       "id": "99bad23a-6135-8fc2-a753-0e2e944fb472",
         *       "revision": 1,
         *       "name": "Kumari Wickramasinghe",
         *       "contact": {
         *         "firstName": "Kumari",
         *         "middleName": null,
         *         "lastName": "Wickramasinghe"
         *       },
         *       "login": null,
         *       "email": "contact111@consign.example",
         *       "phone": "+94 77 187 9009",
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "isBlocked": false,
         *       "isVehicleAssigned": false,
         *       "vehicle": null,
         *       "photo": "/api/drivers/files/b0f2078a-eddc-8387-a98d-8ea4d1df8926/thumbnail",
         *       "licenseExpiresAt": 1826611200,
         *       "licenseClasses": [
         *         "B",
         *         "C"
         *       ],
         *       "policeReportExpiresAt": 1811404800,
         *       "healthReportExpiresAt": 1812960000,
         *       "missingDocuments": [],
         *       "createdAt": 1773561600
         *     }
         */
        DriverSummary: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            name: string;
            contact: {
                firstName: string;
                middleName: string | null;
                lastName: string;
            } | null;
            login: string | null;
            email: string | null;
            phone: string | null;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            isBlocked: boolean;
            isVehicleAssigned: boolean;
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            photo: string | null;
            licenseExpiresAt: number | null;
            licenseClasses: string[];
            policeReportExpiresAt: number | null;
            healthReportExpiresAt: number | null;
            missingDocuments: ("photo" | "licence" | "idFront" | "idBack" | "policeReport" | "healthReport" | "gsCertificate" | "acvPass" | "portPermit" | "other")[];
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "99bad23a-6135-8fc2-a753-0e2e944fb472",
         *           "revision": 1,
         *           "name": "Kumari Wickramasinghe",
         *           "contact": {
         *             "firstName": "Kumari",
         *             "middleName": null,
         *             "lastName": "Wickramasinghe"
         *           },
         *           "login": null,
         *           "email": "contact111@consign.example",
         *           "phone": "+94 77 187 9009",
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "isBlocked": false,
         *           "isVehicleAssigned": false,
         *           "vehicle": null,
         *           "photo": "/api/drivers/files/b0f2078a-eddc-8387-a98d-8ea4d1df8926/thumbnail",
         *           "licenseExpiresAt": 1826611200,
         *           "licenseClasses": [
         *             "B",
         *             "C"
         *           ],
         *           "policeReportExpiresAt": 1811404800,
         *           "healthReportExpiresAt": 1812960000,
         *           "missingDocuments": [],
         *           "createdAt": 1773561600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        DriverSummaryPage: {
            items: components["schemas"]["DriverSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        Error: {
            statusCode: number;
            code: string;
            message: string | string[];
            fields?: {
                [key: string]: {
                    code: string;
                    message: string;
                    params?: {
                        [key: string]: string | number;
                    };
                };
            };
            params?: {
                [key: string]: unknown;
            };
            conflict?: {
                revision: number;
                at: number | null;
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                fields: string[];
                isOwn: boolean;
            };
        };
        /**
         * @example {
         *       "id": "5a0f5c5e-1b7c-4d0e-9d0a-3f6f0f6b8a11",
         *       "vehicleId": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *       "registrationPlate": "CP PH-2231",
         *       "location": {
         *         "id": "15b0dca6-d1fe-8594-a029-088f01999c8a",
         *         "name": "Anuradhapura depot"
         *       },
         *       "kind": "enter",
         *       "at": 1795161600,
         *       "reportedAt": 1795161604,
         *       "tripId": null
         *     }
         */
        GeofenceEvent: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            vehicleId: string;
            registrationPlate: string;
            location: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            kind: "enter" | "leave";
            /** @description unix seconds */
            at: number;
            reportedAt: number | null;
            tripId: string | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "5a0f5c5e-1b7c-4d0e-9d0a-3f6f0f6b8a11",
         *           "vehicleId": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *           "registrationPlate": "CP PH-2231",
         *           "location": {
         *             "id": "15b0dca6-d1fe-8594-a029-088f01999c8a",
         *             "name": "Anuradhapura depot"
         *           },
         *           "kind": "enter",
         *           "at": 1795161600,
         *           "reportedAt": 1795161604,
         *           "tripId": null
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        GeofenceEventPage: {
            items: components["schemas"]["GeofenceEvent"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "6e2a1634-d839-4a40-9156-b643bc800d8d",
         *       "number": "CN-2026-000003",
         *       "kind": "creditNote",
         *       "of": "order",
         *       "side": "payer",
         *       "payer": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "payee": {
         *         "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *         "name": "Serendib Freight Lines"
         *       },
         *       "issuedAt": 1795158000,
         *       "dueAt": 1795158000,
         *       "period": null,
         *       "bills": 1,
         *       "subject": {
         *         "number": "O-000024",
         *         "shipperCode": null
         *       },
         *       "net": "2309.12",
         *       "tax": "0.00",
         *       "total": "2309.12",
         *       "currency": "LKR",
         *       "original": "SFL-2026-000020",
         *       "creditNote": null,
         *       "credited": "0.00",
         *       "open": null,
         *       "reminded": null,
         *       "isReminderPaused": false,
         *       "content": {
         *         "kind": "creditNote",
         *         "number": "CN-2026-000003",
         *         "original": {
         *           "number": "SFL-2026-000020",
         *           "issuedAt": 1793314860
         *         },
         *         "reason": "The waiting time was charged twice",
         *         "issuedAt": 1795158000,
         *         "zone": "Asia/Colombo",
         *         "dueAt": 1795158000,
         *         "paymentTermDays": 0,
         *         "isSelfBilled": false,
         *         "payee": {
         *           "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *           "name": "Serendib Freight Lines",
         *           "address": "214 Sri Sumanatissa Mawatha\nColombo 12",
         *           "country": "Sri Lanka",
         *           "taxNumber": "104882316-7000",
         *           "companyNumber": "PV 00088431",
         *           "contact": "Roshan Abeysekera",
         *           "email": "office@serendib.example"
         *         },
         *         "payer": {
         *           "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *           "name": "Ceylon Harvest Exports",
         *           "address": "9 Dambulla Road\nMatale",
         *           "country": "Sri Lanka",
         *           "taxNumber": "101553908-7000",
         *           "companyNumber": "PV 00042918",
         *           "contact": "Chathura Silva, accounts@harvest.example",
         *           "email": "office@harvest.example"
         *         },
         *         "bank": {
         *           "name": "Island Commercial Bank, Colombo Fort",
         *           "account": "0081 0044 2317",
         *           "code": "ISLCLKLX"
         *         },
         *         "of": "order",
         *         "subject": {
         *           "id": "8c9df146-aabb-8e74-a97f-f76c99788183",
         *           "number": "O-000024",
         *           "shipperCode": "HARVEST",
         *           "reference": "EXP-2611-970"
         *         },
         *         "contract": {
         *           "name": "Island linehaul",
         *           "version": 1
         *         },
         *         "override": null,
         *         "service": {
         *           "from": 1792885560,
         *           "to": 1792900860
         *         },
         *         "places": [
         *           "Talawakele estate",
         *           "Mattakkuliya blending hall"
         *         ],
         *         "unitStandard": "metric",
         *         "baseCurrency": "LKR",
         *         "currency": "LKR",
         *         "lines": [
         *           {
         *             "rule": "distance",
         *             "amount": "2309.12",
         *             "billed": "2309.12",
         *             "rate": "205",
         *             "distance": "112.640",
         *             "band": {
         *               "from": "50",
         *               "to": "150"
         *             },
         *             "category": "exempt",
         *             "taxPercentage": "0",
         *             "line": 0,
         *             "isPart": true
         *           }
         *         ],
         *         "taxes": [
         *           {
         *             "category": "exempt",
         *             "percentage": "0",
         *             "name": "VAT",
         *             "reason": "Transport of goods for export, zero rated",
         *             "base": "2309.12",
         *             "tax": "0.00"
         *           }
         *         ],
         *         "net": "2309.12",
         *         "tax": "0.00",
         *         "total": "2309.12"
         *       },
         *       "creditNotes": [],
         *       "balance": null,
         *       "creditable": null
         *     }
         */
        Invoice: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            kind: "invoice" | "creditNote";
            /** @enum {string} */
            of: "order" | "trip";
            /** @enum {string} */
            side: "payer" | "payee";
            payer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            payee: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @description unix seconds */
            issuedAt: number;
            /** @description unix seconds */
            dueAt: number;
            period: {
                /** @enum {string} */
                cycle: "weekly" | "monthly";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            bills: number;
            subject: {
                number: string;
                shipperCode?: string | null;
            } | null;
            /** @description decimal, 2 places; negative: deducted */
            net: string;
            /** @description decimal, 2 places; negative: deducted */
            tax: string;
            /** @description decimal, 2 places; negative: deducted */
            total: string;
            currency: string;
            original: string | null;
            creditNote: string | null;
            /** @description decimal, 2 places; negative: deducted */
            credited?: string;
            open?: string | null;
            reminded?: {
                step: number;
                /** @description unix seconds */
                at: number;
            } | null;
            isReminderPaused?: boolean;
            content: {
                /** @enum {string} */
                kind: "invoice" | "creditNote";
                number: string;
                original?: {
                    number: string;
                    /** @description unix seconds */
                    issuedAt: number;
                } | null;
                reason?: string | null;
                /** @description unix seconds */
                issuedAt: number;
                zone: string;
                /** @description unix seconds */
                dueAt: number;
                paymentTermDays: number;
                isSelfBilled: boolean;
                payee: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    address: string | null;
                    country: string | null;
                    structuredAddress?: {
                        street: string | null;
                        buildingNumber: string | null;
                        postalCode: string;
                        town: string;
                        country: string | null;
                    } | null;
                    taxNumber: string | null;
                    companyNumber: string | null;
                    contact: string | null;
                    email: string | null;
                };
                payer: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    address: string | null;
                    country: string | null;
                    structuredAddress?: {
                        street: string | null;
                        buildingNumber: string | null;
                        postalCode: string;
                        town: string;
                        country: string | null;
                    } | null;
                    taxNumber: string | null;
                    companyNumber: string | null;
                    contact: string | null;
                    email: string | null;
                };
                bank: {
                    name: string | null;
                    account: string | null;
                    code: string | null;
                };
                /** @enum {string} */
                of: "order" | "trip";
                subject: {
                    /** Format: uuid */
                    id?: string;
                    number: string;
                    shipperCode?: string | null;
                    reference: string | null;
                } | null;
                period?: {
                    /** @enum {string} */
                    cycle: "weekly" | "monthly";
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                };
                bills?: {
                    contract: {
                        name: string;
                        version: number;
                    } | null;
                    override: string | null;
                    service: {
                        from: number | null;
                        to: number | null;
                    };
                    places: string[];
                    /** @enum {string} */
                    unitStandard: "metric" | "imperial";
                    baseCurrency: string;
                    subject: {
                        /** Format: uuid */
                        id?: string;
                        number: string;
                        shipperCode?: string | null;
                        reference: string | null;
                    };
                    /** @description decimal, 2 places; negative: deducted */
                    net: string;
                }[];
                contract: {
                    name: string;
                    version: number;
                } | null;
                override: string | null;
                service: {
                    from: number | null;
                    to: number | null;
                };
                places: string[];
                /** @enum {string} */
                unitStandard: "metric" | "imperial";
                baseCurrency: string;
                currency: string;
                lines: {
                    /** @enum {string} */
                    rule: "agreedPrice" | "pointToPoint" | "flatTrip" | "distance" | "distanceDiscount" | "minimumCharge" | "fuelSurcharge" | "saturdaySurcharge" | "sundaySurcharge" | "holidaySurcharge" | "loadingDelay" | "transitDelay" | "unloadingDelay" | "demurrage" | "service" | "extraCharge" | "discount";
                    /** @description decimal, 2 places; negative: deducted */
                    amount: string;
                    /** @description decimal, 2 places; negative: deducted */
                    billed: string;
                    rate?: string;
                    distance?: string;
                    minutes?: number;
                    freeMinutes?: number;
                    band?: {
                        from: string;
                        to: string | null;
                    } | null;
                    percentage?: string;
                    threshold?: string;
                    stop?: number;
                    name?: string;
                    quantity?: string;
                    /** @enum {string} */
                    unit?: "order" | "stop" | "hour" | "kg";
                    date?: string;
                    vatPercentage?: string;
                    place?: string;
                    /** @enum {string} */
                    category: "standard" | "exempt" | "reverseCharge";
                    taxPercentage: string;
                    bill?: number;
                    line?: number;
                    isPart?: boolean;
                }[];
                taxes: {
                    /** @enum {string} */
                    category: "standard" | "exempt" | "reverseCharge";
                    percentage: string;
                    name: string | null;
                    reason: string | null;
                    /** @description decimal, 2 places; negative: deducted */
                    base: string;
                    /** @description decimal, 2 places; negative: deducted */
                    tax: string;
                }[];
                /** @description decimal, 2 places; negative: deducted */
                net: string;
                /** @description decimal, 2 places; negative: deducted */
                tax: string;
                /** @description decimal, 2 places; negative: deducted */
                total: string;
            };
            creditNotes: {
                /** Format: uuid */
                id: string;
                number: string;
                /** @description unix seconds */
                issuedAt: number;
                /** @description decimal, 2 places; negative: deducted */
                total: string;
            }[];
            balance: {
                /** Format: uuid */
                invoiceId: string;
                /** @description decimal, 2 places; negative: deducted */
                paid: string;
                /** @description decimal, 2 places; negative: deducted */
                credited: string;
                /** @description decimal, 2 places; negative: deducted */
                open: string;
                /** @enum {string} */
                state: "open" | "partlyPaid" | "paid" | "credited";
                actions: ("record" | "settle")[];
            } | null;
            creditable: {
                /** @description decimal, 2 places; negative: deducted */
                net: string;
                taxes: {
                    /** @enum {string} */
                    category: "standard" | "exempt" | "reverseCharge";
                    percentage: string;
                    name: string | null;
                    reason: string | null;
                    /** @description decimal, 2 places; negative: deducted */
                    base: string;
                    /** @description decimal, 2 places; negative: deducted */
                    tax: string;
                }[];
                /** @description decimal, 2 places; negative: deducted */
                total: string;
                lines: {
                    line: number;
                    /** @description decimal, 2 places; negative: deducted */
                    net: string;
                    quantity: {
                        value: string;
                        /** @enum {string} */
                        unit: "distance" | "minutes";
                    } | null;
                }[];
            } | null;
        };
        /**
         * @example {
         *       "id": "6e2a1634-d839-4a40-9156-b643bc800d8d",
         *       "number": "CN-2026-000003",
         *       "kind": "creditNote",
         *       "of": "order",
         *       "side": "payer",
         *       "payer": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "payee": {
         *         "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *         "name": "Serendib Freight Lines"
         *       },
         *       "issuedAt": 1795158000,
         *       "dueAt": 1795158000,
         *       "period": null,
         *       "bills": 1,
         *       "subject": {
         *         "number": "O-000024",
         *         "shipperCode": null
         *       },
         *       "net": "2309.12",
         *       "tax": "0.00",
         *       "total": "2309.12",
         *       "currency": "LKR",
         *       "original": "SFL-2026-000020",
         *       "creditNote": null,
         *       "credited": "0.00",
         *       "open": null,
         *       "reminded": null,
         *       "isReminderPaused": false
         *     }
         */
        InvoiceSummary: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            kind: "invoice" | "creditNote";
            /** @enum {string} */
            of: "order" | "trip";
            /** @enum {string} */
            side: "payer" | "payee";
            payer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            payee: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @description unix seconds */
            issuedAt: number;
            /** @description unix seconds */
            dueAt: number;
            period: {
                /** @enum {string} */
                cycle: "weekly" | "monthly";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            bills: number;
            subject: {
                number: string;
                shipperCode?: string | null;
            } | null;
            /** @description decimal, 2 places; negative: deducted */
            net: string;
            /** @description decimal, 2 places; negative: deducted */
            tax: string;
            /** @description decimal, 2 places; negative: deducted */
            total: string;
            currency: string;
            original: string | null;
            creditNote: string | null;
            /** @description decimal, 2 places; negative: deducted */
            credited?: string;
            open?: string | null;
            reminded?: {
                step: number;
                /** @description unix seconds */
                at: number;
            } | null;
            isReminderPaused?: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "6e2a1634-d839-4a40-9156-b643bc800d8d",
         *           "number": "CN-2026-000003",
         *           "kind": "creditNote",
         *           "of": "order",
         *           "side": "payer",
         *           "payer": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "payee": {
         *             "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *             "name": "Serendib Freight Lines"
         *           },
         *           "issuedAt": 1795158000,
         *           "dueAt": 1795158000,
         *           "period": null,
         *           "bills": 1,
         *           "subject": {
         *             "number": "O-000024",
         *             "shipperCode": null
         *           },
         *           "net": "2309.12",
         *           "tax": "0.00",
         *           "total": "2309.12",
         *           "currency": "LKR",
         *           "original": "SFL-2026-000020",
         *           "creditNote": null,
         *           "credited": "0.00",
         *           "open": null,
         *           "reminded": null,
         *           "isReminderPaused": false
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        InvoiceSummaryPage: {
            items: components["schemas"]["InvoiceSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "15b0dca6-d1fe-8594-a029-088f01999c8a",
         *       "name": "Anuradhapura depot",
         *       "city": "Anuradhapura",
         *       "address": "156 Maithripala Senanayake Mawatha, 50000 Anuradhapura, North Central",
         *       "latitude": 8.3114,
         *       "longitude": 80.4037,
         *       "geofenceType": "circle",
         *       "contacts": [
         *         {
         *           "id": "e26abe28-3d2e-8a2a-ab15-1117f9fbd466",
         *           "name": "Ishara Fernando"
         *         }
         *       ],
         *       "revision": 1,
         *       "createdAt": 1769241600,
         *       "buildingNumber": "156",
         *       "apartmentNumber": "",
         *       "street1": "Maithripala Senanayake Mawatha",
         *       "street2": "",
         *       "state": "North Central",
         *       "zip": "50000",
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "country": {
         *         "id": "2633a6c7-b61a-4199-874c-97e265bd73cd",
         *         "name": "Sri Lanka"
         *       },
         *       "geofenceRadius": 250,
         *       "geofencePolygon": null,
         *       "openingHours": null,
         *       "gates": [],
         *       "usedBy": [
         *         {
         *           "as": "stop",
         *           "count": 4,
         *           "names": [
         *             "O-000054",
         *             "O-000072"
         *           ]
         *         }
         *       ]
         *     }
         */
        Location: {
            /** Format: uuid */
            id: string;
            name: string;
            city: string;
            address: string;
            latitude: number;
            longitude: number;
            /** @enum {string} */
            geofenceType: "circle" | "polygon";
            contacts: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description counts the changes of the record */
            revision: number;
            /** @description unix seconds */
            createdAt: number;
            buildingNumber: string;
            apartmentNumber: string;
            street1: string;
            street2: string;
            state: string;
            zip: string;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            country: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            geofenceRadius: number | null;
            geofencePolygon: [
                number,
                number
            ][] | null;
            openingHours: {
                timeZone: string;
                intervals: {
                    weekdays: number[];
                    from: string;
                    to: string;
                }[];
                closedDays: string[];
            } | null;
            gates: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                use: "both" | "loading" | "unloading";
                slotMinutes: number;
                capacity: number;
                openingHours: {
                    timeZone: string;
                    intervals: {
                        weekdays: number[];
                        from: string;
                        to: string;
                    }[];
                    closedDays: string[];
                } | null;
            }[];
            usedBy: {
                /** @enum {string} */
                as: "stop" | "operation" | "route" | "lane";
                count: number;
                names: string[];
            }[];
        };
        /**
         * @example {
         *       "id": "15b0dca6-d1fe-8594-a029-088f01999c8a",
         *       "name": "Anuradhapura depot",
         *       "city": "Anuradhapura",
         *       "address": "156 Maithripala Senanayake Mawatha, 50000 Anuradhapura, North Central",
         *       "latitude": 8.3114,
         *       "longitude": 80.4037,
         *       "geofenceType": "circle",
         *       "revision": 1,
         *       "createdAt": 1769241600
         *     }
         */
        LocationSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            city: string;
            address: string;
            latitude: number;
            longitude: number;
            /** @enum {string} */
            geofenceType: "circle" | "polygon";
            contacts?: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description counts the changes of the record */
            revision: number;
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "15b0dca6-d1fe-8594-a029-088f01999c8a",
         *           "name": "Anuradhapura depot",
         *           "city": "Anuradhapura",
         *           "address": "156 Maithripala Senanayake Mawatha, 50000 Anuradhapura, North Central",
         *           "latitude": 8.3114,
         *           "longitude": 80.4037,
         *           "geofenceType": "circle",
         *           "revision": 1,
         *           "createdAt": 1769241600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        LocationSummaryPage: {
            items: components["schemas"]["LocationSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "47477ced-46a6-86d9-ad1f-329385525129",
         *       "name": "Local distribution",
         *       "approver1": null,
         *       "approver2": null,
         *       "revision": 1,
         *       "notificationContacts": [
         *         {
         *           "id": "4e1c9c96-8a2d-82ac-a8d1-52b4f1de3b7f",
         *           "name": "Dilani Perera"
         *         }
         *       ],
         *       "locations": [
         *         {
         *           "id": "13dfb090-9929-8ac8-a9b7-a3a8d32dd7e3",
         *           "name": "Gampaha distribution centre"
         *         },
         *         {
         *           "id": "a2674245-5f3d-8a96-a606-32729aee5bdb",
         *           "name": "Jaffna wholesale store"
         *         }
         *       ],
         *       "acceptanceMinutes": null,
         *       "feasibility": "off",
         *       "createdAt": 1769241600
         *     }
         */
        Operation: {
            /** Format: uuid */
            id: string;
            name: string;
            approver1: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            approver2: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description counts the changes of the record */
            revision: number;
            notificationContacts: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            locations: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            acceptanceMinutes: number | null;
            /** @enum {string} */
            feasibility: "off" | "acknowledge" | "block";
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "47477ced-46a6-86d9-ad1f-329385525129",
         *           "name": "Local distribution",
         *           "approver1": null,
         *           "approver2": null,
         *           "revision": 1,
         *           "notificationContacts": [
         *             {
         *               "id": "4e1c9c96-8a2d-82ac-a8d1-52b4f1de3b7f",
         *               "name": "Dilani Perera"
         *             }
         *           ],
         *           "locations": [
         *             {
         *               "id": "13dfb090-9929-8ac8-a9b7-a3a8d32dd7e3",
         *               "name": "Gampaha distribution centre"
         *             },
         *             {
         *               "id": "a2674245-5f3d-8a96-a606-32729aee5bdb",
         *               "name": "Jaffna wholesale store"
         *             }
         *           ],
         *           "acceptanceMinutes": null,
         *           "feasibility": "off",
         *           "createdAt": 1769241600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        OperationPage: {
            items: components["schemas"]["Operation"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "2f5d8412-34cd-8349-a88e-10c7cd888eb8",
         *       "revision": 1,
         *       "number": "O-000151",
         *       "shipperCode": null,
         *       "reference": "EXP-2611-965",
         *       "stage": "saved",
         *       "orderType": {
         *         "id": "8c07cd85-0510-8893-a71f-6c36d11a4a02",
         *         "name": "Export"
         *       },
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "partner": {
         *         "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *         "name": "Serendib Freight Lines"
         *       },
         *       "contract": {
         *         "id": "6305f55e-89ce-8c54-a9fe-f61d6262bf35",
         *         "name": "Island linehaul"
         *       },
         *       "operation": {
         *         "id": "e720c81e-ced5-89da-aeb9-38e4a3d9ad64",
         *         "name": "Tea export"
         *       },
         *       "vehicleTypes": [
         *         {
         *           "id": "95c3e0d3-c83e-8553-a1af-f7f99e557110",
         *           "name": "Lorry 17 ft"
         *         }
         *       ],
         *       "pickup": "Hatton tea factory",
         *       "drop": "Port of Colombo, export gate",
         *       "stopCount": 2,
         *       "places": [
         *         {
         *           "name": "Hatton tea factory",
         *           "kind": "pickup"
         *         },
         *         {
         *           "name": "Port of Colombo, export gate",
         *           "kind": "drop"
         *         }
         *       ],
         *       "pickupFrom": 1795221000,
         *       "pickupTo": 1795228200,
         *       "deliveryFrom": 1795235400,
         *       "deliveryTo": 1795249800,
         *       "predictedDistance": "107.341",
         *       "predictedCost": "22004.91",
         *       "currency": "LKR",
         *       "side": "payer",
         *       "totalWeight": "3848.000",
         *       "totalSpace": "16.502",
         *       "totalPalletPlaces": null,
         *       "totalLoadingMeters": null,
         *       "handshake": null,
         *       "trip": null,
         *       "isFlexible": true,
         *       "isBackhaul": false,
         *       "isArchived": false,
         *       "createdAt": 1795160400,
         *       "createdBy": "Dilani Perera",
         *       "firstApproval": null,
         *       "secondApproval": null,
         *       "acknowledged": null,
         *       "isDistanceEstimated": true,
         *       "notificationContacts": [],
         *       "description": "Keep dry, tarpaulin needed",
         *       "rejectedReason": null,
         *       "cutoffOption": "delivery",
         *       "cutoffFrom": 1795249800,
         *       "cutoffTo": 1795264200,
         *       "loadingMinutes": 60,
         *       "unloadingMinutes": 60,
         *       "cargoItems": [
         *         {
         *           "packNumber": null,
         *           "cargo": {
         *             "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *             "name": "Black tea, paper sack"
         *           },
         *           "quantity": 74,
         *           "deliveredQuantity": null,
         *           "shortageReason": null,
         *           "weight": "3848.000",
         *           "space": "16.502",
         *           "palletPlaces": null,
         *           "loadingMeters": null
         *         }
         *       ],
         *       "services": [],
         *       "stops": [
         *         {
         *           "location": {
         *             "id": "9e6cd5cc-8ec3-821f-a60e-ff1e98e02f15",
         *             "name": "Hatton tea factory",
         *             "city": "Hatton",
         *             "latitude": 6.8916,
         *             "longitude": 80.5955
         *           },
         *           "contact": {
         *             "id": "c7ac31f8-1d16-8a58-a7da-2e5e8ffb09e9",
         *             "name": "Kumari Bandara"
         *           },
         *           "kind": "pickup",
         *           "windowFrom": 1795221000,
         *           "windowTo": 1795228200,
         *           "handlingMinutes": 60,
         *           "instructions": null,
         *           "reference": null,
         *           "items": [
         *             {
         *               "item": 0,
         *               "quantity": 74,
         *               "cargo": {
         *                 "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                 "name": "Black tea, paper sack"
         *               },
         *               "deliveredQuantity": null,
         *               "shortageReason": null
         *             }
         *           ],
         *           "explicit": {
         *             "windowFrom": null,
         *             "windowTo": null,
         *             "handlingMinutes": null,
         *             "items": []
         *           }
         *         },
         *         {
         *           "location": {
         *             "id": "fab9976d-29ac-8e16-ab5c-8a3361e0a21d",
         *             "name": "Port of Colombo, export gate",
         *             "city": "Colombo",
         *             "latitude": 6.9488,
         *             "longitude": 79.8497
         *           },
         *           "contact": {
         *             "id": "8ceae459-a2e7-827e-ab57-3b46be82a991",
         *             "name": "Suresh Nazeer"
         *           },
         *           "kind": "drop",
         *           "windowFrom": 1795235400,
         *           "windowTo": 1795249800,
         *           "handlingMinutes": 60,
         *           "instructions": null,
         *           "reference": null,
         *           "items": [
         *             {
         *               "item": 0,
         *               "quantity": 74,
         *               "cargo": {
         *                 "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                 "name": "Black tea, paper sack"
         *               },
         *               "deliveredQuantity": null,
         *               "shortageReason": null
         *             }
         *           ],
         *           "explicit": {
         *             "windowFrom": null,
         *             "windowTo": null,
         *             "handlingMinutes": null,
         *             "items": []
         *           }
         *         }
         *       ],
         *       "related": []
         *     }
         */
        Order: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            number: string;
            shipperCode?: string | null;
            reference: string | null;
            /** @enum {string} */
            stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
            orderType: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            partner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            contract: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            operation: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            vehicleTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            services?: {
                name: string;
                /** @description decimal, at most 3 places */
                quantity: string;
            }[];
            pickup: string | null;
            drop: string | null;
            stopCount: number;
            places: {
                name: string;
                /** @enum {string} */
                kind: "pickup" | "drop";
            }[];
            pickupFrom: number | null;
            pickupTo: number | null;
            deliveryFrom: number | null;
            deliveryTo: number | null;
            predictedDistance: string | null;
            predictedCost: string | null;
            currency: string | null;
            /** @enum {string} */
            side?: "payer" | "payee";
            revenue?: string | null;
            cost?: string | null;
            margin?: string | null;
            /** @description decimal, at most 3 places */
            totalWeight: string;
            /** @description decimal, at most 3 places */
            totalSpace: string;
            totalPalletPlaces?: string | null;
            totalLoadingMeters?: string | null;
            handshake: {
                /** @enum {string} */
                state: "tendered" | "offered" | "accepted" | "declined" | "expired";
                deadline: number | null;
                reason: string | null;
            } | null;
            trip: {
                /** Format: uuid */
                id: string;
                number: string;
            } | null;
            isFlexible: boolean;
            isBackhaul: boolean;
            isArchived: boolean;
            /** @description unix seconds */
            createdAt: number;
            createdBy: string;
            firstApproval: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            secondApproval: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            acknowledged: {
                warnings: {
                    /** @enum {string} */
                    code: "overload" | "lateArrival" | "lateForCutoff" | "closedLocation";
                    field: string;
                    params: {
                        [key: string]: string | number;
                    };
                }[];
                reason: string;
            } | null;
            isDistanceEstimated: boolean;
            notificationContacts: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            description: string | null;
            rejectedReason: string | null;
            /** @enum {string} */
            cutoffOption: "none" | "pickup" | "delivery";
            cutoffFrom: number | null;
            cutoffTo: number | null;
            loadingMinutes: number;
            unloadingMinutes: number;
            cargoItems: {
                packNumber: string | null;
                cargo: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                quantity: number;
                deliveredQuantity: number | null;
                shortageReason: string | null;
                /** @description decimal, at most 3 places */
                weight: string;
                /** @description decimal, at most 3 places */
                space: string;
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            }[];
            stops: {
                location: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    city: string;
                    latitude: number;
                    longitude: number;
                };
                contact: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** @enum {string} */
                kind: "pickup" | "drop";
                windowFrom: number | null;
                windowTo: number | null;
                handlingMinutes: number;
                instructions: string | null;
                reference: string | null;
                items: {
                    item: number;
                    quantity: number;
                    cargo: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    };
                    deliveredQuantity: number | null;
                    shortageReason: string | null;
                }[];
                /** @constant */
                isTransfer?: true;
                explicit: {
                    windowFrom: number | null;
                    windowTo: number | null;
                    handlingMinutes: number | null;
                    items: {
                        item: number;
                        quantity: number;
                    }[];
                };
            }[];
            /** @default [] */
            related: {
                /** Format: uuid */
                id: string;
                number: string;
                shipperCode?: string | null;
                /** @enum {string} */
                relation: "splitFrom" | "splitInto" | "mergedInto" | "mergedFrom";
            }[];
        };
        /**
         * @example {
         *       "etaState": "notUnderWay",
         *       "positionAt": null,
         *       "stops": []
         *     }
         */
        OrderEtas: {
            /** @enum {string} */
            etaState: "live" | "notUnderWay" | "noPosition" | "stalePosition";
            positionAt: number | null;
            stops: {
                position: number;
                /** @description unix seconds */
                eta: number;
            }[];
        };
        /**
         * @example {
         *       "stage": "saved",
         *       "allowedStages": [
         *         "pendingValidation",
         *         "cancelled"
         *       ],
         *       "moves": [
         *         {
         *           "stage": "pendingValidation",
         *           "event": "submit",
         *           "needsReason": false,
         *           "takesQuantities": false
         *         },
         *         {
         *           "stage": "cancelled",
         *           "event": "cancel",
         *           "needsReason": false,
         *           "takesQuantities": false
         *         }
         *       ]
         *     }
         */
        OrderStage: {
            /** @enum {string} */
            stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
            allowedStages: ("saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled")[];
            moves: {
                /** @enum {string} */
                stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
                /** @enum {string} */
                event: "save" | "submit" | "approve" | "reject" | "reopen" | "addToTrip" | "removeFromTrip" | "startTrip" | "arriveAtPickup" | "startLoading" | "completeLoading" | "depart" | "arriveAtDrop" | "startUnloading" | "finishDrop" | "deliver" | "deliverPart" | "failDelivery" | "delay" | "deliverManually" | "markCargoDelivered" | "reattempt" | "bill" | "cancel";
                needsReason: boolean;
                takesQuantities: boolean;
            }[];
        };
        /**
         * @example {
         *       "id": "2f5d8412-34cd-8349-a88e-10c7cd888eb8",
         *       "revision": 1,
         *       "number": "O-000151",
         *       "shipperCode": null,
         *       "reference": "EXP-2611-965",
         *       "stage": "saved",
         *       "orderType": {
         *         "id": "8c07cd85-0510-8893-a71f-6c36d11a4a02",
         *         "name": "Export"
         *       },
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "partner": {
         *         "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *         "name": "Serendib Freight Lines"
         *       },
         *       "contract": {
         *         "id": "6305f55e-89ce-8c54-a9fe-f61d6262bf35",
         *         "name": "Island linehaul"
         *       },
         *       "operation": {
         *         "id": "e720c81e-ced5-89da-aeb9-38e4a3d9ad64",
         *         "name": "Tea export"
         *       },
         *       "vehicleTypes": [
         *         {
         *           "id": "95c3e0d3-c83e-8553-a1af-f7f99e557110",
         *           "name": "Lorry 17 ft"
         *         }
         *       ],
         *       "pickup": "Hatton tea factory",
         *       "drop": "Port of Colombo, export gate",
         *       "stopCount": 2,
         *       "places": [
         *         {
         *           "name": "Hatton tea factory",
         *           "kind": "pickup"
         *         },
         *         {
         *           "name": "Port of Colombo, export gate",
         *           "kind": "drop"
         *         }
         *       ],
         *       "pickupFrom": 1795221000,
         *       "pickupTo": 1795228200,
         *       "deliveryFrom": 1795235400,
         *       "deliveryTo": 1795249800,
         *       "predictedDistance": "107.341",
         *       "predictedCost": "22004.91",
         *       "currency": "LKR",
         *       "side": "payer",
         *       "totalWeight": "3848.000",
         *       "totalSpace": "16.502",
         *       "totalPalletPlaces": null,
         *       "totalLoadingMeters": null,
         *       "handshake": null,
         *       "trip": null,
         *       "isFlexible": true,
         *       "isBackhaul": false,
         *       "isArchived": false,
         *       "createdAt": 1795160400,
         *       "createdBy": "Dilani Perera",
         *       "firstApproval": null,
         *       "secondApproval": null,
         *       "acknowledged": null,
         *       "isDistanceEstimated": true,
         *       "notificationContacts": [],
         *       "description": "Keep dry, tarpaulin needed",
         *       "rejectedReason": null,
         *       "cutoffOption": "delivery",
         *       "cutoffFrom": 1795249800,
         *       "cutoffTo": 1795264200,
         *       "loadingMinutes": 60,
         *       "unloadingMinutes": 60,
         *       "cargoItems": [
         *         {
         *           "packNumber": null,
         *           "cargo": {
         *             "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *             "name": "Black tea, paper sack"
         *           },
         *           "quantity": 74,
         *           "deliveredQuantity": null,
         *           "shortageReason": null,
         *           "weight": "3848.000",
         *           "space": "16.502",
         *           "palletPlaces": null,
         *           "loadingMeters": null
         *         }
         *       ],
         *       "services": [],
         *       "stops": [
         *         {
         *           "location": {
         *             "id": "9e6cd5cc-8ec3-821f-a60e-ff1e98e02f15",
         *             "name": "Hatton tea factory",
         *             "city": "Hatton",
         *             "latitude": 6.8916,
         *             "longitude": 80.5955
         *           },
         *           "contact": {
         *             "id": "c7ac31f8-1d16-8a58-a7da-2e5e8ffb09e9",
         *             "name": "Kumari Bandara"
         *           },
         *           "kind": "pickup",
         *           "windowFrom": 1795221000,
         *           "windowTo": 1795228200,
         *           "handlingMinutes": 60,
         *           "instructions": null,
         *           "reference": null,
         *           "items": [
         *             {
         *               "item": 0,
         *               "quantity": 74,
         *               "cargo": {
         *                 "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                 "name": "Black tea, paper sack"
         *               },
         *               "deliveredQuantity": null,
         *               "shortageReason": null
         *             }
         *           ],
         *           "explicit": {
         *             "windowFrom": null,
         *             "windowTo": null,
         *             "handlingMinutes": null,
         *             "items": []
         *           }
         *         },
         *         {
         *           "location": {
         *             "id": "fab9976d-29ac-8e16-ab5c-8a3361e0a21d",
         *             "name": "Port of Colombo, export gate",
         *             "city": "Colombo",
         *             "latitude": 6.9488,
         *             "longitude": 79.8497
         *           },
         *           "contact": {
         *             "id": "8ceae459-a2e7-827e-ab57-3b46be82a991",
         *             "name": "Suresh Nazeer"
         *           },
         *           "kind": "drop",
         *           "windowFrom": 1795235400,
         *           "windowTo": 1795249800,
         *           "handlingMinutes": 60,
         *           "instructions": null,
         *           "reference": null,
         *           "items": [
         *             {
         *               "item": 0,
         *               "quantity": 74,
         *               "cargo": {
         *                 "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                 "name": "Black tea, paper sack"
         *               },
         *               "deliveredQuantity": null,
         *               "shortageReason": null
         *             }
         *           ],
         *           "explicit": {
         *             "windowFrom": null,
         *             "windowTo": null,
         *             "handlingMinutes": null,
         *             "items": []
         *           }
         *         }
         *       ],
         *       "related": [],
         *       "stageOutcome": "changed"
         *     }
         */
        OrderStageResult: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            number: string;
            shipperCode?: string | null;
            reference: string | null;
            /** @enum {string} */
            stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
            orderType: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            partner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            contract: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            operation: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            vehicleTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            services?: {
                name: string;
                /** @description decimal, at most 3 places */
                quantity: string;
            }[];
            pickup: string | null;
            drop: string | null;
            stopCount: number;
            places: {
                name: string;
                /** @enum {string} */
                kind: "pickup" | "drop";
            }[];
            pickupFrom: number | null;
            pickupTo: number | null;
            deliveryFrom: number | null;
            deliveryTo: number | null;
            predictedDistance: string | null;
            predictedCost: string | null;
            currency: string | null;
            /** @enum {string} */
            side?: "payer" | "payee";
            revenue?: string | null;
            cost?: string | null;
            margin?: string | null;
            /** @description decimal, at most 3 places */
            totalWeight: string;
            /** @description decimal, at most 3 places */
            totalSpace: string;
            totalPalletPlaces?: string | null;
            totalLoadingMeters?: string | null;
            handshake: {
                /** @enum {string} */
                state: "tendered" | "offered" | "accepted" | "declined" | "expired";
                deadline: number | null;
                reason: string | null;
            } | null;
            trip: {
                /** Format: uuid */
                id: string;
                number: string;
            } | null;
            isFlexible: boolean;
            isBackhaul: boolean;
            isArchived: boolean;
            /** @description unix seconds */
            createdAt: number;
            createdBy: string;
            firstApproval: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            secondApproval: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            acknowledged: {
                warnings: {
                    /** @enum {string} */
                    code: "overload" | "lateArrival" | "lateForCutoff" | "closedLocation";
                    field: string;
                    params: {
                        [key: string]: string | number;
                    };
                }[];
                reason: string;
            } | null;
            isDistanceEstimated: boolean;
            notificationContacts: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            description: string | null;
            rejectedReason: string | null;
            /** @enum {string} */
            cutoffOption: "none" | "pickup" | "delivery";
            cutoffFrom: number | null;
            cutoffTo: number | null;
            loadingMinutes: number;
            unloadingMinutes: number;
            cargoItems: {
                packNumber: string | null;
                cargo: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                quantity: number;
                deliveredQuantity: number | null;
                shortageReason: string | null;
                /** @description decimal, at most 3 places */
                weight: string;
                /** @description decimal, at most 3 places */
                space: string;
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            }[];
            stops: {
                location: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    city: string;
                    latitude: number;
                    longitude: number;
                };
                contact: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** @enum {string} */
                kind: "pickup" | "drop";
                windowFrom: number | null;
                windowTo: number | null;
                handlingMinutes: number;
                instructions: string | null;
                reference: string | null;
                items: {
                    item: number;
                    quantity: number;
                    cargo: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    };
                    deliveredQuantity: number | null;
                    shortageReason: string | null;
                }[];
                /** @constant */
                isTransfer?: true;
                explicit: {
                    windowFrom: number | null;
                    windowTo: number | null;
                    handlingMinutes: number | null;
                    items: {
                        item: number;
                        quantity: number;
                    }[];
                };
            }[];
            /** @default [] */
            related: {
                /** Format: uuid */
                id: string;
                number: string;
                shipperCode?: string | null;
                /** @enum {string} */
                relation: "splitFrom" | "splitInto" | "mergedInto" | "mergedFrom";
            }[];
            /** @enum {string} */
            stageOutcome: "changed" | "recorded" | "unchanged";
        };
        /**
         * @example {
         *       "id": "2f5d8412-34cd-8349-a88e-10c7cd888eb8",
         *       "revision": 1,
         *       "number": "O-000151",
         *       "shipperCode": null,
         *       "reference": "EXP-2611-965",
         *       "stage": "saved",
         *       "orderType": {
         *         "id": "8c07cd85-0510-8893-a71f-6c36d11a4a02",
         *         "name": "Export"
         *       },
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "partner": {
         *         "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *         "name": "Serendib Freight Lines"
         *       },
         *       "contract": {
         *         "id": "6305f55e-89ce-8c54-a9fe-f61d6262bf35",
         *         "name": "Island linehaul"
         *       },
         *       "operation": {
         *         "id": "e720c81e-ced5-89da-aeb9-38e4a3d9ad64",
         *         "name": "Tea export"
         *       },
         *       "vehicleTypes": [
         *         {
         *           "id": "95c3e0d3-c83e-8553-a1af-f7f99e557110",
         *           "name": "Lorry 17 ft"
         *         }
         *       ],
         *       "pickup": "Hatton tea factory",
         *       "drop": "Port of Colombo, export gate",
         *       "stopCount": 2,
         *       "places": [
         *         {
         *           "name": "Hatton tea factory",
         *           "kind": "pickup"
         *         },
         *         {
         *           "name": "Port of Colombo, export gate",
         *           "kind": "drop"
         *         }
         *       ],
         *       "pickupFrom": 1795221000,
         *       "pickupTo": 1795228200,
         *       "deliveryFrom": 1795235400,
         *       "deliveryTo": 1795249800,
         *       "predictedDistance": "107.341",
         *       "predictedCost": "22004.91",
         *       "currency": "LKR",
         *       "side": "payer",
         *       "revenue": null,
         *       "cost": null,
         *       "margin": null,
         *       "totalWeight": "3848.000",
         *       "totalSpace": "16.502",
         *       "totalPalletPlaces": null,
         *       "totalLoadingMeters": null,
         *       "handshake": null,
         *       "trip": null,
         *       "isFlexible": true,
         *       "isBackhaul": false,
         *       "isArchived": false,
         *       "createdAt": 1795160400,
         *       "createdBy": "Dilani Perera",
         *       "firstApproval": null,
         *       "secondApproval": null,
         *       "acknowledged": null
         *     }
         */
        OrderSummary: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            number: string;
            shipperCode?: string | null;
            reference: string | null;
            /** @enum {string} */
            stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
            orderType: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            partner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            contract: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            operation: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            vehicleTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            services?: {
                name: string;
                /** @description decimal, at most 3 places */
                quantity: string;
            }[];
            pickup: string | null;
            drop: string | null;
            stopCount: number;
            places: {
                name: string;
                /** @enum {string} */
                kind: "pickup" | "drop";
            }[];
            pickupFrom: number | null;
            pickupTo: number | null;
            deliveryFrom: number | null;
            deliveryTo: number | null;
            predictedDistance: string | null;
            predictedCost: string | null;
            currency: string | null;
            /** @enum {string} */
            side?: "payer" | "payee";
            revenue?: string | null;
            cost?: string | null;
            margin?: string | null;
            /** @description decimal, at most 3 places */
            totalWeight: string;
            /** @description decimal, at most 3 places */
            totalSpace: string;
            totalPalletPlaces?: string | null;
            totalLoadingMeters?: string | null;
            handshake: {
                /** @enum {string} */
                state: "tendered" | "offered" | "accepted" | "declined" | "expired";
                deadline: number | null;
                reason: string | null;
            } | null;
            trip: {
                /** Format: uuid */
                id: string;
                number: string;
            } | null;
            isFlexible: boolean;
            isBackhaul: boolean;
            isArchived: boolean;
            /** @description unix seconds */
            createdAt: number;
            createdBy: string;
            firstApproval: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            secondApproval: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            acknowledged: {
                warnings: {
                    /** @enum {string} */
                    code: "overload" | "lateArrival" | "lateForCutoff" | "closedLocation";
                    field: string;
                    params: {
                        [key: string]: string | number;
                    };
                }[];
                reason: string;
            } | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "2f5d8412-34cd-8349-a88e-10c7cd888eb8",
         *           "revision": 1,
         *           "number": "O-000151",
         *           "shipperCode": null,
         *           "reference": "EXP-2611-965",
         *           "stage": "saved",
         *           "orderType": {
         *             "id": "8c07cd85-0510-8893-a71f-6c36d11a4a02",
         *             "name": "Export"
         *           },
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "partner": {
         *             "id": "58d94f20-0f92-8983-a71c-a34fd67aceab",
         *             "name": "Serendib Freight Lines"
         *           },
         *           "contract": {
         *             "id": "6305f55e-89ce-8c54-a9fe-f61d6262bf35",
         *             "name": "Island linehaul"
         *           },
         *           "operation": {
         *             "id": "e720c81e-ced5-89da-aeb9-38e4a3d9ad64",
         *             "name": "Tea export"
         *           },
         *           "vehicleTypes": [
         *             {
         *               "id": "95c3e0d3-c83e-8553-a1af-f7f99e557110",
         *               "name": "Lorry 17 ft"
         *             }
         *           ],
         *           "pickup": "Hatton tea factory",
         *           "drop": "Port of Colombo, export gate",
         *           "stopCount": 2,
         *           "places": [
         *             {
         *               "name": "Hatton tea factory",
         *               "kind": "pickup"
         *             },
         *             {
         *               "name": "Port of Colombo, export gate",
         *               "kind": "drop"
         *             }
         *           ],
         *           "pickupFrom": 1795221000,
         *           "pickupTo": 1795228200,
         *           "deliveryFrom": 1795235400,
         *           "deliveryTo": 1795249800,
         *           "predictedDistance": "107.341",
         *           "predictedCost": "22004.91",
         *           "currency": "LKR",
         *           "side": "payer",
         *           "revenue": null,
         *           "cost": null,
         *           "margin": null,
         *           "totalWeight": "3848.000",
         *           "totalSpace": "16.502",
         *           "totalPalletPlaces": null,
         *           "totalLoadingMeters": null,
         *           "handshake": null,
         *           "trip": null,
         *           "isFlexible": true,
         *           "isBackhaul": false,
         *           "isArchived": false,
         *           "createdAt": 1795160400,
         *           "createdBy": "Dilani Perera",
         *           "firstApproval": null,
         *           "secondApproval": null,
         *           "acknowledged": null
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        OrderSummaryPage: {
            items: components["schemas"]["OrderSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "ce674107-be07-8424-afc7-73fcad03e5e3",
         *       "revision": 1,
         *       "name": "Estate collection",
         *       "code": "EST",
         *       "createdAt": 1769241600
         *     }
         */
        OrderType: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            name: string;
            code: string;
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "ce674107-be07-8424-afc7-73fcad03e5e3",
         *           "revision": 1,
         *           "name": "Estate collection",
         *           "code": "EST",
         *           "createdAt": 1769241600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        OrderTypePage: {
            items: components["schemas"]["OrderType"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *       "name": "Hill Country Carriers",
         *       "type": "2pl",
         *       "status": "active",
         *       "revision": 1,
         *       "waitsForUs": false,
         *       "isBlockedByUs": false,
         *       "createdAt": 1762329600
         *     }
         */
        Partner: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "5pl" | "4pl" | "3pl" | "2pl" | "1pl" | "fleetOwner";
            /** @enum {string} */
            status: "registered" | "waitingConfirmation" | "active" | "blocked";
            /** @description counts the changes of the record */
            revision: number;
            waitsForUs: boolean;
            isBlockedByUs: boolean;
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *           "name": "Hill Country Carriers",
         *           "type": "2pl",
         *           "status": "active",
         *           "revision": 1,
         *           "waitsForUs": false,
         *           "isBlockedByUs": false,
         *           "createdAt": 1762329600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        PartnerPage: {
            items: components["schemas"]["Partner"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "08b9c72f-b47c-4154-a0d8-3dc3b2d40f2d",
         *       "event": "save",
         *       "from": null,
         *       "to": "saved",
         *       "user": "planner",
         *       "actor": null,
         *       "reason": null,
         *       "reasonCode": null,
         *       "occurredAt": 1795160400,
         *       "recordedAt": 1795160400
         *     }
         */
        TimelineEntry: {
            /** Format: uuid */
            id: string;
            event: string;
            from: string | null;
            to: string | null;
            user: string | null;
            userLogin?: string | null;
            actor: string | null;
            actorLogin?: string | null;
            apiKey?: string | null;
            isOfOthers?: boolean;
            reason: string | null;
            reasonCode?: "mergedInto" | null;
            changes?: {
                field: string;
                from: unknown;
                to: unknown;
            }[];
            /** @description unix seconds */
            occurredAt: number;
            /** @description unix seconds */
            recordedAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "08b9c72f-b47c-4154-a0d8-3dc3b2d40f2d",
         *           "event": "save",
         *           "from": null,
         *           "to": "saved",
         *           "user": "planner",
         *           "actor": null,
         *           "reason": null,
         *           "reasonCode": null,
         *           "occurredAt": 1795160400,
         *           "recordedAt": 1795160400
         *         }
         *       ]
         *     }
         */
        TimelineEntryPage: {
            items: components["schemas"]["TimelineEntry"][];
        };
        /**
         * @example {
         *       "positions": [],
         *       "distance": "0.000",
         *       "isThinned": false,
         *       "maxSpeed": 0,
         *       "movingSeconds": 0,
         *       "stoppedSeconds": 0
         *     }
         */
        Track: {
            positions: {
                /** @description unix seconds */
                at: number;
                latitude: number;
                longitude: number;
                speed: number;
                heading: number | null;
                isCoarse: boolean;
            }[];
            /** @description decimal, at most 3 places */
            distance: string;
            isThinned: boolean;
            maxSpeed: number;
            movingSeconds: number;
            stoppedSeconds: number;
        };
        /**
         * @example {
         *       "id": "67359e3f-3f29-8c55-a7b3-7917177249ae",
         *       "revision": 4,
         *       "number": "T-000015",
         *       "reference": "LOAD-360",
         *       "stage": "started",
         *       "type": "partner",
         *       "organization": {
         *         "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *         "name": "Hill Country Carriers"
         *       },
         *       "vehicle": {
         *         "id": "69ba3c3a-435e-8293-a6bb-e4a042493a0b",
         *         "name": "CP LJ-8830"
         *       },
         *       "driver": {
         *         "id": "89b15857-d6ce-88d0-adb6-6f6a20c8957b",
         *         "name": "Sunil Rathnayake"
         *       },
         *       "requestedVehicleType": null,
         *       "routeZone": null,
         *       "pickup": "Bandarawela estate",
         *       "drop": "Pallekele industrial zone",
         *       "pickAt": 1795165200,
         *       "dropAt": 1795194000,
         *       "nextStop": null,
         *       "orders": 1,
         *       "totalSpace": "6.926",
         *       "totalWeight": "1752.000",
         *       "totalPalletPlaces": null,
         *       "totalLoadingMeters": null,
         *       "utilization": null,
         *       "estimatedDistance": null,
         *       "actualDistance": null,
         *       "isBackhaul": false,
         *       "isArchived": false,
         *       "revenue": null,
         *       "cost": null,
         *       "margin": null,
         *       "currency": null,
         *       "createdAt": 1795124460,
         *       "billingContact": null,
         *       "billingPartner": null,
         *       "billingContract": null,
         *       "notificationContacts": [],
         *       "description": null,
         *       "vehicleType": {
         *         "id": "a1735e68-1bb6-8b61-a70f-5c0ed656f278",
         *         "name": "Lorry 14.5 ft"
         *       },
         *       "capacity": null,
         *       "driverPhone": "+94 77 108 7109",
         *       "enteredPickAt": null,
         *       "enteredDropAt": null,
         *       "orderList": [
         *         {
         *           "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *           "emissions": "56.800",
         *           "number": "O-000134",
         *           "shipperCode": null,
         *           "reference": "EST-2611-910",
         *           "stage": "started",
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "orderType": {
         *             "id": "ce674107-be07-8424-afc7-73fcad03e5e3",
         *             "name": "Estate collection"
         *           },
         *           "pickup": "Bandarawela estate",
         *           "drop": "Pallekele industrial zone",
         *           "pickupFrom": 1795165200,
         *           "pickupTo": 1795172400,
         *           "deliveryFrom": 1795179600,
         *           "deliveryTo": 1795194000,
         *           "totalWeight": "1752.000",
         *           "totalSpace": "6.926",
         *           "totalPalletPlaces": null,
         *           "totalLoadingMeters": null,
         *           "description": "Call the consignee an hour before arrival",
         *           "cargoItems": [
         *             {
         *               "id": "c8e234a0-29a5-4414-b65a-5f8ff0b7704a",
         *               "packNumber": "PK-8770",
         *               "cargo": {
         *                 "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                 "name": "Black tea, paper sack"
         *               },
         *               "quantity": 26,
         *               "weight": "1352.000",
         *               "space": "5.798",
         *               "palletPlaces": null,
         *               "loadingMeters": null,
         *               "deliveredQuantity": null,
         *               "shortageReason": null,
         *               "isDelivered": false
         *             },
         *             {
         *               "id": "5bb4298f-6a1b-4d49-b60e-b53da152c6e1",
         *               "packNumber": null,
         *               "cargo": {
         *                 "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *                 "name": "Black pepper, sack"
         *               },
         *               "quantity": 8,
         *               "weight": "400.000",
         *               "space": "1.128",
         *               "palletPlaces": null,
         *               "loadingMeters": null,
         *               "deliveredQuantity": null,
         *               "shortageReason": null,
         *               "isDelivered": false
         *             }
         *           ],
         *           "isRemovable": false,
         *           "isTransferable": false
         *         }
         *       ],
         *       "stops": [
         *         {
         *           "position": 0,
         *           "location": {
         *             "id": "d24fb34d-59d1-87a8-aa2e-199fe3f8e69b",
         *             "name": "Bandarawela estate",
         *             "city": "Bandarawela",
         *             "latitude": 6.8259,
         *             "longitude": 80.9982,
         *             "address": "225 Welimada Road, Bandarawela"
         *           },
         *           "contact": {
         *             "id": "e9a1829f-842a-8c85-af0a-904bf4ab9fec",
         *             "name": "Ravi Gunawardena",
         *             "phone": "+94 77 134 8436"
         *           },
         *           "orders": [
         *             {
         *               "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *               "number": "O-000134",
         *               "shipperCode": null,
         *               "what": "pick",
         *               "stage": "started",
         *               "stop": 0,
         *               "windowFrom": 1795165200,
         *               "windowTo": 1795172400,
         *               "handlingMinutes": 60,
         *               "instructions": null,
         *               "reference": null,
         *               "items": [
         *                 {
         *                   "item": 0,
         *                   "quantity": 26,
         *                   "cargo": {
         *                     "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                     "name": "Black tea, paper sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 },
         *                 {
         *                   "item": 1,
         *                   "quantity": 8,
         *                   "cargo": {
         *                     "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *                     "name": "Black pepper, sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 }
         *               ],
         *               "arrivedAt": null,
         *               "departedAt": null
         *             }
         *           ],
         *           "plannedAt": 1795165200,
         *           "windowFrom": 1795165200,
         *           "windowTo": 1795172400,
         *           "arrivedAt": null,
         *           "departedAt": null,
         *           "outOfSequenceAt": null,
         *           "eta": null,
         *           "etaLateBy": null
         *         },
         *         {
         *           "position": 1,
         *           "location": {
         *             "id": "4706aec9-8cab-83bf-aa18-318d73e8572d",
         *             "name": "Badulla collection point",
         *             "city": "Badulla",
         *             "latitude": 6.9934,
         *             "longitude": 81.055,
         *             "address": "209 Bandarawela Road, Badulla"
         *           },
         *           "contact": {
         *             "id": "36afaca3-3e51-841b-acd0-ab48d0e7f13b",
         *             "name": "Ishara Perera",
         *             "phone": "+94 77 135 6355"
         *           },
         *           "orders": [
         *             {
         *               "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *               "number": "O-000134",
         *               "shipperCode": null,
         *               "what": "drop",
         *               "stage": "started",
         *               "stop": 1,
         *               "windowFrom": 1795179600,
         *               "windowTo": 1795194000,
         *               "handlingMinutes": 60,
         *               "instructions": null,
         *               "reference": null,
         *               "items": [],
         *               "arrivedAt": null,
         *               "departedAt": null
         *             }
         *           ],
         *           "plannedAt": 1795171100,
         *           "windowFrom": 1795179600,
         *           "windowTo": 1795194000,
         *           "arrivedAt": null,
         *           "departedAt": null,
         *           "outOfSequenceAt": null,
         *           "eta": null,
         *           "etaLateBy": null
         *         },
         *         {
         *           "position": 2,
         *           "location": {
         *             "id": "f764ba0b-eda3-887f-accc-4b2d0155a771",
         *             "name": "Pallekele industrial zone",
         *             "city": "Kundasale",
         *             "latitude": 7.2853,
         *             "longitude": 80.702,
         *             "address": "148 Digana Road, Kundasale"
         *           },
         *           "contact": {
         *             "id": "81a56f88-2f15-84fd-aecc-b45eaff3033a",
         *             "name": "Amaya Fernando",
         *             "phone": "+94 77 129 3003"
         *           },
         *           "orders": [
         *             {
         *               "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *               "number": "O-000134",
         *               "shipperCode": null,
         *               "what": "drop",
         *               "stage": "started",
         *               "stop": 2,
         *               "windowFrom": 1795179600,
         *               "windowTo": 1795194000,
         *               "handlingMinutes": 60,
         *               "instructions": null,
         *               "reference": null,
         *               "items": [
         *                 {
         *                   "item": 0,
         *                   "quantity": 26,
         *                   "cargo": {
         *                     "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                     "name": "Black tea, paper sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 },
         *                 {
         *                   "item": 1,
         *                   "quantity": 8,
         *                   "cargo": {
         *                     "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *                     "name": "Black pepper, sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 }
         *               ],
         *               "arrivedAt": null,
         *               "departedAt": null
         *             }
         *           ],
         *           "plannedAt": 1795189132,
         *           "windowFrom": 1795179600,
         *           "windowTo": 1795194000,
         *           "arrivedAt": null,
         *           "departedAt": null,
         *           "outOfSequenceAt": null,
         *           "eta": null,
         *           "etaLateBy": null
         *         }
         *       ],
         *       "documents": [],
         *       "isDistanceEstimated": true,
         *       "estimatedCost": null,
         *       "vehicleProblems": [],
         *       "driverProblems": [],
         *       "createdBy": "Hill Country Carriers",
         *       "vehicleAssigned": null,
         *       "handovers": [],
         *       "transfers": [],
         *       "manualChanged": null,
         *       "manualReason": null,
         *       "startedAt": 1795160460,
         *       "finishedAt": null,
         *       "waitsFor": {
         *         "what": "drive",
         *         "who": "Sunil Rathnayake"
         *       }
         *     }
         */
        Trip: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            number: string;
            reference: string | null;
            /** @enum {string} */
            stage: "saved" | "waitingForTrip" | "vehicleAssigned" | "started" | "transit" | "completed" | "manualCompleted" | "incomplete" | "billed" | "cancelled";
            /** @enum {string} */
            type: "own" | "partner";
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            requestedVehicleType: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            routeZone: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            pickup: string | null;
            drop: string | null;
            pickAt: number | null;
            dropAt: number | null;
            nextStop?: {
                name: string;
                eta?: number | null;
                etaLateBy?: number | null;
            } | null;
            orders: number;
            /** @description decimal, at most 3 places */
            totalSpace: string;
            /** @description decimal, at most 3 places */
            totalWeight: string;
            totalPalletPlaces?: string | null;
            totalLoadingMeters?: string | null;
            utilization: {
                /** @description percent, 1 place */
                space: string;
                /** @description percent, 1 place */
                weight: string;
                /** @description percent, 1 place */
                palletPlaces?: string;
                /** @description percent, 1 place */
                loadingMeters?: string;
            } | null;
            estimatedDistance: string | null;
            actualDistance: string | null;
            isBackhaul: boolean;
            isArchived: boolean;
            revenue: string | null;
            cost: string | null;
            margin?: string | null;
            currency: string | null;
            /** @description unix seconds */
            createdAt: number;
            billingContact: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            billingPartner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            billingContract: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            notificationContacts: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            description: string | null;
            vehicleType: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            capacity: {
                /** @description decimal, at most 3 places */
                space: string;
                /** @description decimal, at most 3 places */
                weight: string;
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            } | null;
            driverPhone: string | null;
            enteredPickAt: number | null;
            enteredDropAt: number | null;
            orderList: {
                /** Format: uuid */
                id: string;
                /** @description decimal, at most 3 places */
                emissions?: string;
                number: string;
                shipperCode?: string | null;
                reference: string | null;
                /** @enum {string} */
                stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
                organization: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                orderType: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                pickup: string | null;
                drop: string | null;
                pickupFrom: number | null;
                pickupTo: number | null;
                deliveryFrom: number | null;
                deliveryTo: number | null;
                /** @description decimal, at most 3 places */
                totalWeight: string;
                /** @description decimal, at most 3 places */
                totalSpace: string;
                totalPalletPlaces?: string | null;
                totalLoadingMeters?: string | null;
                description: string | null;
                cargoItems: {
                    /** Format: uuid */
                    id: string;
                    packNumber: string | null;
                    cargo: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    };
                    quantity: number;
                    /** @description decimal, at most 3 places */
                    weight: string;
                    /** @description decimal, at most 3 places */
                    space: string;
                    palletPlaces?: string | null;
                    loadingMeters?: string | null;
                    deliveredQuantity: number | null;
                    shortageReason: string | null;
                    isDelivered: boolean;
                }[];
                isRemovable?: boolean;
                isTransferable?: boolean;
            }[];
            stops: {
                position: number;
                location: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    city: string;
                    latitude: number;
                    longitude: number;
                    address: string;
                };
                contact: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    phone: string | null;
                } | null;
                orders: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                    shipperCode?: string | null;
                    /** @enum {string} */
                    what: "pick" | "drop";
                    /** @enum {string} */
                    stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
                    stop: number;
                    windowFrom: number | null;
                    windowTo: number | null;
                    handlingMinutes: number | null;
                    instructions: string | null;
                    reference: string | null;
                    items: {
                        item: number;
                        quantity: number;
                        cargo: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        };
                        deliveredQuantity: number | null;
                        shortageReason: string | null;
                    }[];
                    /** @constant */
                    isTransfer?: true;
                    arrivedAt?: number | null;
                    departedAt: number | null;
                    slot?: {
                        gate: string;
                        /** @description unix seconds */
                        from: number;
                        /** @description unix seconds */
                        to: number;
                        timeZone: string;
                    } | null;
                }[];
                plannedAt: number | null;
                breakMinutes?: number;
                windowFrom: number | null;
                windowTo: number | null;
                arrivedAt: number | null;
                departedAt: number | null;
                outOfSequenceAt?: number | null;
                eta?: number | null;
                etaLateBy?: number | null;
            }[];
            documents: {
                /** Format: uuid */
                id: string;
                name: string;
                mime: string;
                expiresAt: number | null;
                isExpired: boolean;
                /** @description unix seconds */
                createdAt: number;
                url: string;
            }[];
            isDistanceEstimated: boolean;
            /** @description decimal, at most 3 places */
            emissions?: string;
            estimatedCost: string | null;
            vehicleProblems: {
                /** @enum {string} */
                code: "inactive" | "sharedAway" | "notShared" | "busy" | "unavailable" | "typeNotRequested" | "tooWarm" | "spaceExceeded" | "weightExceeded" | "palletPlacesExceeded" | "loadingMetersExceeded" | "documentExpired" | "serviceExpired";
                blocks: boolean;
                note: string | null;
                at: number | null;
                canTakeOver?: boolean;
            }[];
            driverProblems: {
                /** @enum {string} */
                code: "blocked" | "licenceMissing" | "licenceExpired" | "licenceClass" | "healthReportExpired" | "shiftHours" | "weekHours" | "busy" | "running";
                blocks: boolean;
                note: string | null;
                at: number | null;
                canTakeOver?: boolean;
            }[];
            createdBy: string;
            vehicleAssigned: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            handovers?: {
                /** @description unix seconds */
                at: number;
                /** @description unix seconds */
                recordedAt: number;
                fromVehicle: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                toVehicle: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                fromDriver: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                toDriver: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                place: string | null;
                reason: string | null;
                by: string | null;
            }[];
            transfers?: {
                order: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                    shipperCode?: string | null;
                };
                hub: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                /** @enum {string} */
                direction: "leaves" | "joins";
                trip: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                } | null;
                arrivesAt: number | null;
                loadsAt: number | null;
                missesBy: number;
                transferredAt: number | null;
            }[];
            manualChanged: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            manualReason: string | null;
            startedAt: number | null;
            finishedAt: number | null;
            waitsFor: {
                /** @enum {string} */
                what: "submit" | "assign" | "start" | "drive" | "bill";
                who: string | null;
            } | null;
        };
        /**
         * @example {
         *       "id": "67359e3f-3f29-8c55-a7b3-7917177249ae",
         *       "revision": 4,
         *       "number": "T-000015",
         *       "reference": "LOAD-360",
         *       "stage": "started",
         *       "type": "partner",
         *       "organization": {
         *         "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *         "name": "Hill Country Carriers"
         *       },
         *       "vehicle": {
         *         "id": "69ba3c3a-435e-8293-a6bb-e4a042493a0b",
         *         "name": "CP LJ-8830"
         *       },
         *       "driver": {
         *         "id": "89b15857-d6ce-88d0-adb6-6f6a20c8957b",
         *         "name": "Sunil Rathnayake"
         *       },
         *       "requestedVehicleType": null,
         *       "routeZone": null,
         *       "pickup": "Bandarawela estate",
         *       "drop": "Pallekele industrial zone",
         *       "pickAt": 1795165200,
         *       "dropAt": 1795194000,
         *       "nextStop": null,
         *       "orders": 1,
         *       "totalSpace": "6.926",
         *       "totalWeight": "1752.000",
         *       "totalPalletPlaces": null,
         *       "totalLoadingMeters": null,
         *       "utilization": null,
         *       "estimatedDistance": null,
         *       "actualDistance": null,
         *       "isBackhaul": false,
         *       "isArchived": false,
         *       "revenue": null,
         *       "cost": null,
         *       "margin": null,
         *       "currency": null,
         *       "createdAt": 1795124460,
         *       "billingContact": null,
         *       "billingPartner": null,
         *       "billingContract": null,
         *       "notificationContacts": [],
         *       "description": null,
         *       "vehicleType": {
         *         "id": "a1735e68-1bb6-8b61-a70f-5c0ed656f278",
         *         "name": "Lorry 14.5 ft"
         *       },
         *       "capacity": null,
         *       "driverPhone": "+94 77 108 7109",
         *       "enteredPickAt": null,
         *       "enteredDropAt": null,
         *       "orderList": [
         *         {
         *           "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *           "emissions": "56.800",
         *           "number": "O-000134",
         *           "shipperCode": null,
         *           "reference": "EST-2611-910",
         *           "stage": "started",
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "orderType": {
         *             "id": "ce674107-be07-8424-afc7-73fcad03e5e3",
         *             "name": "Estate collection"
         *           },
         *           "pickup": "Bandarawela estate",
         *           "drop": "Pallekele industrial zone",
         *           "pickupFrom": 1795165200,
         *           "pickupTo": 1795172400,
         *           "deliveryFrom": 1795179600,
         *           "deliveryTo": 1795194000,
         *           "totalWeight": "1752.000",
         *           "totalSpace": "6.926",
         *           "totalPalletPlaces": null,
         *           "totalLoadingMeters": null,
         *           "description": "Call the consignee an hour before arrival",
         *           "cargoItems": [
         *             {
         *               "id": "c8e234a0-29a5-4414-b65a-5f8ff0b7704a",
         *               "packNumber": "PK-8770",
         *               "cargo": {
         *                 "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                 "name": "Black tea, paper sack"
         *               },
         *               "quantity": 26,
         *               "weight": "1352.000",
         *               "space": "5.798",
         *               "palletPlaces": null,
         *               "loadingMeters": null,
         *               "deliveredQuantity": null,
         *               "shortageReason": null,
         *               "isDelivered": false
         *             },
         *             {
         *               "id": "5bb4298f-6a1b-4d49-b60e-b53da152c6e1",
         *               "packNumber": null,
         *               "cargo": {
         *                 "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *                 "name": "Black pepper, sack"
         *               },
         *               "quantity": 8,
         *               "weight": "400.000",
         *               "space": "1.128",
         *               "palletPlaces": null,
         *               "loadingMeters": null,
         *               "deliveredQuantity": null,
         *               "shortageReason": null,
         *               "isDelivered": false
         *             }
         *           ],
         *           "isRemovable": false,
         *           "isTransferable": false
         *         }
         *       ],
         *       "stops": [
         *         {
         *           "position": 0,
         *           "location": {
         *             "id": "d24fb34d-59d1-87a8-aa2e-199fe3f8e69b",
         *             "name": "Bandarawela estate",
         *             "city": "Bandarawela",
         *             "latitude": 6.8259,
         *             "longitude": 80.9982,
         *             "address": "225 Welimada Road, Bandarawela"
         *           },
         *           "contact": {
         *             "id": "e9a1829f-842a-8c85-af0a-904bf4ab9fec",
         *             "name": "Ravi Gunawardena",
         *             "phone": "+94 77 134 8436"
         *           },
         *           "orders": [
         *             {
         *               "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *               "number": "O-000134",
         *               "shipperCode": null,
         *               "what": "pick",
         *               "stage": "started",
         *               "stop": 0,
         *               "windowFrom": 1795165200,
         *               "windowTo": 1795172400,
         *               "handlingMinutes": 60,
         *               "instructions": null,
         *               "reference": null,
         *               "items": [
         *                 {
         *                   "item": 0,
         *                   "quantity": 26,
         *                   "cargo": {
         *                     "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                     "name": "Black tea, paper sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 },
         *                 {
         *                   "item": 1,
         *                   "quantity": 8,
         *                   "cargo": {
         *                     "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *                     "name": "Black pepper, sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 }
         *               ],
         *               "arrivedAt": null,
         *               "departedAt": null
         *             }
         *           ],
         *           "plannedAt": 1795165200,
         *           "windowFrom": 1795165200,
         *           "windowTo": 1795172400,
         *           "arrivedAt": null,
         *           "departedAt": null,
         *           "outOfSequenceAt": null,
         *           "eta": null,
         *           "etaLateBy": null
         *         },
         *         {
         *           "position": 1,
         *           "location": {
         *             "id": "4706aec9-8cab-83bf-aa18-318d73e8572d",
         *             "name": "Badulla collection point",
         *             "city": "Badulla",
         *             "latitude": 6.9934,
         *             "longitude": 81.055,
         *             "address": "209 Bandarawela Road, Badulla"
         *           },
         *           "contact": {
         *             "id": "36afaca3-3e51-841b-acd0-ab48d0e7f13b",
         *             "name": "Ishara Perera",
         *             "phone": "+94 77 135 6355"
         *           },
         *           "orders": [
         *             {
         *               "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *               "number": "O-000134",
         *               "shipperCode": null,
         *               "what": "drop",
         *               "stage": "started",
         *               "stop": 1,
         *               "windowFrom": 1795179600,
         *               "windowTo": 1795194000,
         *               "handlingMinutes": 60,
         *               "instructions": null,
         *               "reference": null,
         *               "items": [],
         *               "arrivedAt": null,
         *               "departedAt": null
         *             }
         *           ],
         *           "plannedAt": 1795171100,
         *           "windowFrom": 1795179600,
         *           "windowTo": 1795194000,
         *           "arrivedAt": null,
         *           "departedAt": null,
         *           "outOfSequenceAt": null,
         *           "eta": null,
         *           "etaLateBy": null
         *         },
         *         {
         *           "position": 2,
         *           "location": {
         *             "id": "f764ba0b-eda3-887f-accc-4b2d0155a771",
         *             "name": "Pallekele industrial zone",
         *             "city": "Kundasale",
         *             "latitude": 7.2853,
         *             "longitude": 80.702,
         *             "address": "148 Digana Road, Kundasale"
         *           },
         *           "contact": {
         *             "id": "81a56f88-2f15-84fd-aecc-b45eaff3033a",
         *             "name": "Amaya Fernando",
         *             "phone": "+94 77 129 3003"
         *           },
         *           "orders": [
         *             {
         *               "id": "2ad21639-c653-81c4-a1e5-182474b01518",
         *               "number": "O-000134",
         *               "shipperCode": null,
         *               "what": "drop",
         *               "stage": "started",
         *               "stop": 2,
         *               "windowFrom": 1795179600,
         *               "windowTo": 1795194000,
         *               "handlingMinutes": 60,
         *               "instructions": null,
         *               "reference": null,
         *               "items": [
         *                 {
         *                   "item": 0,
         *                   "quantity": 26,
         *                   "cargo": {
         *                     "id": "654d1ca5-5215-852a-a652-1c0f09a82974",
         *                     "name": "Black tea, paper sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 },
         *                 {
         *                   "item": 1,
         *                   "quantity": 8,
         *                   "cargo": {
         *                     "id": "bb95f5b4-6027-88d6-a810-bcf92f2ffe53",
         *                     "name": "Black pepper, sack"
         *                   },
         *                   "deliveredQuantity": null,
         *                   "shortageReason": null
         *                 }
         *               ],
         *               "arrivedAt": null,
         *               "departedAt": null
         *             }
         *           ],
         *           "plannedAt": 1795189132,
         *           "windowFrom": 1795179600,
         *           "windowTo": 1795194000,
         *           "arrivedAt": null,
         *           "departedAt": null,
         *           "outOfSequenceAt": null,
         *           "eta": null,
         *           "etaLateBy": null
         *         }
         *       ],
         *       "documents": [],
         *       "isDistanceEstimated": true,
         *       "estimatedCost": null,
         *       "vehicleProblems": [],
         *       "driverProblems": [],
         *       "createdBy": "Hill Country Carriers",
         *       "vehicleAssigned": null,
         *       "handovers": [],
         *       "transfers": [],
         *       "manualChanged": null,
         *       "manualReason": null,
         *       "startedAt": 1795160460,
         *       "finishedAt": null,
         *       "waitsFor": {
         *         "what": "drive",
         *         "who": "Sunil Rathnayake"
         *       },
         *       "stageOutcome": "changed"
         *     }
         */
        TripStageResult: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            number: string;
            reference: string | null;
            /** @enum {string} */
            stage: "saved" | "waitingForTrip" | "vehicleAssigned" | "started" | "transit" | "completed" | "manualCompleted" | "incomplete" | "billed" | "cancelled";
            /** @enum {string} */
            type: "own" | "partner";
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            requestedVehicleType: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            routeZone: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            pickup: string | null;
            drop: string | null;
            pickAt: number | null;
            dropAt: number | null;
            nextStop?: {
                name: string;
                eta?: number | null;
                etaLateBy?: number | null;
            } | null;
            orders: number;
            /** @description decimal, at most 3 places */
            totalSpace: string;
            /** @description decimal, at most 3 places */
            totalWeight: string;
            totalPalletPlaces?: string | null;
            totalLoadingMeters?: string | null;
            utilization: {
                /** @description percent, 1 place */
                space: string;
                /** @description percent, 1 place */
                weight: string;
                /** @description percent, 1 place */
                palletPlaces?: string;
                /** @description percent, 1 place */
                loadingMeters?: string;
            } | null;
            estimatedDistance: string | null;
            actualDistance: string | null;
            isBackhaul: boolean;
            isArchived: boolean;
            revenue: string | null;
            cost: string | null;
            margin?: string | null;
            currency: string | null;
            /** @description unix seconds */
            createdAt: number;
            billingContact: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            billingPartner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            billingContract: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            notificationContacts: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            description: string | null;
            vehicleType: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            capacity: {
                /** @description decimal, at most 3 places */
                space: string;
                /** @description decimal, at most 3 places */
                weight: string;
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            } | null;
            driverPhone: string | null;
            enteredPickAt: number | null;
            enteredDropAt: number | null;
            orderList: {
                /** Format: uuid */
                id: string;
                /** @description decimal, at most 3 places */
                emissions?: string;
                number: string;
                shipperCode?: string | null;
                reference: string | null;
                /** @enum {string} */
                stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
                organization: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                orderType: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                pickup: string | null;
                drop: string | null;
                pickupFrom: number | null;
                pickupTo: number | null;
                deliveryFrom: number | null;
                deliveryTo: number | null;
                /** @description decimal, at most 3 places */
                totalWeight: string;
                /** @description decimal, at most 3 places */
                totalSpace: string;
                totalPalletPlaces?: string | null;
                totalLoadingMeters?: string | null;
                description: string | null;
                cargoItems: {
                    /** Format: uuid */
                    id: string;
                    packNumber: string | null;
                    cargo: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    };
                    quantity: number;
                    /** @description decimal, at most 3 places */
                    weight: string;
                    /** @description decimal, at most 3 places */
                    space: string;
                    palletPlaces?: string | null;
                    loadingMeters?: string | null;
                    deliveredQuantity: number | null;
                    shortageReason: string | null;
                    isDelivered: boolean;
                }[];
                isRemovable?: boolean;
                isTransferable?: boolean;
            }[];
            stops: {
                position: number;
                location: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    city: string;
                    latitude: number;
                    longitude: number;
                    address: string;
                };
                contact: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    phone: string | null;
                } | null;
                orders: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                    shipperCode?: string | null;
                    /** @enum {string} */
                    what: "pick" | "drop";
                    /** @enum {string} */
                    stage: "saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled";
                    stop: number;
                    windowFrom: number | null;
                    windowTo: number | null;
                    handlingMinutes: number | null;
                    instructions: string | null;
                    reference: string | null;
                    items: {
                        item: number;
                        quantity: number;
                        cargo: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        };
                        deliveredQuantity: number | null;
                        shortageReason: string | null;
                    }[];
                    /** @constant */
                    isTransfer?: true;
                    arrivedAt?: number | null;
                    departedAt: number | null;
                    slot?: {
                        gate: string;
                        /** @description unix seconds */
                        from: number;
                        /** @description unix seconds */
                        to: number;
                        timeZone: string;
                    } | null;
                }[];
                plannedAt: number | null;
                breakMinutes?: number;
                windowFrom: number | null;
                windowTo: number | null;
                arrivedAt: number | null;
                departedAt: number | null;
                outOfSequenceAt?: number | null;
                eta?: number | null;
                etaLateBy?: number | null;
            }[];
            documents: {
                /** Format: uuid */
                id: string;
                name: string;
                mime: string;
                expiresAt: number | null;
                isExpired: boolean;
                /** @description unix seconds */
                createdAt: number;
                url: string;
            }[];
            isDistanceEstimated: boolean;
            /** @description decimal, at most 3 places */
            emissions?: string;
            estimatedCost: string | null;
            vehicleProblems: {
                /** @enum {string} */
                code: "inactive" | "sharedAway" | "notShared" | "busy" | "unavailable" | "typeNotRequested" | "tooWarm" | "spaceExceeded" | "weightExceeded" | "palletPlacesExceeded" | "loadingMetersExceeded" | "documentExpired" | "serviceExpired";
                blocks: boolean;
                note: string | null;
                at: number | null;
                canTakeOver?: boolean;
            }[];
            driverProblems: {
                /** @enum {string} */
                code: "blocked" | "licenceMissing" | "licenceExpired" | "licenceClass" | "healthReportExpired" | "shiftHours" | "weekHours" | "busy" | "running";
                blocks: boolean;
                note: string | null;
                at: number | null;
                canTakeOver?: boolean;
            }[];
            createdBy: string;
            vehicleAssigned: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            handovers?: {
                /** @description unix seconds */
                at: number;
                /** @description unix seconds */
                recordedAt: number;
                fromVehicle: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                toVehicle: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                fromDriver: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                toDriver: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                place: string | null;
                reason: string | null;
                by: string | null;
            }[];
            transfers?: {
                order: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                    shipperCode?: string | null;
                };
                hub: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                /** @enum {string} */
                direction: "leaves" | "joins";
                trip: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                } | null;
                arrivesAt: number | null;
                loadsAt: number | null;
                missesBy: number;
                transferredAt: number | null;
            }[];
            manualChanged: {
                by: string;
                /** @description unix seconds */
                at: number;
            } | null;
            manualReason: string | null;
            startedAt: number | null;
            finishedAt: number | null;
            waitsFor: {
                /** @enum {string} */
                what: "submit" | "assign" | "start" | "drive" | "bill";
                who: string | null;
            } | null;
            /** @enum {string} */
            stageOutcome: "changed" | "recorded" | "unchanged";
        };
        /**
         * @example {
         *       "id": "67359e3f-3f29-8c55-a7b3-7917177249ae",
         *       "revision": 4,
         *       "number": "T-000015",
         *       "reference": "LOAD-360",
         *       "stage": "started",
         *       "type": "partner",
         *       "organization": {
         *         "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *         "name": "Hill Country Carriers"
         *       },
         *       "vehicle": {
         *         "id": "69ba3c3a-435e-8293-a6bb-e4a042493a0b",
         *         "name": "CP LJ-8830"
         *       },
         *       "driver": {
         *         "id": "89b15857-d6ce-88d0-adb6-6f6a20c8957b",
         *         "name": "Sunil Rathnayake"
         *       },
         *       "requestedVehicleType": null,
         *       "routeZone": null,
         *       "pickup": "Bandarawela estate",
         *       "drop": "Pallekele industrial zone",
         *       "pickAt": 1795165200,
         *       "dropAt": 1795194000,
         *       "nextStop": null,
         *       "orders": 1,
         *       "totalSpace": "6.926",
         *       "totalWeight": "1752.000",
         *       "totalPalletPlaces": null,
         *       "totalLoadingMeters": null,
         *       "utilization": null,
         *       "estimatedDistance": null,
         *       "actualDistance": null,
         *       "isBackhaul": false,
         *       "isArchived": false,
         *       "revenue": null,
         *       "cost": null,
         *       "margin": null,
         *       "currency": null,
         *       "createdAt": 1795124460,
         *       "actions": []
         *     }
         */
        TripSummary: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            number: string;
            reference: string | null;
            /** @enum {string} */
            stage: "saved" | "waitingForTrip" | "vehicleAssigned" | "started" | "transit" | "completed" | "manualCompleted" | "incomplete" | "billed" | "cancelled";
            /** @enum {string} */
            type: "own" | "partner";
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            vehicle: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            requestedVehicleType: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            routeZone: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            pickup: string | null;
            drop: string | null;
            pickAt: number | null;
            dropAt: number | null;
            nextStop?: {
                name: string;
                eta?: number | null;
                etaLateBy?: number | null;
            } | null;
            orders: number;
            /** @description decimal, at most 3 places */
            totalSpace: string;
            /** @description decimal, at most 3 places */
            totalWeight: string;
            totalPalletPlaces?: string | null;
            totalLoadingMeters?: string | null;
            utilization: {
                /** @description percent, 1 place */
                space: string;
                /** @description percent, 1 place */
                weight: string;
                /** @description percent, 1 place */
                palletPlaces?: string;
                /** @description percent, 1 place */
                loadingMeters?: string;
            } | null;
            estimatedDistance: string | null;
            actualDistance: string | null;
            isBackhaul: boolean;
            isArchived: boolean;
            revenue: string | null;
            cost: string | null;
            margin?: string | null;
            currency: string | null;
            /** @description unix seconds */
            createdAt: number;
            actions: ("edit" | "submit" | "assign" | "unassign" | "start" | "handOver" | "reorderStops" | "addOrder" | "removeOrders" | "splitAtHub" | "undoSplit" | "completeManually" | "takeBack" | "dissolve" | "cancel" | "archive" | "restore" | "delete" | "documents")[];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "67359e3f-3f29-8c55-a7b3-7917177249ae",
         *           "revision": 4,
         *           "number": "T-000015",
         *           "reference": "LOAD-360",
         *           "stage": "started",
         *           "type": "partner",
         *           "organization": {
         *             "id": "98ad006c-f7ed-8d51-a152-ef26777b59c2",
         *             "name": "Hill Country Carriers"
         *           },
         *           "vehicle": {
         *             "id": "69ba3c3a-435e-8293-a6bb-e4a042493a0b",
         *             "name": "CP LJ-8830"
         *           },
         *           "driver": {
         *             "id": "89b15857-d6ce-88d0-adb6-6f6a20c8957b",
         *             "name": "Sunil Rathnayake"
         *           },
         *           "requestedVehicleType": null,
         *           "routeZone": null,
         *           "pickup": "Bandarawela estate",
         *           "drop": "Pallekele industrial zone",
         *           "pickAt": 1795165200,
         *           "dropAt": 1795194000,
         *           "nextStop": null,
         *           "orders": 1,
         *           "totalSpace": "6.926",
         *           "totalWeight": "1752.000",
         *           "totalPalletPlaces": null,
         *           "totalLoadingMeters": null,
         *           "utilization": null,
         *           "estimatedDistance": null,
         *           "actualDistance": null,
         *           "isBackhaul": false,
         *           "isArchived": false,
         *           "revenue": null,
         *           "cost": null,
         *           "margin": null,
         *           "currency": null,
         *           "createdAt": 1795124460,
         *           "actions": []
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        TripSummaryPage: {
            items: components["schemas"]["TripSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "phone": "+94771234568"
         *     }
         */
        UpdateContactInput: {
            firstName?: string;
            middleName?: string | null;
            lastName?: string;
            email?: "";
            phone?: string;
            language?: ("en" | "it" | "fr" | "sp" | "sin") | null;
            byEmail?: boolean;
            bySms?: boolean;
            isDelivery?: boolean;
            isBilling?: boolean;
            isNotification?: boolean;
            isDriver?: boolean;
            notificationTypes?: ("validated" | "rejected" | "started" | "arrivedToPickupLocation" | "transit" | "delayed" | "arrivedToDropLocation" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "cancelled")[];
            locationIds?: string[];
        };
        /**
         * @example {
         *       "geofenceRadius": 300
         *     }
         */
        UpdateLocationInput: {
            name?: string;
            buildingNumber?: string;
            apartmentNumber?: string;
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
            countryId?: string | null;
            latitude?: number;
            longitude?: number;
            /** @enum {string} */
            geofenceType?: "circle" | "polygon";
            geofenceRadius?: number | null;
            geofencePolygon?: [
                number,
                number
            ][] | null;
            openingHours?: {
                timeZone: string;
                intervals: {
                    weekdays: number[];
                    from: string;
                    to: string;
                }[];
                closedDays: string[];
            } | null;
            contactIds?: string[];
            gates?: {
                /** Format: uuid */
                id?: string;
                name: string;
                /** @enum {string} */
                use: "both" | "loading" | "unloading";
                slotMinutes: number;
                capacity: number;
                /** @default null */
                openingHours: {
                    timeZone: string;
                    intervals: {
                        weekdays: number[];
                        from: string;
                        to: string;
                    }[];
                    closedDays: string[];
                } | null;
            }[];
        };
        /**
         * @example {
         *       "reference": "PO-4711-A",
         *       "deliveryTo": 1795194000
         *     }
         */
        UpdateOrderInput: {
            reference?: string | null;
            /** Format: uuid */
            orderTypeId?: string;
            /** Format: uuid */
            partnerId?: string;
            /** Format: uuid */
            contractId?: string;
            /** Format: uuid */
            operationId?: string;
            vehicleTypeIds?: string[];
            isFlexible?: boolean;
            isBackhaul?: boolean;
            notificationContactIds?: string[];
            description?: string | null;
            pickupFrom?: number | null;
            pickupTo?: number | null;
            deliveryFrom?: number | null;
            deliveryTo?: number | null;
            /** @enum {string} */
            cutoffOption?: "none" | "pickup" | "delivery";
            cutoffFrom?: number | null;
            cutoffTo?: number | null;
            loadingMinutes?: number;
            unloadingMinutes?: number;
            cargoItems?: {
                /** @default null */
                packNumber: string | null;
                /** Format: uuid */
                cargoId: string;
                quantity: number;
            }[];
            stops?: {
                /** Format: uuid */
                locationId: string;
                /** @default null */
                contactId: string | null;
                kind?: ("pickup" | "drop") | null;
                windowFrom?: number | null;
                windowTo?: number | null;
                handlingMinutes?: number | null;
                instructions?: string | null;
                reference?: string | null;
                items?: {
                    item: number;
                    quantity: number;
                }[] | null;
            }[];
            services?: {
                name: string;
                /** @description decimal, at most 3 places */
                quantity: string;
            }[];
        };
        /**
         * @example {
         *       "id": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *       "revision": 1,
         *       "registrationPlate": "CP PH-2231",
         *       "vin": "MBJ11JV5070310217",
         *       "type": {
         *         "id": "189bb991-f96f-84e3-a63e-54e06c080fe8",
         *         "name": "Mini lorry 7 ft",
         *         "icon": "truck"
         *       },
         *       "licenseClass": null,
         *       "typeLicenseClass": "B",
         *       "brand": {
         *         "id": "3fef36fa-fdcc-8913-a38c-1cfa81d93450",
         *         "name": "Tata"
         *       },
         *       "model": {
         *         "id": "0f5ffeb6-9dbc-8951-a05e-616c7ffe1241",
         *         "name": "Ace HT"
         *       },
         *       "year": 2019,
         *       "status": "active",
         *       "effectiveSpace": "4.248",
         *       "maxCarryWeight": "1000.000",
         *       "palletPlaces": null,
         *       "loadingMeters": null,
         *       "typeFloor": {
         *         "palletPlaces": null,
         *         "loadingMeters": null
         *       },
         *       "driver": null,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "isShared": false,
         *       "photo": "/api/vehicles/files/d6671207-7642-8d52-adab-a16e3f3aa7a5/thumbnail",
         *       "serviceIntervalInfo": {
         *         "isExpired": false,
         *         "text": "Tyre change due in 9 days",
         *         "dueAt": 1795939200,
         *         "service": "Tyre change",
         *         "days": 9,
         *         "by": "days",
         *         "left": 9
         *       },
         *       "readings": {
         *         "odometer": 48200,
         *         "engineHours": 1506.3
         *       },
         *       "documentExpiresAt": 1793865600,
         *       "alerts": {
         *         "open": 0,
         *         "severity": null
         *       },
         *       "createdAt": 1773561600,
         *       "odometer": {
         *         "value": 48200,
         *         "source": "track",
         *         "isCorrected": true
         *       },
         *       "engineHours": {
         *         "value": 1506.3,
         *         "source": "track",
         *         "isCorrected": true
         *       },
         *       "trackingDevice": "DEMO-CPPH2231",
         *       "trackingApp": null,
         *       "color": {
         *         "id": "5e6ae12c-4c0b-82f8-af7e-17b2b0e3cfbd",
         *         "name": "White"
         *       },
         *       "fuelType": {
         *         "id": "3eb37cea-6891-863f-afda-dd001fdf3a1d",
         *         "name": "Diesel"
         *       },
         *       "engineModel": "275 IDI",
         *       "enginePower": "12.000",
         *       "axles": 2,
         *       "weight": "860.000",
         *       "comment": null,
         *       "cargoTypes": [],
         *       "width": "1.500",
         *       "height": "1.450",
         *       "length": "2.100",
         *       "actualSpace": "4.568",
         *       "loadingOptions": [
         *         "rear"
         *       ],
         *       "homeLocation": null,
         *       "fixedCost": null,
         *       "kmCost": null,
         *       "files": [
         *         {
         *           "id": "0d8a555e-10e7-88f6-a18c-88920b597b40",
         *           "kind": "emissionReport",
         *           "name": "emissionReport.pdf",
         *           "mime": "application/pdf",
         *           "url": "/api/vehicles/files/0d8a555e-10e7-88f6-a18c-88920b597b40",
         *           "thumbnail": null,
         *           "expiresAt": 1816502400,
         *           "createdAt": 1789977600
         *         },
         *         {
         *           "id": "a8d6c5d3-f069-8797-a6ce-597c27f8be75",
         *           "kind": "insurance",
         *           "name": "insurance.pdf",
         *           "mime": "application/pdf",
         *           "url": "/api/vehicles/files/a8d6c5d3-f069-8797-a6ce-597c27f8be75",
         *           "thumbnail": null,
         *           "expiresAt": 1805184000,
         *           "createdAt": 1789977600
         *         }
         *       ],
         *       "services": [
         *         {
         *           "serviceIntervalId": "16c3c8dd-597a-8a34-a824-9082d03ed3ce",
         *           "name": "Brake check",
         *           "days": 180,
         *           "km": 20000,
         *           "hours": null,
         *           "isRequired": true,
         *           "icon": "disc",
         *           "lastServiceAt": 1790150400,
         *           "odometer": 41240,
         *           "engineHours": 1288.75,
         *           "dueAt": 1804550400,
         *           "by": "km",
         *           "left": 13040,
         *           "isExpired": false
         *         },
         *         {
         *           "serviceIntervalId": "3cbef8fd-c24e-8462-a59f-a7e56de732b2",
         *           "name": "Cooling unit",
         *           "days": 180,
         *           "km": null,
         *           "hours": 1500,
         *           "isRequired": false,
         *           "icon": "snowflake",
         *           "lastServiceAt": null,
         *           "odometer": null,
         *           "engineHours": null,
         *           "dueAt": null,
         *           "by": null,
         *           "left": null,
         *           "isExpired": false
         *         }
         *       ]
         *     }
         */
        Vehicle: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            registrationPlate: string;
            vin: string | null;
            type: {
                /** Format: uuid */
                id: string;
                name: string;
                icon: string;
            };
            licenseClass: string | null;
            typeLicenseClass: string | null;
            brand: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            model: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            year: number | null;
            /** @enum {string} */
            status: "active" | "deactivated";
            /** @description decimal, at most 3 places */
            effectiveSpace: string;
            /** @description decimal, at most 3 places */
            maxCarryWeight: string;
            palletPlaces?: string | null;
            loadingMeters?: string | null;
            typeFloor?: {
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            };
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
                isBlocked?: boolean;
            } | null;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            isShared: boolean;
            share?: {
                /** @description unix seconds */
                fromAt: number;
                toAt: number | null;
            };
            photo: string | null;
            serviceIntervalInfo: {
                isExpired: boolean;
                text: string;
                dueAt: number | null;
                service: string | null;
                days: number | null;
                by: ("days" | "km" | "hours") | null;
                left: number | null;
            };
            readings?: {
                odometer: number | null;
                engineHours: number | null;
            };
            documentExpiresAt: number | null;
            alerts?: {
                open: number;
                severity: ("critical" | "warning" | "info") | null;
            };
            /** @description unix seconds */
            createdAt: number;
            odometer: {
                value: number;
                /** @enum {string} */
                source: "device" | "track";
                isCorrected: boolean;
            } | null;
            engineHours: {
                value: number;
                /** @enum {string} */
                source: "device" | "track";
                isCorrected: boolean;
            } | null;
            trackingDevice: string | null;
            trackingApp: ("traccarClient" | "osmAnd" | "gpsLogger" | "ownTracks" | "traccarServer" | "other") | null;
            color: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            fuelType: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            engineModel: string | null;
            enginePower: string | null;
            axles: number | null;
            weight: string | null;
            comment: string | null;
            cargoTypes: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description decimal, at most 3 places */
            width: string;
            /** @description decimal, at most 3 places */
            height: string;
            /** @description decimal, at most 3 places */
            length: string;
            /** @description decimal, at most 3 places */
            actualSpace: string;
            loadingOptions: ("rear" | "side" | "top" | "tailLift" | "crane")[];
            homeLocation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            fixedCost: string | null;
            kmCost: string | null;
            files: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "photoFront" | "photoRear" | "photoSide" | "photoInside" | "registrationCertificate" | "revenueLicence" | "emissionReport" | "inspectionReport" | "insurance" | "serviceRecord" | "fitnessCertificate" | "acvPass" | "portPermit";
                name: string;
                mime: string;
                url: string;
                thumbnail: string | null;
                expiresAt: number | null;
                /** @description unix seconds */
                createdAt: number;
            }[];
            services: {
                /** Format: uuid */
                serviceIntervalId: string;
                name: string;
                days: number;
                km: number | null;
                hours: number | null;
                isRequired: boolean;
                icon: string;
                lastServiceAt: number | null;
                odometer: number | null;
                engineHours: number | null;
                dueAt: number | null;
                by: ("days" | "km" | "hours") | null;
                left: number | null;
                isExpired: boolean;
            }[];
        };
        /**
         * @example {
         *       "vehicleId": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *       "device": "DEMO-CPPH2231",
         *       "registrationPlate": "CP PH-2231",
         *       "type": {
         *         "id": "189bb991-f96f-84e3-a63e-54e06c080fe8",
         *         "name": "Mini lorry 7 ft"
         *       },
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "driver": null,
         *       "isShared": false,
         *       "position": null,
         *       "motion": "offline",
         *       "trip": null,
         *       "openAlerts": null,
         *       "state": null
         *     }
         */
        VehiclePosition: {
            /** Format: uuid */
            vehicleId: string;
            device: string | null;
            registrationPlate: string;
            type: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            isShared: boolean;
            position: {
                /** @description unix seconds */
                at: number;
                latitude: number;
                longitude: number;
                speed: number;
                heading: number | null;
                isCoarse: boolean;
                /** Format: uuid */
                vehicleId: string;
                /** @enum {string} */
                motion: "moving" | "stopped" | "offline";
            } | null;
            /** @enum {string} */
            motion: "moving" | "stopped" | "offline";
            trip: {
                /** Format: uuid */
                id: string;
                number: string;
                stage: string;
                nextStop: {
                    name: string;
                    /** @description unix seconds */
                    eta: number;
                } | null;
            } | null;
            openAlerts: {
                count: number;
                /** @enum {string} */
                severity: "critical" | "warning" | "info";
            } | null;
            state: {
                battery: number | null;
                isCharging: boolean | null;
                ignition: boolean | null;
                isMoving: boolean | null;
                odometer: number | null;
                engineHours: number | null;
                fuelLevel: number | null;
                alarm: string | null;
                event: string | null;
                attributes: {
                    [key: string]: string | number | boolean;
                };
            } | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "vehicleId": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *           "device": "DEMO-CPPH2231",
         *           "registrationPlate": "CP PH-2231",
         *           "type": {
         *             "id": "189bb991-f96f-84e3-a63e-54e06c080fe8",
         *             "name": "Mini lorry 7 ft"
         *           },
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "driver": null,
         *           "isShared": false,
         *           "position": null,
         *           "motion": "offline",
         *           "trip": null,
         *           "openAlerts": null,
         *           "state": null
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        VehiclePositionPage: {
            items: components["schemas"]["VehiclePosition"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *       "revision": 1,
         *       "registrationPlate": "CP PH-2231",
         *       "vin": "MBJ11JV5070310217",
         *       "type": {
         *         "id": "189bb991-f96f-84e3-a63e-54e06c080fe8",
         *         "name": "Mini lorry 7 ft",
         *         "icon": "truck"
         *       },
         *       "licenseClass": null,
         *       "typeLicenseClass": "B",
         *       "brand": {
         *         "id": "3fef36fa-fdcc-8913-a38c-1cfa81d93450",
         *         "name": "Tata"
         *       },
         *       "model": {
         *         "id": "0f5ffeb6-9dbc-8951-a05e-616c7ffe1241",
         *         "name": "Ace HT"
         *       },
         *       "year": 2019,
         *       "status": "active",
         *       "effectiveSpace": "4.248",
         *       "maxCarryWeight": "1000.000",
         *       "palletPlaces": null,
         *       "loadingMeters": null,
         *       "typeFloor": {
         *         "palletPlaces": null,
         *         "loadingMeters": null
         *       },
         *       "driver": null,
         *       "organization": {
         *         "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *         "name": "Ceylon Harvest Exports"
         *       },
         *       "isShared": false,
         *       "photo": "/api/vehicles/files/d6671207-7642-8d52-adab-a16e3f3aa7a5/thumbnail",
         *       "serviceIntervalInfo": {
         *         "isExpired": false,
         *         "text": "Tyre change due in 9 days",
         *         "dueAt": 1795939200,
         *         "service": "Tyre change",
         *         "days": 9,
         *         "by": "days",
         *         "left": 9
         *       },
         *       "readings": {
         *         "odometer": 48200,
         *         "engineHours": 1506.3
         *       },
         *       "documentExpiresAt": 1793865600,
         *       "alerts": {
         *         "open": 0,
         *         "severity": null
         *       },
         *       "createdAt": 1773561600
         *     }
         */
        VehicleSummary: {
            /** Format: uuid */
            id: string;
            /** @description counts the changes of the record */
            revision: number;
            registrationPlate: string;
            vin: string | null;
            type: {
                /** Format: uuid */
                id: string;
                name: string;
                icon: string;
            };
            licenseClass: string | null;
            typeLicenseClass: string | null;
            brand: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            model: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            year: number | null;
            /** @enum {string} */
            status: "active" | "deactivated";
            /** @description decimal, at most 3 places */
            effectiveSpace: string;
            /** @description decimal, at most 3 places */
            maxCarryWeight: string;
            palletPlaces?: string | null;
            loadingMeters?: string | null;
            typeFloor?: {
                palletPlaces?: string | null;
                loadingMeters?: string | null;
            };
            driver: {
                /** Format: uuid */
                id: string;
                name: string;
                isBlocked?: boolean;
            } | null;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            isShared: boolean;
            share?: {
                /** @description unix seconds */
                fromAt: number;
                toAt: number | null;
            };
            photo: string | null;
            serviceIntervalInfo: {
                isExpired: boolean;
                text: string;
                dueAt: number | null;
                service: string | null;
                days: number | null;
                by: ("days" | "km" | "hours") | null;
                left: number | null;
            };
            readings?: {
                odometer: number | null;
                engineHours: number | null;
            };
            documentExpiresAt: number | null;
            alerts?: {
                open: number;
                severity: ("critical" | "warning" | "info") | null;
            };
            /** @description unix seconds */
            createdAt: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "4c582c71-5078-8dd8-a7a0-163e2bc320e4",
         *           "revision": 1,
         *           "registrationPlate": "CP PH-2231",
         *           "vin": "MBJ11JV5070310217",
         *           "type": {
         *             "id": "189bb991-f96f-84e3-a63e-54e06c080fe8",
         *             "name": "Mini lorry 7 ft",
         *             "icon": "truck"
         *           },
         *           "licenseClass": null,
         *           "typeLicenseClass": "B",
         *           "brand": {
         *             "id": "3fef36fa-fdcc-8913-a38c-1cfa81d93450",
         *             "name": "Tata"
         *           },
         *           "model": {
         *             "id": "0f5ffeb6-9dbc-8951-a05e-616c7ffe1241",
         *             "name": "Ace HT"
         *           },
         *           "year": 2019,
         *           "status": "active",
         *           "effectiveSpace": "4.248",
         *           "maxCarryWeight": "1000.000",
         *           "palletPlaces": null,
         *           "loadingMeters": null,
         *           "typeFloor": {
         *             "palletPlaces": null,
         *             "loadingMeters": null
         *           },
         *           "driver": null,
         *           "organization": {
         *             "id": "e273d440-2477-82e2-ae80-053b4674f68e",
         *             "name": "Ceylon Harvest Exports"
         *           },
         *           "isShared": false,
         *           "photo": "/api/vehicles/files/d6671207-7642-8d52-adab-a16e3f3aa7a5/thumbnail",
         *           "serviceIntervalInfo": {
         *             "isExpired": false,
         *             "text": "Tyre change due in 9 days",
         *             "dueAt": 1795939200,
         *             "service": "Tyre change",
         *             "days": 9,
         *             "by": "days",
         *             "left": 9
         *           },
         *           "readings": {
         *             "odometer": 48200,
         *             "engineHours": 1506.3
         *           },
         *           "documentExpiresAt": 1793865600,
         *           "alerts": {
         *             "open": 0,
         *             "severity": null
         *           },
         *           "createdAt": 1773561600
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        VehicleSummaryPage: {
            items: components["schemas"]["VehicleSummary"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
        /**
         * @example {
         *       "id": "1a3ce5cc-e6af-8a5a-a7ac-74b6999c1a3e",
         *       "name": "Three-wheeler, cargo",
         *       "averageSpace": "1.500",
         *       "maxWeight": "350.000",
         *       "palletPlaces": null,
         *       "loadingMeters": null,
         *       "icon": "truck",
         *       "revision": 1,
         *       "isOwn": false,
         *       "temperature": "ambient",
         *       "licenseClass": "B1"
         *     }
         */
        VehicleType: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description decimal, at most 3 places */
            averageSpace: string;
            /** @description decimal, at most 3 places */
            maxWeight: string;
            palletPlaces?: string | null;
            loadingMeters?: string | null;
            icon: string;
            /** @description counts the changes of the record */
            revision: number;
            isOwn: boolean;
            /** @enum {string} */
            temperature: "ambient" | "chilled" | "frozen";
            licenseClass: string | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "1a3ce5cc-e6af-8a5a-a7ac-74b6999c1a3e",
         *           "name": "Three-wheeler, cargo",
         *           "averageSpace": "1.500",
         *           "maxWeight": "350.000",
         *           "palletPlaces": null,
         *           "loadingMeters": null,
         *           "icon": "truck",
         *           "revision": 1,
         *           "isOwn": false,
         *           "temperature": "ambient",
         *           "licenseClass": "B1"
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "limit": 25
         *     }
         */
        VehicleTypePage: {
            items: components["schemas"]["VehicleType"][];
            total: number;
            totalIsLowerBound?: boolean;
            page: number;
            limit: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBills: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                tab?: "all" | "receivable" | "payable" | "toApprove" | "overdue";
                of?: "order" | "trip";
                state?: "submitted" | "approved" | "outdated";
                payment?: "open" | "partlyPaid" | "paid" | "credited";
                partnerId?: string;
                from?: number;
                to?: number;
                /** @description decimal, at most 2 places */
                minTotal?: string;
                /** @description decimal, at most 2 places */
                maxTotal?: string;
                sort?: "number" | "invoice" | "date" | "dueAt" | "partner" | "total" | "-number" | "-invoice" | "-date" | "-dueAt" | "-partner" | "-total";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCargos: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                cargoTypeId?: string;
                sort?: "name" | "code" | "weight" | "effectiveSpace" | "createdAt" | "-name" | "-code" | "-weight" | "-effectiveSpace" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                organizationId?: string;
                excludeContactsWithUser?: "true" | "false";
                isDelivery?: "true" | "false";
                isBilling?: "true" | "false";
                isNotification?: "true" | "false";
                isDriver?: "true" | "false";
                partnerId?: string;
                locationId?: string;
                email?: string;
                sort?: "name" | "email" | "createdAt" | "-name" | "-email" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description chosen by the client for one request, for example a UUID, and repeated when it retries */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContactInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listContracts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                isConfirmed?: "true" | "false";
                isNotExpired?: "true" | "false";
                isDisabled?: "true" | "false";
                partnerId?: string;
                side?: "mine" | "partners";
                state?: "unconfirmed" | "confirmed" | "rejected";
                waitsForUs?: "true" | "false";
                sort?: "name" | "partner" | "startDate" | "expireDate" | "createdAt" | "-name" | "-partner" | "-startDate" | "-expireDate" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDrivers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                isBlocked?: "true" | "false";
                withVehicle?: "true" | "false";
                expiring?: "true" | "false";
                organizationId?: string;
                userId?: string;
                assignable?: "true" | "false";
                sort?: "name" | "licenseExpiresAt" | "createdAt" | "-name" | "-licenseExpiresAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGeofenceEvents: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                vehicleId?: string;
                locationId?: string;
                from?: number;
                to?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeofenceEventPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                of?: "order" | "trip";
                kind?: "invoice" | "creditNote";
                side?: "receivable" | "payable";
                currency?: string;
                aging?: "notDue" | "days30" | "days60" | "days90" | "over90" | "credit" | "open";
                at?: number;
                isGrouped?: "true" | "false";
                partnerId?: string;
                from?: number;
                to?: number;
                sort?: "number" | "issuedAt" | "dueAt" | "partner" | "total" | "open" | "-number" | "-issuedAt" | "-dueAt" | "-partner" | "-total" | "-open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLocations: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                contactId?: string;
                withContacts?: "true" | "false";
                organizationContactId?: string;
                withPartners?: "true" | "false";
                withGates?: "true" | "false";
                sort?: "name" | "city" | "createdAt" | "-name" | "-city" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description chosen by the client for one request, for example a UUID, and repeated when it retries */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLocationInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLocationInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOperations: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                approverId?: string;
                sort?: "name" | "createdAt" | "-name" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrderTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                sort?: "name" | "code" | "createdAt" | "-name" | "-code" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTypePage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                stage?: ("saved" | "pendingValidation" | "pending2ndValidation" | "validated" | "rejected" | "addedToTrip" | "started" | "arrivedToPickupLocation" | "loading" | "loadingCompleted" | "transit" | "delayed" | "arrivedToDropLocation" | "unloading" | "delivered" | "manuallyDelivered" | "incompleteDelivery" | "notDelivered" | "billed" | "cancelled")[];
                partnerId?: string[];
                orderTypeId?: string;
                operationId?: string;
                contractId?: string;
                vehicleTypeId?: string;
                pickLocationId?: string;
                dropLocationId?: string;
                createdFrom?: number;
                createdTo?: number;
                pickupFrom?: number;
                pickupTo?: number;
                deliveryFrom?: number;
                deliveryTo?: number;
                toDo?: "accept" | "plan";
                waitingForMe?: "true" | "false";
                sort?: "number" | "createdAt" | "pickupFrom" | "deliveryFrom" | "predictedCost" | "-number" | "-createdAt" | "-pickupFrom" | "-deliveryFrom" | "-predictedCost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description chosen by the client for one request, for example a UUID, and repeated when it retries */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrderBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrderEtas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEtas"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrderStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeOrderStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrderStageInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStageResult"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrderTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPartners: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                types?: ("5pl" | "4pl" | "3pl" | "2pl" | "1pl" | "fleetOwner")[];
                status?: "registered" | "waitingConfirmation" | "active" | "blocked";
                waitsForUs?: "true" | "false";
                sort?: "name" | "type" | "status" | "createdAt" | "-name" | "-type" | "-status" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPositions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                motion?: "moving" | "stopped" | "offline";
                vehicleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePositionPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTrips: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                stage?: ("saved" | "waitingForTrip" | "vehicleAssigned" | "started" | "transit" | "completed" | "manualCompleted" | "incomplete" | "billed" | "cancelled")[];
                incident?: "routeDeviated" | "unplannedStop";
                type?: "own" | "partner";
                vehicleId?: string;
                driverId?: string;
                vehicleTypeId?: string;
                routeZoneId?: string;
                partnerId?: string;
                orderTypeId?: string;
                pickLocationId?: string;
                dropLocationId?: string;
                pickFrom?: number;
                pickTo?: number;
                dropFrom?: number;
                dropTo?: number;
                sort?: "number" | "createdAt" | "pickAt" | "dropAt" | "stage" | "-number" | "-createdAt" | "-pickAt" | "-dropAt" | "-stage";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTripBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeTripStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTripStageInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripStageResult"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTripTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listVehicleTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                my?: "true" | "false";
                sort?: "name" | "averageSpace" | "maxWeight" | "-name" | "-averageSpace" | "-maxWeight";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleTypePage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                /** @description decimal, at most 3 places */
                weight?: string;
                /** @description decimal, at most 3 places */
                cargoSpace?: string;
                typeId?: string;
                status?: "active" | "deactivated";
                shared?: "true" | "false";
                withDriver?: "true" | "false";
                driverId?: string;
                organizationId?: string;
                expiring?: "true" | "false";
                of?: "own" | "partners";
                sort?: "registrationPlate" | "effectiveSpace" | "maxCarryWeight" | "year" | "createdAt" | "-registrationPlate" | "-effectiveSpace" | "-maxCarryWeight" | "-year" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleSummaryPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getVehicleTrack: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
