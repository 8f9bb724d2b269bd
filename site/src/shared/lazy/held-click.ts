import { useEffect } from 'react';

declare global {
  interface Window {
    heldClick?: {
      /** Lets clicks through, once React listens; those on marked HTML are still held. */
      release(): void;
      /** Repeats the held click, which is held again if its button is still not hydrated. */
      replay(): void;
    };
  }
}

/** Marks server-rendered HTML that hydrates later than the page. */
export const unhydratedMark = 'data-unhydrated';

/**
 * A script for the head of the document. It holds the last click on a button that React does not know yet: the server's
 * HTML is visible before it is hydrated, and React drops such clicks. Links work without React.
 */
export const holdClickScript =
  '(function(w){var held,ready;addEventListener("click",function(e){var b=e.target.closest("button");' +
  `if(b&&(!ready||b.closest("[${unhydratedMark}]"))){e.preventDefault();e.stopPropagation();held=b}},true);` +
  'w.heldClick={release:function(){ready=1},' +
  'replay:function(){var b=held;held=0;if(b&&b.isConnected)b.click()}}})(window)';

/** Repeats the held click. It belongs beside the page, so that its effect runs when the page is hydrated. */
export const HeldClick = () => {
  useEffect(() => window.heldClick?.replay(), []);
  return null;
};
