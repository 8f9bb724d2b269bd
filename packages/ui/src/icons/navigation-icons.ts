import { createIcon } from './create-icon';

export const HomeIcon = /* @__PURE__ */ createIcon(
  'M3.5 11.5 12 4l8.5 7.5M5.5 10v9A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5v-9M9.5 20.5V15a2.5 2.5 0 0 1 5 0v5.5',
);
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const GridIcon = /* @__PURE__ */ createIcon(
  'M5 4h5v6H4V5a1 1 0 0 1 1-1ZM14 4h5a1 1 0 0 1 1 1v5h-6ZM4 14h6v6H5a1 1 0 0 1-1-1ZM14 14h6v5a1 1 0 0 1-1 1h-5Z',
);
export const SearchIcon = /* @__PURE__ */ createIcon('M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16 16l4.5 4.5');
export const FilterIcon = /* @__PURE__ */ createIcon('M3.5 5h17l-6.5 7.7V19l-4 1.5v-7.8L3.5 5Z');
export const ChevronUpIcon = /* @__PURE__ */ createIcon('M6 15l6-6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9l6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M15 6l-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 6l6 6-6 6');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h15.5M13.5 6l6 6-6 6');
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6L6 18');
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M19.5 9A8 8 0 0 0 5 8M4.5 15A8 8 0 0 0 19 16M19.8 4.5V9h-4.5M4.2 19.5V15h4.5',
);
export const ExitIcon = /* @__PURE__ */ createIcon(
  'M14.5 7.5v-3h-10v15h10v-3M4.5 4.5 9.5 7v15l-5-2.5M12 12h8.5M17 8.5l3.5 3.5-3.5 3.5',
);
export const SunIcon = /* @__PURE__ */ createIcon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
);
export const PlanetIcon = /* @__PURE__ */ createIcon(
  'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM6.4 9.5C3.4 12 1.8 14.6 2.6 16c1.2 2 6.4 1 11.6-2.1S22.5 10 21.4 8c-.7-1.3-3.2-1.3-6.3-.2',
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.5 2.5 3.5 5.3 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.3-3.5-8.5s1-6 3.5-8.5Z',
);
