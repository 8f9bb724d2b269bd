import { useEffect } from 'react';

declare global {
  interface Window {
    heldInput?: {
      /** Lets clicks through, once React listens; those on marked HTML are still held. */
      release(): void;
      /** Repeats the held click and the held changes, which are held again while their element is not hydrated. */
      replay(): void;
    };
  }
}

/** Marks server-rendered HTML that hydrates later than the page. */
export const unhydratedMark = 'data-unhydrated';

/**
 * A script for the head of the document. It holds what React, which hydrates the server's visible HTML later, would drop:
 *
 * - the last click on a button (links work without React);
 * - changes of the fields of marked HTML. Forms read their own early input (`readEarlyInput`).
 *
 * Hydration resets a field to the server's value, and React ignores the event of a field whose value it has seen: `replay`
 * therefore sets another value first.
 */
export const holdInputScript =
  '(function(w){var held,ready,fields=new Map,' +
  `marked=function(e){return e.closest("[${unhydratedMark}]")};` +
  'addEventListener("click",function(e){var b=e.target.closest("button");' +
  'if(b&&(!ready||marked(b))){e.preventDefault();e.stopPropagation();held=b}},true);' +
  'addEventListener("input",function(e){var f=e.target;' +
  'if(marked(f))fields.set(f,f.type=="checkbox"?f.checked:f.value)},true);' +
  'w.heldInput={release:function(){ready=1},replay:function(){var b=held;held=0;if(b&&b.isConnected)b.click();' +
  'fields.forEach(function(v,f){if(marked(f))return;fields.delete(f);' +
  'if(f.type=="checkbox"){f.checked=!v;f.click();return}f.value="";' +
  'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),"value").set.call(f,v);' +
  '["input","change"].forEach(function(n){f.dispatchEvent(new Event(n,{bubbles:true}))})})}}})(window)';

/** Repeats the held input. It belongs beside the page, so that its effect runs when the page is hydrated. */
export const HeldInput = () => {
  useEffect(() => window.heldInput?.replay(), []);
  return null;
};
