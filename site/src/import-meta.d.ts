/** Replaced by Vite with a constant, so that code for development only is removed from builds. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}

/** Vite builds the worker and answers its address. */
declare module '*?worker&url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: Vite exports it so
  export default url;
}

/** Trusted Types, which TypeScript's library does not have yet. Only the part that the site uses. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}
