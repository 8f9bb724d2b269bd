/** Generated from packages/ui/src/themes by `npm run generate`. */
export const themeNames: readonly string[] = ["default","space"];
