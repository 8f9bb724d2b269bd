/** SVG path data of the default brand mark, a pavilion in front of the moon. For a viewBox of 64 by 64. */
export const brandShapes = {
  moon: 'M32 3a20.5 20.5 0 1 1 0 41 20.5 20.5 0 0 1 0-41Z',
  pavilion:
    'M32 9C33 17 40 22.5 51 23L47 28.5H17L13 23C24 22.5 31 17 32 9ZM21 30.5H43V34.5C47 38 53 40 61 40L56.5 46H7.5L3 40C11 40 17 38 21 34.5ZM13 48H18V55H13ZM26 48H30V55H26ZM34 48H38V55H34ZM46 48H51V55H46ZM8 56.5H56L58 60.5H6Z',
} as const;
