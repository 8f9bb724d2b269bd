/** Measures that all themes share. */
export const scales = {
  /** The 4 px grid: `space[4]` is 16 px. */
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
  },
  text: {
    xs: '12px',
    sm: '13px',
    md: '14px',
    lg: '16px',
    xl: '20px',
    h3: '24px',
    h2: '32px',
    h1: '44px',
  },
  leading: { tight: '1.2', snug: '1.35', text: '1.5', loose: '1.75' },
  weight: { regular: '400', medium: '500', bold: '600', heavy: '700' },
  /** Heights of controls. */
  control: { sm: '32px', md: '40px', lg: '48px' },
  layout: { content: '1240px', reading: '720px', gutter: 'clamp(16px, 3vw, 40px)' },
  /** Every stacking level. Components never write a `z-index` number. */
  z: {
    base: '0',
    raised: '1',
    sticky: '100',
    header: '200',
    floating: '300',
    drawer: '400',
    modal: '500',
    popover: '600',
    toast: '700',
    tooltip: '800',
  },
} as const;

/** Widths in px at which layouts change. CSS variables do not work in media queries, so these are plain numbers. */
export const breakpoint = { phone: 600, tablet: 900, desktop: 1200 } as const;
