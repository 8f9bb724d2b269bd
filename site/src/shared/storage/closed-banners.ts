import { storageKeys } from '@pavilion/contract';

/** The attribute of a banner with its id. */
export const bannerMark = 'data-banner';

/**
 * A script for the head of the document: it hides banners that were all closed in this browser before the first paint, since the
 * server does not know them and the page would move up at hydration. One that is not closed shows the carousel.
 */
export const closedBannersScript =
  `(function(d){try{var s=d.createElement("style");s.textContent="[data-part=banners]:not(:has([${bannerMark}]"+` +
  `JSON.parse(localStorage.getItem("${storageKeys.closedBanners}")).map(function(i){` +
  `return":not([${bannerMark}="+JSON.stringify(i)+"])"}).join("")+")){display:none}";d.head.append(s)}catch(e){}})(document)`;
