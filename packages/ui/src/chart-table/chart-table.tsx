interface ChartTableProps {
  readonly caption: string;
  /** Names of the series, when there is more than one. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** The numbers behind a chart, for who can not see it. */
export const ChartTable = ({ caption, heads, rows }: ChartTableProps) => (
  <div className="pv-sr-only">
    <table>
      <caption>{caption}</caption>
      {heads.length > 0 && (
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
