import type { Product } from '../../e2e/product';
import { openBrowser } from '../browser';
import { firstLoadSize } from '../first-load';
import { kib, type Measurement } from '../measurement';
import { placement, settlement } from './bets';
import { boardHeap, liveBoard } from './board';
import { cellPatterns } from './cells';
import { feed } from './feed';

/** JavaScript of the board's page beside that of Home. */
const size = async (): Promise<Measurement> => {
  const home = firstLoadSize();
  const sport = firstLoadSize(['features/sports/pages/sport.tsx']);
  return {
    title: 'Sports: initial JavaScript',
    method:
      'The chunks that a page loads before the first interaction, compressed as served. Goal: at most 40 KiB gzip more than Home.',
    columns: ['page', 'gzip KiB', 'brotli KiB'],
    rows: [
      ['Home', kib(home.gzip), kib(home.brotli)],
      ['/game/sport', kib(sport.gzip), kib(sport.brotli)],
      ['difference', kib(sport.gzip - home.gzip), kib(sport.brotli - home.brotli)],
    ],
  };
};

/** The live board alone. */
export const measureBoard = async (
  withProduct: (measure: (product: Product) => Promise<void>) => Promise<void>,
  addResult: (measurement: Promise<Measurement>) => Promise<void>,
): Promise<void> => {
  const browser = await openBrowser();
  try {
    await withProduct((product) => addResult(liveBoard(browser, product)));
  } finally {
    await browser.close();
  }
};

/** All measurements of the sportsbook. The short form watches the heap for a minute instead of 30. */
export const measureSports = async (
  isShort: boolean,
  withProduct: (measure: (product: Product) => Promise<void>) => Promise<void>,
  addResult: (measurement: Promise<Measurement>) => Promise<void>,
): Promise<void> => {
  const browser = await openBrowser();
  try {
    await addResult(cellPatterns(browser));
    await withProduct(async (product) => {
      // Reads the build that the product has.
      await addResult(size());
      await addResult(liveBoard(browser, product));
      await addResult(feed(product, isShort));
      await addResult(boardHeap(browser, product, isShort ? 1 : 30));
    });
  } finally {
    await browser.close();
  }
  await addResult(placement());
  await addResult(settlement(isShort));
};
