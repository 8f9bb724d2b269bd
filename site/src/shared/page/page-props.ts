/** The props of every page. */
export interface PageProps {
  /** The id of the page's row in the route table. */
  readonly id: string;
  /** The page's title in the language shown, for its heading. */
  readonly title: string;
}
