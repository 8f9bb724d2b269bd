import { createIcon } from './create-icon';

export const WalletIcon = /* @__PURE__ */ createIcon(
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5v9A2.5 2.5 0 0 0 6.5 19H18.5a1.5 1.5 0 0 0 1.5-1.5v-8A1.5 1.5 0 0 0 18.5 8h-14M20 11.5h-4a2 2 0 0 0 0 4h4',
  'M16.3 12.6a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z',
);
export const DepositIcon = /* @__PURE__ */ createIcon(
  'M12 3.5v10M8 10l4 4 4-4M4 14.5v3A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5v-3',
);
export const WithdrawIcon = /* @__PURE__ */ createIcon(
  'M12 14V4M8 7.5l4-4 4 4M4 14.5v3A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5v-3',
);
export const TransferIcon = /* @__PURE__ */ createIcon('M4 8.5h15.5L16 5M20 15.5H4.5L8 19');
export const RecordIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h12V20l-2-1.3-2 1.3-2-1.3L10 20l-2-1.3L6 20V3.5ZM9 8h6M9 11.5h6M9 15h3.5',
);
export const BetIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16v3.3a2.3 2.3 0 0 0 0 4.4v3.3H4v-3.3a2.3 2.3 0 0 0 0-4.4V6.5ZM14.5 6.5v1.5M14.5 11v2M14.5 16v1.5M7.5 10.5h4M7.5 13.5h4',
);
export const CoinIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5h5v5h-5ZM12 5.5v1.5M12 17v1.5M5.5 12H7M17 12h1.5',
);
export const CardIcon = /* @__PURE__ */ createIcon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h4',
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5ZM16 5a1.5 1.5 0 0 0-1.5-1.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5',
);
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14');
export const UploadIcon = /* @__PURE__ */ createIcon('M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M5 20h14');
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v11.5A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M8 3.5v4M16 3.5v4',
);
