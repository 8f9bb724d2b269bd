import { type Faults, faultsOf, lengthFault } from '../../../shared/forms/fault';

export const emptyName = { name: '' };

/** As the call `realNameSubmit` bounds it. */
const bounds = { min: 2, max: 40 };

/** What is wrong with a name before it is sent; what a name may be made of, the gateway knows. */
export const judgeName = ({ name }: typeof emptyName): Faults<'name'> =>
  faultsOf({ name: lengthFault(name.trim(), bounds) });
