/** Generated from packages/ui/src/themes by `npm run generate`. The default theme is the first. */
export const themeSchemes: Readonly<Record<string, string>> = {"default":"light","space":"dark"};
