// Generated from the call definitions by `npm run generate`. Do not edit.
import { coreWire } from './core.generated';
import { moneyWire } from './money.generated';

/** Every call by its name, without its schemas. */
export const wire = { ...coreWire, ...moneyWire } as const;
