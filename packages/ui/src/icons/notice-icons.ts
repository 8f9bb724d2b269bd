import { createIcon } from './create-icon';

/** In a separate file: Home needs these icons on its first load, and bundlers split by file. */
export const InboxIcon = /* @__PURE__ */ createIcon('M4 13l2.5-7h11l2.5 7v5H4v-5h5l1 2.5h4l1-2.5h5');
export const AlertIcon = /* @__PURE__ */ createIcon('M12 4v10.5M12 19.4v.2');
