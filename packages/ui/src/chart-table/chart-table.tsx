interface ChartTableProps {
  readonly caption: string;
  /** Names of the series; shown when there is more than one. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** The values of a chart as a table for screen readers. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
