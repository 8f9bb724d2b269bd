import { createIcon } from './create-icon';

export const CheckIcon = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5');
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8.3 12.3l2.7 2.7 4.9-5.4',
);
export const WarningIcon = /* @__PURE__ */ createIcon(
  'M12 4l9 15.5H3L12 4ZM12 10v4.5',
  'M12 16a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z',
);
export const ErrorIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5',
  'M12 7.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2.5',
);
export const VolumeIcon = /* @__PURE__ */ createIcon(
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
);
export const AnnouncementIcon = /* @__PURE__ */ createIcon(
  'M4 10v4l3 .5 1.5 5H11l-1-4.7L18.5 18V6L7 9.5 4 10ZM20.5 10.5v3',
);
