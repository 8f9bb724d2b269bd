/** Stands for rows that are not there; `height` in px. */
export const RowGap = ({ height }: { height: number }) => (
  <tbody aria-hidden="true">
    <tr style={{ height, padding: 0, border: 0 }} />
  </tbody>
);
