import { coreWire, moneyWire } from './wire.generated';

/** Every call by its name, without its schemas: what a request is made with. */
export const wire = { ...coreWire, ...moneyWire } as const;
