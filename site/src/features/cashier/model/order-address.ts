import { paths } from '../../../routes/paths';

/** The word in the deposit's address that names the order which is shown. */
export const orderParam = 'order';

/** Where an order is shown; a reload or a link brings it back. */
export const orderAddress = (id: string): string =>
  `${paths.mine.finance.deposit}?${new URLSearchParams({ [orderParam]: id })}`;

/** Where a withdrawal is shown. */
export const withdrawalAddress = (id: string): string =>
  `${paths.mine.finance.withdrawal}?${new URLSearchParams({ [orderParam]: id })}`;
