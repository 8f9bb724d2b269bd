import type { Product } from '../../e2e/product';

/** Starts the built product with a database. Loaded when a long form needs it: Jest, which runs the short forms, cannot. */
export const startBuiltProduct = async (settings: {
  DATA_DIR: string;
  DATABASE_URL: string;
}): Promise<Product> => {
  const { ownPorts, startProduct } = await import('../../e2e/product');
  return startProduct({ ...(await ownPorts()), UNPACED_ROUNDS: '1', ...settings });
};
