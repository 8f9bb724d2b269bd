/** Written by `npm run record:sports-engine`. */
export const goldenDigest = '50bf6a8e6c87bd5dc5cd5ea48684799a4b8dc3a0255c2d9c3e3c8227c556ec9b';
