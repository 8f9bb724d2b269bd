import { paths } from '../../../routes/paths';

/** The query parameter with the id of the order that is shown. */
export const orderParam = 'order';

/** The address of a deposit order. */
export const orderAddress = (id: string): string =>
  `${paths.mine.finance.deposit}?${new URLSearchParams({ [orderParam]: id })}`;

/** The address of a withdrawal order. */
export const withdrawalAddress = (id: string): string =>
  `${paths.mine.finance.withdrawal}?${new URLSearchParams({ [orderParam]: id })}`;
