/** What Vite puts in the place of it: a constant, so that what only development needs falls out of a build. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
