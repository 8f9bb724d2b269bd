/** Replaced by Vite with constants, so that code for development only is removed from builds. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly MODE: string };
}
