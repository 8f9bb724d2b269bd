/** Written by `npm run record:sports-engine`. */
export const goldenDigest = 'e0f6510f8d8026197f112e744698b585250d60702b04fc0aa276a88c0a5cf5f8';
