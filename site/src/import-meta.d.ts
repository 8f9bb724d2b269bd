/** Replaced by Vite with a constant, so that code for development only is removed from builds. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
