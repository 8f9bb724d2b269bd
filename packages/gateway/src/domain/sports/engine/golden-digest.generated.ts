/** Written by `npm run record:sports-engine`. */
export const goldenDigest = '8cb7e3611edba8de689045d9fe83d151e3a41164ab2789ade1ea4e680e83df2e';
