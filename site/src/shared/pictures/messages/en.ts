/** Texts of uploaded pictures. */
export const pictures = {
  hint: '{formats}, {count} at most. They are made smaller on your device first, without the place where they were taken.',
  unreadable: 'This picture cannot be read. Choose another one.',
  show: 'Show pictures ({count})',
  hide: 'Hide pictures',
  picture: 'Picture {number}',
  loadFailed: 'This picture did not load',
} as const;
