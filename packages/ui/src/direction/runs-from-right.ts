/** Whether writing runs from right to left there: what comes next then stands to the left. */
export const runsFromRight = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl';
