import { createIcon } from './create-icon';

export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.3-3.8 3.4-6 7.5-6s7.2 2.2 7.5 6',
);
export const UserPlusIcon = /* @__PURE__ */ createIcon(
  'M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2.5 20.5c.3-3.8 3.4-6 7.5-6 1.5 0 2.9.3 4 .9M18.5 14.5v6M15.5 17.5h6',
);
export const LoginIcon = /* @__PURE__ */ createIcon(
  'M13.5 4H18a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4.5M3.5 12H14M10.5 8l4 4-4 4',
);
export const LogoutIcon = /* @__PURE__ */ createIcon(
  'M10.5 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4.5M9.5 12H20M16.5 8l4 4-4 4',
);
export const MailIcon = /* @__PURE__ */ createIcon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6',
);
export const BellIcon = /* @__PURE__ */ createIcon(
  'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5a2.2 2.2 0 0 0 4 0M12 5V3.5',
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2',
);
export const ServiceIcon = /* @__PURE__ */ createIcon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 12.5H6A1.5 1.5 0 0 1 7.5 14v2.5A1.5 1.5 0 0 1 6 18h-.5a2 2 0 0 1-2-2v-1.5a2 2 0 0 1 1-1.7ZM19.5 12.5H18a1.5 1.5 0 0 0-1.5 1.5v2.5A1.5 1.5 0 0 0 18 18h.5a2 2 0 0 0 2-2v-1.5a2 2 0 0 0-1-1.7ZM18.5 18c0 1.8-1.8 2.5-5 2.5',
);
export const HelpIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.7c0-1.4 1.1-2.4 2.6-2.4 1.4 0 2.5.9 2.5 2.2 0 1.9-2.6 2-2.6 4.1',
  'M12 15.7a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
);
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M12 3l7.5 2.8V11c0 4.8-3 8.2-7.5 10-4.5-1.8-7.5-5.2-7.5-10V5.8L12 3ZM8.7 12l2.4 2.4 4.3-4.6',
);
export const LockIcon = /* @__PURE__ */ createIcon(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5',
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M9.5 5.9a9.3 9.3 0 0 1 2.5-.4c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1M9.8 10a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM10.3 3.5h3.4l.5 2.4 1.7 1 2.3-.8 1.7 2.9-1.8 1.7v2l1.8 1.7-1.7 2.9-2.3-.8-1.7 1-.5 2.5h-3.4l-.5-2.5-1.7-1-2.3.8-1.7-2.9 1.8-1.7v-2L4.1 9l1.7-2.9 2.3.8 1.7-1 .5-2.4Z',
);
